import type { QuestionNotesInput } from '../../../graphql/schema-generated';
import { newKey } from '../new-key';
import type { QuestionFields } from '../types/question-type';

export const NOTE_TEXTS = ['feedback', 'rightFeedback', 'partlyRightFeedback', 'wrongFeedback'] as const;
export type NoteText = (typeof NOTE_TEXTS)[number];

export interface AnswerNote {
  readonly key: string;
  readonly answer: string;
  readonly feedback: string;
}

/** Feedback, hints and tags as they are written; hints one to a line. */
export type NotesDraft = Readonly<Record<NoteText, string>> & {
  readonly answers: readonly AnswerNote[];
  readonly hints: string;
  readonly tags: readonly string[];
};

export const answerNote = (fields: Partial<Omit<AnswerNote, 'key'>> = {}): AnswerNote => ({
  key: newKey(),
  answer: '',
  feedback: '',
  ...fields,
});

export const noNotes = (): NotesDraft => ({
  feedback: '',
  rightFeedback: '',
  partlyRightFeedback: '',
  wrongFeedback: '',
  answers: [],
  hints: '',
  tags: [],
});

export function readNotes(notes: QuestionFields['notes'] | undefined): NotesDraft {
  if (!notes) return noNotes();
  const { feedback, rightFeedback, partlyRightFeedback, wrongFeedback, answers, hints, tags } = notes;
  return {
    feedback,
    rightFeedback,
    partlyRightFeedback,
    wrongFeedback,
    answers: answers.map(({ answer, feedback: told }) => answerNote({ answer, feedback: told })),
    hints: hints.join('\n'),
    tags,
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Null where nothing is said. */
export function notesInput({ answers, hints, tags, ...texts }: NotesDraft): QuestionNotesInput | null {
  const said = answers.filter(({ answer, feedback }) => answer.trim() !== '' && feedback.trim() !== '');
  const isEmpty = NOTE_TEXTS.every((name) => texts[name].trim() === '');
  if (isEmpty && said.length === 0 && hints.trim() === '' && tags.length === 0) return null;
  return {
    ...texts,
    answers: said.map(({ answer, feedback }) => ({ answer, feedback })),
    hints: linesOf(hints),
    tags: [...tags],
  };
}

/** How much is said, for the line that stands in for it. */
export const noteCount = (notes: NotesDraft): number => {
  const input = notesInput(notes);
  if (!input) return 0;
  const texts = NOTE_TEXTS.filter((name) => notes[name].trim() !== '').length;
  return texts + (input.answers?.length ?? 0) + (input.hints?.length ?? 0) + notes.tags.length;
};
