import type { QuestionContent } from '../content';
import { notesShape } from '../notes/question-notes';
import type { QuestionNotes } from '../notes/question-notes';
import { kindOf } from '../question';
import { textsOf } from '../shape/texts';
import type { FieldText, TextForm } from '../shape/texts';
import type { AnswerKey } from '../types';
import type { QuestionType } from '../vocabulary/question-type';

export const contentLanguages = ['en', 'ar'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

export const otherLanguage = (language: ContentLanguage): ContentLanguage => (language === 'en' ? 'ar' : 'en');

/** A text in the other language, with what the source said when it was translated. */
export interface TranslatedText extends FieldText {
  source: string;
}

/** What a question says in the language that it was not written in. Whatever is not a text, it shares. */
export interface Translation {
  /** The language that the question was written in. */
  from: ContentLanguage;
  texts: TranslatedText[];
  /** The text among them as plain text, and with its formatting where it has some. */
  text: string | null;
  textHtml: string | null;
  /** The person who read it against the source; null as long as nobody has. */
  reviewedBy: string | null;
  /** ISO, UTC. */
  reviewedAt: string | null;
}

export interface TranslatableQuestion {
  type: QuestionType;
  text: string;
  textHtml: string | null;
  content: QuestionContent;
  answerKey: AnswerKey;
  notes?: QuestionNotes | null;
}

export interface SourceText extends FieldText {
  /** RICH is formatted. */
  form: TextForm | 'RICH';
}

/** Everything that a translation of the question says, in the order in which it is read. */
export function sourceTextsOf(question: TranslatableQuestion): SourceText[] {
  const { type, text, textHtml, content, answerKey, notes } = question;
  const { authored, show } = kindOf(type);
  const own: SourceText =
    textHtml === null ? { path: 'text', text, form: 'LINES' } : { path: 'text', text: textHtml, form: 'RICH' };
  return [own, ...textsOf(authored, show({ content, answerKey })), ...textsOf(notesShape, { notes })];
}

/** Figures, formulas of a sheet and signs are the same in every language. */
export const isWorded = (text: string): boolean =>
  /\p{L}/u.test(text.replace(/<[^>]*>/gu, '')) && !text.startsWith('=');

export const translationStates = ['NONE', 'INCOMPLETE', 'STALE', 'TRANSLATED', 'REVIEWED'] as const;
/** STALE: the source was changed since. Each says that everything before it is done. */
export type TranslationState = (typeof translationStates)[number];

export interface TextUnit extends SourceText {
  /** Null where nothing was said yet. */
  translated: string | null;
  /** What the source said when it was translated, where that is something else now. */
  staleSource: string | null;
  /** Nothing is said, and the source has words. */
  isMissing: boolean;
}

export function unitsOf(question: TranslatableQuestion, translation: Pick<Translation, 'texts'> | null): TextUnit[] {
  const known = new Map(translation?.texts.map((text) => [text.path, text]));
  return sourceTextsOf(question).map((source): TextUnit => {
    const { text, source: basis } = known.get(source.path) ?? { text: null, source: source.text };
    const staleSource = text === null || basis === source.text ? null : basis;
    return { ...source, translated: text, staleSource, isMissing: text === null && isWorded(source.text) };
  });
}

export function translationStateOf(question: TranslatableQuestion, translation: Translation | null): TranslationState {
  if (!translation || translation.texts.length === 0) return 'NONE';
  const units = unitsOf(question, translation);
  if (units.some(({ isMissing }) => isMissing)) return 'INCOMPLETE';
  if (units.some(({ staleSource }) => staleSource !== null)) return 'STALE';
  return translation.reviewedBy === null ? 'TRANSLATED' : 'REVIEWED';
}

/** Whether somebody can be asked the question in both languages. */
export const isWholeTranslation = (state: TranslationState): boolean => state === 'TRANSLATED' || state === 'REVIEWED';
