import type { GridDraft } from '@mizan/question-model';
import type { QuestionDraft } from './question.policy';
import type { Difficulty, FileKind } from './vocabulary';

/** Skill, difficulty, seconds, points. */
type About = [skill: string, difficulty: Difficulty, durationSeconds: number, score: number];

/** `labels` name the two ends; without a `key` every rating earns the full score. */
interface RatingForm {
  min: number;
  max: number;
  labels?: [low: string, high: string];
  key?: [from: number, to: number];
}

/** Days as yyyy-mm-dd; `right` is one day or the first and the last one that count. */
interface DateForm {
  right: string | [from: string, to: string];
  earliest?: string;
  latest?: string;
}

/** Short ways to write a question down in code. Right choices are named by their place, from 0. */
export const ask = {
  /** A screening question: every choice that is not named as acceptable rules the candidate out. */
  qualifier: (text: string, choices: string[], acceptable: number[], about: About): QuestionDraft => ({
    ...basics('qualifier', text, about),
    choices: choicesOf(choices, acceptable),
  }),
  oneOf: (text: string, choices: string[], right: number, about: About): QuestionDraft => ({
    ...basics('multiple-choice', text, about),
    choices: choicesOf(choices, [right]),
  }),
  someOf: (text: string, choices: string[], right: number[], about: About): QuestionDraft => ({
    ...basics('multiple-choice', text, about),
    choices: choicesOf(choices, right),
    allowsSeveral: true,
  }),
  whether: (text: string, truth: boolean, about: About): QuestionDraft => ({
    ...basics('true-false', text, about),
    truth,
  }),
  rating: (text: string, { min, max, labels, key }: RatingForm, about: About): QuestionDraft => ({
    ...basics('rating', text, about),
    rating: { min, max, lowLabel: labels?.[0] ?? null, highLabel: labels?.[1] ?? null },
    ratingKey: key ? { from: key[0], to: key[1] } : null,
  }),
  dropdown: (text: string, choices: string[], right: number, about: About): QuestionDraft => ({
    ...basics('dropdown', text, about),
    choices: choicesOf(choices, [right]),
  }),
  /** The choices in their right order; candidates see them shuffled. */
  ranking: (text: string, inOrder: string[], about: About): QuestionDraft => ({
    ...basics('ranking', text, about),
    choices: choicesOf(inOrder, []),
  }),
  /** Pairs of a prompt and the choice that belongs to it; `distractors` belong to none. */
  matching: (
    text: string,
    pairs: [prompt: string, match: string][],
    distractors: string[],
    about: About,
  ): QuestionDraft => {
    const texts = [...new Set([...pairs.map(([, match]) => match), ...distractors])];
    return {
      ...basics('matching', text, about),
      prompts: pairs.map(([prompt, match]) => ({ text: prompt, match: texts.indexOf(match) + 1 })),
      choices: choicesOf(texts, []),
    };
  },
  forWords: (text: string, acceptedAnswers: string[], about: About): QuestionDraft => ({
    ...basics('short-answer', text, about),
    acceptedAnswers,
  }),
  forNumber: (text: string, value: string, tolerance: string, about: About, unit?: string): QuestionDraft => ({
    ...basics('number', text, about),
    number: { value, tolerance },
    ...(unit && { unit }),
  }),
  /** `gapText` has `[[1]]`, `[[2]]`, … where the blanks are; each blank lists what is accepted there. */
  blanks: (text: string, gapText: string, blanks: string[][], about: About): QuestionDraft => ({
    ...basics('fill-in-the-blank', text, about),
    gapText,
    blanks: blanks.map((acceptedAnswers) => ({ acceptedAnswers })),
  }),
  date: (text: string, { right, earliest, latest }: DateForm, about: About): QuestionDraft => ({
    ...basics('date', text, about),
    dateRange: { earliest: earliest ?? null, latest: latest ?? null },
    dateKey: typeof right === 'string' ? { from: right, to: right } : { from: right[0], to: right[1] },
  }),
  forText: (text: string, rubric: string, about: About, wordLimit?: number): QuestionDraft => ({
    ...basics('open-ended', text, about),
    rubric,
    ...(wordLimit && { wordLimit }),
  }),
  spreadsheet: (text: string, grid: GridDraft, rubric: string, about: About): QuestionDraft => ({
    ...basics('spreadsheet', text, about),
    grid,
    rubric,
  }),
  /** An Excel file. */
  xlcx: (text: string, rubric: string, about: About): QuestionDraft => ({ ...basics('xlcx', text, about), rubric }),
  document: (text: string, rubric: string, about: About): QuestionDraft => ({
    ...basics('document', text, about),
    rubric,
  }),
  slides: (text: string, rubric: string, about: About): QuestionDraft => ({ ...basics('slides', text, about), rubric }),
  files: (text: string, fileKinds: FileKind[], rubric: string, about: About): QuestionDraft => ({
    ...basics('file-upload', text, about),
    fileKinds,
    rubric,
  }),
  video: (text: string, recordSeconds: number, rubric: string, about: About): QuestionDraft => ({
    ...basics('video', text, about),
    recordSeconds,
    rubric,
  }),
  audio: (text: string, recordSeconds: number, rubric: string, about: About): QuestionDraft => ({
    ...basics('audio', text, about),
    recordSeconds,
    rubric,
  }),
};

/** The same with its last choice kept in its place when choices are shuffled, such as “None of these”. */
export function lastFixed(draft: QuestionDraft): QuestionDraft {
  const choices = draft.choices?.map((choice, index, { length }) => ({ ...choice, isFixed: index === length - 1 }));
  return { ...draft, choices };
}

/** A grid from rows of texts, the first row and column first; rows and columns that `locks` names cannot be changed. */
export function gridOf(texts: string[][], size: { rows: number; columns: number }, locks: GridLocks = {}): GridDraft {
  const { rows = [], columns = [] } = locks;
  const cells = texts.flatMap((row, y) =>
    row.map((text, x) => ({
      row: y + 1,
      column: x + 1,
      text,
      isLocked: rows.includes(y + 1) || columns.includes(x + 1),
    })),
  );
  return { ...size, cells: cells.filter(({ text, isLocked }) => text !== '' || isLocked) };
}

/** Counted from 1. */
interface GridLocks {
  rows?: number[];
  columns?: number[];
}

function choicesOf(texts: string[], right: number[]) {
  return texts.map((text, index) => ({ text, isRight: right.includes(index) }));
}

function basics(type: QuestionDraft['type'], text: string, [skill, difficulty, durationSeconds, score]: About) {
  return { type, text, skill, difficulty, durationSeconds, score };
}
