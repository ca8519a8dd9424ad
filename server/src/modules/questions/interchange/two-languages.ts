import { isWorded, otherLanguage } from '@mizan/question-model';
import type { FieldText, QuestionNotes } from '@mizan/question-model';
import { QuestionType } from '../vocabulary';
import type { ContentLanguage } from '../vocabulary';
import { encodeBasics } from './html-text';
import type { CarriedQuestion, NoteParams, WritableQuestion } from './interchange';
import { chosenIn, languagesIn, saidIn, sideBySide } from './languages-in-text';
import { NotUnderstood } from './not-understood';
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
  const inLanguage = (one: Q, language: ContentLanguage) =>
    one && { ...one, language, ...answersIn(one, language, tags) };
  const question = inLanguage(
    read((text) => chosenIn(text, own), false),
    own,
  );
  const said = inLanguage(
    translated(() => read((text) => saidIn(text, other), true)),
    other,
  );
  return question && { ...question, translation: said };
}

/** @throws NotUnderstood TRANSLATION_UNEQUAL where only the question itself is not said */
function translated<Q>(read: () => Q): Q {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotUnderstood) || error.code !== 'TEXT_MISSING') throw error;
    throw new NotUnderstood('TRANSLATION_UNEQUAL', { text: 'text', written: 1, said: 0 }, error.line);
  }
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
  const { choices, rubric, notes } = question;
  return {
    ...question,
    textHtml: both(htmlOf(question), htmlOf(translation)),
    ...(acceptedAnswers && { acceptedAnswers: [...acceptedAnswers, ...more] }),
    ...(choices && {
      choices: choices.map((choice, at) => ({
        ...choice,
        html: both(encodeBasics(choice.text), encodeBasics(translation.choices?.[at]?.text ?? choice.text)),
      })),
    }),
    ...(rubric && { rubricHtml: both(linesAsHtml(rubric), linesAsHtml(translation.rubric ?? rubric)) }),
    ...(notes && { notesHtml: bothNotes(notes, translation.notes ?? {}, both) }),
    tag: acceptedAnswers && more.length > 0 ? `mizan-answers-${otherLanguage(language)}-${more.length}` : null,
  };
}

/** What is told, in both languages; answers are named as they were. */
function bothNotes(
  own: QuestionNotes,
  said: QuestionNotes,
  both: (own: string, other: string) => string,
): QuestionNotes {
  const text = (one: string, other = one) => both(linesAsHtml(one), linesAsHtml(other));
  const texts = NOTES.flatMap((name) => (own[name] ? [[name, text(own[name], said[name])] as const] : []));
  return {
    ...(Object.fromEntries(texts) as QuestionNotes),
    ...(own.answers && {
      answers: own.answers.map(({ answer, feedback }, at) => ({
        answer,
        feedback: text(feedback, said.answers?.[at]?.feedback),
      })),
    }),
    ...(own.hints && { hints: own.hints.map((hint, at) => text(hint, said.hints?.[at])) }),
  };
}

const NOTES = ['feedback', 'rightFeedback', 'partlyRightFeedback', 'wrongFeedback'] as const;

const htmlOf = ({ text, textHtml }: CarriedQuestion): string => textHtml ?? linesAsHtml(text);
export const linesAsHtml = (text: string): string => encodeBasics(text).replaceAll('\n', '<br/>');

/** What a question says in its other language, by the paths of its texts. Figures that are alike need no translation. */
export function saidTexts(own: CarriedQuestion, other: CarriedQuestion): FieldText[] {
  // Choices of matching are counted by their texts; where they do not pair up nobody can tell which is which.
  const { choices = [], prompts = [] } = other;
  const isPaired = choices.length === (own.choices ?? []).length && prompts.length === (own.prompts ?? []).length;
  const said = { ...other, ...(!isPaired && { choices: [], prompts: [] }), notes: pairedNotes(own, other) };
  const before = new Map(textsOf(own).map(({ path, text }) => [path, text]));
  const isRich = Boolean(own.textHtml);
  const asked = isRich ? (other.textHtml ?? `<p>${linesAsHtml(other.text)}</p>`) : other.text;
  return [{ path: 'text', text: asked }, ...textsOf(said)].filter(
    ({ path, text }) => path === 'text' || (before.has(path) && (isWorded(text) || text !== before.get(path))),
  );
}

/** What the other language has more of, or fewer, so that nobody can tell which is which; null where all have their counterpart. */
export function unequalIn(own: CarriedQuestion, said: CarriedQuestion): NoteParams | null {
  for (const field of ['choices', 'prompts'] as const) {
    const [written, other] = [own, said].map(
      (one) => (one[field] ?? []).filter(({ text }) => text.trim() !== '').length,
    );
    if (written !== other) return { text: field, written: written ?? 0, said: other ?? 0 };
  }
  return null;
}

/** Feedback on answers, and hints, go by their place; of hints that are alike the question keeps the first. */
function pairedNotes({ notes: own }: CarriedQuestion, { notes: said }: CarriedQuestion): QuestionNotes | null {
  if (!own || !said) return null;
  const { answers = [], hints = [], ...texts } = said;
  const written = (own.hints ?? []).map((hint) => hint.trim());
  return {
    ...texts,
    ...(answers.length === (own.answers ?? []).length && { answers }),
    ...(hints.length === written.length && {
      hints: hints.filter((_, at) => written[at] !== '' && written.indexOf(written[at] ?? '') === at),
    }),
  };
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
  notes,
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
    ...NOTES.flatMap((name) => one(`notes.${name}`, notes?.[name])),
    ...(notes?.answers ?? []).flatMap(({ feedback }, at) => one(`notes.answers.${at}.feedback`, feedback)),
    ...(notes?.hints ?? []).flatMap((hint, at) => one(`notes.hints.${at}`, hint)),
  ];
}
