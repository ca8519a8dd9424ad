import type { ContentLanguage, Level, QuestionDraft } from '../../questions';
import type { ReportOptions } from '../assessment-settings';
import type { ProctoringDraft } from '../proctoring.policy';
import type { AssessmentTranslation } from '../translation/assessment-translation';
import type { AssessmentKind, LanguageOffer } from '../vocabulary';

/** An assessment of the demo data. */
export interface ReadyAssessment {
  title: string;
  jobRole: string;
  description: string;
  level: Level;
  language: ContentLanguage;
  type: AssessmentKind;
  /** The assessment's own when left out. */
  languages?: LanguageOffer;
  translation?: AssessmentTranslation;
  /** What differs from the settings that every assessment begins with. */
  proctoring?: ProctoringDraft;
  /** Reports of demo data show right answers, as staff first meet them; what differs from that. */
  reportOptions?: Partial<ReportOptions>;
  isActive: boolean;
  /** The demo's present moment minus this is when it was created. */
  ageDays: number;
  /** From the demo's present moment on; never without. */
  closesInDays?: number;
  testIds: string[];
  questions: QuestionDraft[];
}
