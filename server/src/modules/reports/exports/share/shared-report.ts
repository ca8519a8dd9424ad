import type { ContentLanguage } from '../../../../platform/graphql';
import type { Report, ReportQuestion } from '../../../grading';
import type { ShownBrand } from '../../../identity';

export interface SharedCandidate {
  name: string;
  email: string;
  phone: string | null;
}

export type SharedQuestion = Omit<ReportQuestion, 'givenIn' | 'allottedSeconds'>;

export interface SharedReport extends Omit<Report, 'assessment' | 'candidate' | 'language' | 'questions'> {
  brand: ShownBrand;
  language: ContentLanguage;
  expiresAt: Date;
  assessmentTitle: string;
  jobRole: string;
  candidate: SharedCandidate | null;
  questions: SharedQuestion[];
}
