import type { AskedContent } from '@mizan/question-model';
import type { ContentLanguage, QuestionType } from '../../questions';

/** What a question of any type says to a candidate. */
export interface ExamQuestionFacts {
  id: string;
  position: number;
  type: QuestionType;
  language: ContentLanguage;
  text: string;
  textHtml: string | null;
  score: number;
  durationSeconds: number;
  baseDurationSeconds: number;
  opensAt: Date;
  closesAt: Date;
  inOtherLanguage: ExamQuestion | null;
}

/** All of a question that a candidate ever receives: what is asked stands beside what every type has. */
export type ExamQuestion = ExamQuestionFacts & AskedContent;
