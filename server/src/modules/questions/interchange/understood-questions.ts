import type { ImportProblemCode } from './problem-codes';
import type { CarriedField } from './complete-question';
import type { BankQuestion } from '../bank-question';
import type { QuestionFormat } from './question-format';

export interface ImportProblemParam {
  name: string;
  value: string;
}

export interface ImportProblem {
  line: number | null;
  file: string | null;
  title: string;
  code: ImportProblemCode;
  params: ImportProblemParam[];
  place: number | null;
}

export interface ImportedQuestion {
  line: number | null;
  file: string | null;
  title: string;
  place: number;
  isKnown: boolean;
  category: string | null;
  leftBehind: ImportProblem[];
  lacks: CarriedField[];
  question: BankQuestion;
}

/** What was understood of a file, and what was not. */
export interface UnderstoodQuestions {
  format: QuestionFormat;
  understood: ImportedQuestion[];
  mendable: ImportedQuestion[];
  problems: ImportProblem[];
  ignored: ImportProblem[];
  knownCount: number;
  mediaCount: number;
  questionIds: string[];
}
