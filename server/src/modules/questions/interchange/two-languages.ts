import { isWorded, otherLanguage } from '@mizan/question-model';
import type { FieldText } from '@mizan/question-model';
import { QuestionType } from '../vocabulary';
import type { ContentLanguage } from '../vocabulary';
import { escapeHtml } from './html-text';
import type { CarriedQuestion, WritableQuestion } from './interchange';
import { chosenIn, languagesIn, sideBySide } from './languages-in-text';
import type { Leave } from './write-each';

const TAG = /^mizan-answers-(en|ar)-(\d{1,4})$/u;

/** A question of which some texts are in both languages, read once in each. */
export function readInLanguages<Q extends CarriedQuestion | null>(
  raw: string,
  tags: readonly string[],
  read: (choose: (text: string) => string, isOther: boolean) => Q,
): Q {
  const [own, other] = languagesIn(raw) ?? [];
  if (!own || !other) return read((text) => text, false);
  const [question, said] = [own, other].map((language, at) => {
    const one = read((text) => chosenIn(text, language), at === 1);
    return one && { ...one, language, ...answersIn(one, language, tags) };
  });
  return { ...question, translation: said ?? null } as Q;
}

export const isLanguageTag = (tag: string): boolean => TAG.test(tag);

/** Moodle compares an answer with all that are accepted; a tag says how many of them, at the end, are of the other language. */
function answersIn({ acceptedAnswers }: CarriedQuestion, language: ContentLanguage, tags: readonly string[]) {
  const [, name, count] = tags.map((tag) => TAG.exec(tag)).find((found) => found !== null) ?? [];
  if (!acceptedAnswers || count === undefined) return {};
  const at = acceptedAnswers.length - Number(count);
  return { acceptedAnswers: name === language ? acceptedAnswers.slice(at) : acceptedAnswers.slice(0, at) };
}

/** For a format whose texts may hold both languages side by side. `tag` keeps apart what it compares with answers. */
export function inBothLanguages(question: WritableQuestion, leave: Leave): WritableQuestion & { tag: string | null } {
  const { translation, language = 'en', acceptedAnswers, type } = question;
  if (!translation) return { ...question, tag: null };
  if (type === QuestionType.FILL_IN_THE_BLANK || type === QuestionType.MATCHING) {
    leave('FIELDS_NOT_HELD', { fields: 'translation' });
    return { ...question, tag: null };
  }
  const both = (own: string, other: string) => sideBySide(language, own, otherLanguage(language), other);
  const more = translation.acceptedAnswers ?? [];
  const { choices, rubric } = question;
  return {
    ...question,
    textHtml: both(htmlOf(question), htmlOf(translation)),
    ...(acceptedAnswers && { acceptedAnswers: [...acceptedAnswers, ...more] }),
    ...(choices && {
      choices: choices.map((choice, at) => ({
        ...choice,
        html: both(escapeHtml(choice.text), escapeHtml(translation.choices?.[at]?.text ?? choice.text)),
      })),
    }),
    ...(rubric && { rubricHtml: both(linesAsHtml(rubric), linesAsHtml(translation.rubric ?? rubric)) }),
    tag: acceptedAnswers && more.length > 0 ? `mizan-answers-${otherLanguage(language)}-${more.length}` : null,
  };
}

const htmlOf = ({ text, textHtml }: CarriedQuestion): string => textHtml ?? linesAsHtml(text);
const linesAsHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br/>');

/** What a question says in its other language, by the paths of its texts. Figures that are alike need no translation. */
export function saidTexts(own: CarriedQuestion, other: CarriedQuestion): FieldText[] {
  // Choices of matching are counted by their texts; where they do not pair up nobody can tell which is which.
  const { choices = [], prompts = [] } = other;
  const isPaired = choices.length === (own.choices ?? []).length && prompts.length === (own.prompts ?? []).length;
  const said = isPaired ? other : { ...other, choices: [], prompts: [] };
  const before = new Map(textsOf(own).map(({ path, text }) => [path, text]));
  const isRich = Boolean(own.textHtml);
  const asked = isRich ? (other.textHtml ?? `<p>${linesAsHtml(other.text)}</p>`) : other.text;
  return [{ path: 'text', text: asked }, ...textsOf(said)].filter(
    ({ path, text }) => path === 'text' || (before.has(path) && (isWorded(text) || text !== before.get(path))),
  );
}

function textsOf({
  choices,
  prompts,
  acceptedAnswers,
  gapText,
  gaps,
  blanks,
  rating,
  unit,
  rubric,
  grid,
}: CarriedQuestion): FieldText[] {
  const one = (path: string, text: string | null | undefined) => (text ? [{ path, text }] : []);
  return [
    ...(choices ?? []).flatMap(({ text }, at) => one(`choices.${at}.text`, text)),
    ...(prompts ?? []).flatMap(({ text }, at) => one(`prompts.${at}.text`, text)),
    ...(gaps ?? []).flatMap((gap, at) => one(`gaps.${at}.choices`, gap.choices.join('\n'))),
    ...one('acceptedAnswers', acceptedAnswers?.join('\n')),
    ...one('gapText', gapText),
    ...(blanks ?? []).flatMap((blank, at) => one(`blanks.${at}.acceptedAnswers`, blank.acceptedAnswers.join('\n'))),
    ...one('rating.lowLabel', rating?.lowLabel),
    ...one('rating.highLabel', rating?.highLabel),
    ...one('unit', unit),
    ...one('rubric', rubric),
    ...(grid?.cells ?? []).flatMap(({ text }, at) => one(`grid.cells.${at}.text`, text)),
  ];
}
