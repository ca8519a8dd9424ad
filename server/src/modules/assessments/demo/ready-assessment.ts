import type { ContentLanguage, Level, QuestionDraft } from '../../questions';
import type { AssessmentKind } from '../vocabulary';

/** An assessment of the demo data. */
export interface ReadyAssessment {
  title: string;
  jobRole: string;
  description: string;
  level: Level;
  language: ContentLanguage;
  type: AssessmentKind;
  isActive: boolean;
  /** The demo's present moment minus this is when it was created. */
  ageDays: number;
  testIds: string[];
  questions: QuestionDraft[];
}
