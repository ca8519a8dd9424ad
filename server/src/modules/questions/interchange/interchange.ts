import type { QuestionOptions, TextComparison } from '@mizan/question-model';
import type { QuestionNotes } from '../notes/question-notes';
import type { ImportProblemCode } from './problem-codes';
import type { Difficulty, QuestionType } from '../vocabulary';

type CarriedOptions = { [Name in keyof QuestionOptions]: QuestionOptions[Name] | null };

/** A question between a file and the bank, in either direction. What the file does not carry is left out. */
export interface CarriedQuestion extends CarriedOptions {
  type: QuestionType;
  text: string;
  /** Unsanitised when it comes from a file; images are `<img data-file-id="…">` with the key of a `CarriedImage`. */
  textHtml?: string | null;
  choices?: CarriedChoice[];
  /** Of matching; `match` is the place of a choice, from 1. */
  prompts?: { text: string; match: number | null }[];
  allowsSeveral?: boolean;
  truth?: boolean;
  acceptedAnswers?: string[];
  comparison?: TextComparison | null;
  number?: CarriedNumber;
  rating?: { min: number; max: number; lowLabel?: string | null; highLabel?: string | null };
  ratingKey?: { from: number; to: number } | null;
  gapText?: string;
  /** How each blank is filled; left out where words are typed into all of them. */
  gaps?: { isNumeric: boolean; choices: string[] }[];
  blanks?: CarriedBlank[];
  dateRange?: { earliest?: string | null; latest?: string | null } | null;
  dateKey?: { from: string; to: string };
  grid?: { columns: number; rows: number; cells: { row: number; column: number; text: string; isLocked?: boolean }[] };
  fileKinds?: string[];
  recordSeconds?: number;
  skill?: string;
  difficulty?: Difficulty;
  durationSeconds?: number;
  score?: number;
  isAdditional?: boolean;
  /** Feedback, hints and tags. */
  notes?: QuestionNotes | null;
  language?: 'en' | 'ar';
  /** The same question in its other language. */
  translation?: CarriedQuestion | null;
  /** A file of its own that says another in its other language: the name of that one. */
  translationOf?: string;
}

export interface CarriedNumber {
  value: string;
  tolerance: string;
  /** Further values, each with its percent of the points. */
  others?: { value: string; tolerance?: string | null; share?: string | null }[] | null;
}

export interface CarriedBlank {
  acceptedAnswers: string[];
  /** Of a number. */
  tolerance?: string | null;
  /** Places of choices, from 1. */
  rightChoices?: number[] | null;
}

export interface CarriedChoice {
  text: string;
  isRight: boolean;
  isFixed?: boolean;
  /** Instead of the text, where the file takes HTML. */
  html?: string;
}

export interface CarriedImage {
  name: string;
  bytes: Buffer;
}

/** Where in the file something stands, as its author would look for it. */
export interface SourcePosition {
  /** From 1; of XML the line of the element. Null when it concerns the file as a whole. */
  line: number | null;
  /** The file inside a package. */
  file?: string;
  /** The question's name, or the beginning of its text; empty when it has neither. */
  title: string;
}

export type NoteParams = Record<string, string | number>;

/** Something that did not come over: a problem when it cost the question, otherwise a thing that was ignored. */
export interface ImportNote extends SourcePosition {
  code: ImportProblemCode;
  params: NoteParams;
  /** Of the question that can be mended before it is taken over. */
  place?: number;
}

export interface UnderstoodQuestion extends SourcePosition {
  question: CarriedQuestion;
  /** Its folder in the other system: a skill for want of a better one. */
  category?: string;
  /** What stays behind of it; part of the reading's `ignored` too. */
  left?: ImportNote[];
}

/** All that was found in a file: nothing of it is dropped without a note. */
export interface InterchangeReading {
  understood: UnderstoodQuestion[];
  problems: ImportNote[];
  ignored: ImportNote[];
  /** By the key that the questions use for them. */
  images: Map<string, CarriedImage>;
}

export interface Writing {
  bytes: Buffer;
  /** What the format cannot hold. */
  left: ImportNote[];
}

export interface WritableQuestion extends CarriedQuestion {
  title: string;
  /** Instead of the rubric, where the file takes HTML. */
  rubricHtml?: string;
  /** The same of what is told about it; answers are named as in the notes. */
  notesHtml?: QuestionNotes;
}
