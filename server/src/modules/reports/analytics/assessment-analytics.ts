import type { ContentLanguage, QuestionType } from '../../questions';
import type { BandShare } from '../figures';
import type { PaperStatistics } from './item-statistics';

export interface ScoreBin {
  from: number;
  to: number;
  count: number;
}

export type PaperMeasures = Omit<PaperStatistics, 'attempts'>;

export interface ChoiceShare {
  choiceId: string;
  text: string;
  isRight: boolean;
  count: number;
  meanPercentage: number | null;
}

export interface QuestionAnalytics {
  questionId: string;
  type: QuestionType;
  text: string;
  textHtml: string | null;
  attempts: number;
  averageSeconds: number | null;
  facility: number | null;
  sd: number | null;
  discrimination: number | null;
  efficiency: number | null;
  guessing: number | null;
  intendedWeight: number | null;
  effectiveWeight: number | null;
  isAgainstTotal: boolean;
  choices: ChoiceShare[];
}

export interface AssessmentAnalytics {
  language: ContentLanguage | null;
  results: number;
  isSmallSample: boolean;
  distribution: ScoreBin[];
  bands: BandShare[];
  averagePercentage: number | null;
  averageTotalScore: number | null;
  averageSeconds: number | null;
  paper: PaperMeasures;
  questions: QuestionAnalytics[];
}
