import { noteLimits } from '@mizan/question-model';
import type { QuestionNotes } from '@mizan/question-model';
import type { FieldProblems } from '../field-problems';

export type { AnswerFeedback, QuestionNotes } from '@mizan/question-model';

const TEXTS = ['feedback', 'rightFeedback', 'partlyRightFeedback', 'wrongFeedback'] as const;

/** All of them; empty where nothing is said. */
export type ShownNotes = Required<QuestionNotes>;

export type QuestionNotesDraft = {
  [Name in keyof QuestionNotes]?: QuestionNotes[Name] | null;
};

/** What is empty is left out; null where nothing is said. */
export function readNotes(draft: QuestionNotesDraft | null | undefined, problems: FieldProblems): QuestionNotes | null {
  if (!draft) return null;
  const text = (path: string, value: string | null | undefined, max: number = noteLimits.text) =>
    problems.text(`notes.${path}`, value, { max, isOptional: true });
  const list = (name: 'hints' | 'tags', max: number) => {
    const given = draft[name] ?? [];
    if (given.length > noteLimits[name]) problems.add(`notes.${name}`, 'max-items', { max: noteLimits[name] });
    return [...new Set(given.map((one, at) => text(`${name}.${at}`, one, max)).filter(Boolean))];
  };
  const answers = (draft.answers ?? []).map(({ answer, feedback }, at) => ({
    answer: text(`answers.${at}.answer`, answer, noteLimits.answer),
    feedback: text(`answers.${at}.feedback`, feedback),
  }));
  if (answers.length > noteLimits.answers) problems.add('notes.answers', 'max-items', { max: noteLimits.answers });
  return withoutEmpties({
    ...Object.fromEntries(TEXTS.map((name) => [name, text(name, draft[name])])),
    answers: answers.filter(({ answer, feedback }) => answer !== '' && feedback !== ''),
    hints: list('hints', noteLimits.text),
    tags: list('tags', noteLimits.tag),
  });
}

function withoutEmpties(notes: QuestionNotes): QuestionNotes | null {
  const said = Object.entries(notes).filter(([, value]) => (value as string | unknown[]).length > 0);
  return said.length > 0 ? Object.fromEntries(said) : null;
}

const nothing = {
  feedback: '',
  rightFeedback: '',
  partlyRightFeedback: '',
  wrongFeedback: '',
  answers: [],
  hints: [],
  tags: [],
} satisfies ShownNotes;

/** With something empty for what is not said. */
export const toShownNotes = (notes: QuestionNotes | null | undefined): ShownNotes | null =>
  notes ? { ...nothing, ...notes } : null;
