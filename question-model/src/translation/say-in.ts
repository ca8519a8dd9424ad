import { contentFields } from '../content';
import type { QuestionContent } from '../content';
import { notesShape } from '../notes/question-notes';
import type { QuestionNotes } from '../notes/question-notes';
import { kindOf } from '../question';
import type { Fields, Shape } from '../shape/shape';
import { withTexts } from '../shape/texts';
import type { AnswerKey } from '../types';
import { otherLanguage } from './translation';
import type { QuestionType } from '../vocabulary/question-type';
import type { ContentLanguage, TranslatableQuestion, TranslatedText, Translation } from './translation';

export interface TwoLanguageQuestion extends TranslatableQuestion {
  /** In which it was written. */
  language: ContentLanguage;
  translation: Translation | null;
}

/** The question in the language that it was not written in; what is not said there stands as it was written. Null where it has none. */
export function inOtherLanguage(
  question: TwoLanguageQuestion,
): (TranslatableQuestion & { language: ContentLanguage }) | null {
  const { type, text, textHtml, content, answerKey, notes, translation } = question;
  if (!translation || translation.texts.length === 0) return null;
  const isSaid = translation.text !== null;
  const said = withTexts(contentFields[type] as Fields, content, translation.texts);
  return {
    type,
    language: otherLanguage(question.language),
    text: isSaid ? (translation.text ?? '') : text,
    textHtml: isSaid ? translation.textHtml : textHtml,
    content: said,
    answerKey: withTexts(kindOf(type).key, answerKey, translation.texts),
    ...(notes && { notes: notesIn(notes, translation.texts, choiceNames(content, said)) }),
  };
}

/** Feedback names a choice by its words. */
const choiceNames = (own: QuestionContent, said: QuestionContent): ReadonlyMap<string, string> =>
  new Map((own.choices ?? []).map(({ text }, at) => [text, said.choices?.[at]?.text ?? text]));

function notesIn(
  notes: QuestionNotes,
  texts: readonly TranslatedText[],
  names: ReadonlyMap<string, string>,
): QuestionNotes {
  const { answers, ...said } = withTexts(notesShape, { notes }, texts).notes;
  const named = answers?.map(({ answer, feedback }) => ({ answer: names.get(answer) ?? answer, feedback }));
  return { ...said, ...(named && { answers: named }) };
}

/** The question in this language where it has it, or else as it was written. */
export function sayIn(question: TwoLanguageQuestion, language: ContentLanguage) {
  if (language === question.language) return question;
  return inOtherLanguage(question) ?? question;
}

/** A key by which answers in either language are right: every list of accepted answers has those of both. */
export const withBothAnswers = (type: QuestionType, own: AnswerKey, other: AnswerKey): AnswerKey =>
  merged({ kind: 'group', name: '', fields: kindOf(type).key }, own, other) as AnswerKey;

function merged(shape: Shape, own: unknown, other: unknown): unknown {
  if (own === null || own === undefined) return own;
  if (shape.kind === 'group') return mergedFields(shape.fields, own as Values, (other ?? {}) as Values);
  if (shape.kind !== 'list') return own;
  const [items, others] = [own as unknown[], (other ?? []) as unknown[]];
  if (shape.of.kind === 'text') return shape.of.isTranslated ? [...new Set([...items, ...others])] : items;
  return items.map((item, at) => merged(shape.of, item, others[at]));
}

type Values = Readonly<Record<string, unknown>>;

function mergedFields(fields: Fields, own: Values, other: Values): Values {
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, fields[name] ? merged(fields[name], value, other[name]) : value]),
  );
}
