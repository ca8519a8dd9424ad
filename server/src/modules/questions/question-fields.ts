import type { AnswerKey, QuestionContent, Translation } from '@mizan/question-model';
import type { QuestionNotes } from './notes/question-notes';
import type { Difficulty, QuestionType } from './vocabulary';

export const questionLimits = {
  textLength: 2_000,
  skillLength: 80,
  durationSeconds: { min: 5, max: 7_200 },
  score: { min: 0, max: 1_000, decimals: 2 },
} as const;

/** A question that may be stored and asked. */
export interface QuestionFields {
  type: QuestionType;
  text: string;
  textHtml: string | null;
  content: QuestionContent;
  answerKey: AnswerKey;
  durationSeconds: number;
  score: number;
  difficulty: Difficulty;
  skill: string;
  isAdditional: boolean;
  translation: Translation | null;
  notes: QuestionNotes | null;
}
