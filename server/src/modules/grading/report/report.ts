import type { ContentLanguage, Difficulty, QuestionType } from '../../questions';
import type { WholeResult } from './whole-result';

/** What reaches a reader as it was frozen and marked. */
type Frozen =
  | 'reference'
  | 'score'
  | 'totalScore'
  | 'percentage'
  | 'status'
  | 'isDisqualified'
  | 'band'
  | 'gradeBands'
  | 'passMark'
  | 'submittedAt'
  | 'usedSeconds'
  | 'allottedSeconds'
  | 'awaitingCount';

export interface ReportCandidate {
  /** By which the program that invited knows the invitation. */
  externalId?: string | null;
  name: string;
  email: string;
  phone: string | null;
}

/** A question as a report tells of it; texts are ready to be read, one entry to a line. */
export interface ReportQuestion {
  number: number;
  type: QuestionType;
  /** Where it is another than that of the sitting. */
  givenIn: ContentLanguage | null;
  skill: string;
  difficulty: Difficulty;
  isAdditional: boolean;
  /** Null while a person has to mark it. */
  score: number | null;
  maxScore: number;
  usedSeconds: number | null;
  allottedSeconds: number;
  /** The following are null where the report does not show them. */
  text: string | null;
  /** The same with its formatting, where it has one; pictures are their descriptions. */
  textHtml: string | null;
  /** Empty when nothing was answered. */
  answer: string[] | null;
  /** Null also where a person decides. */
  correct: string[] | null;
  feedback: string | null;
}

/** One result for people who read it outside the console: on paper, behind a link, in a candidate's own view. `reference` names it where nobody is named. */
export interface Report extends Pick<WholeResult, Frozen> {
  assessment: { id: string; title: string; jobRole: string };
  candidate: ReportCandidate | null;
  /** In which it was sat; null where every question has but one. */
  language: ContentLanguage | null;
  feedback: string | null;
  questions: ReportQuestion[];
}
