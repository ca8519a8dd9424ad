import type { ActiveStatus, ContentLanguage } from '../questions';
import type { AssessmentConfiguration, ReportOptions } from './assessment-settings';
import type { GradeBand } from './grade-bands.policy';
import type { IntegrationSettings } from './integration.policy';
import type { ProctoringSettings } from './proctoring.policy';
import type { AssessmentTranslation } from './translation/assessment-translation';

/** What a sitting has to know of its assessment. Plain JSON, so that an attempt can freeze it as it is. */
export interface PaperSettings {
  assessmentId: string;
  ownerId: string;
  title: string;
  jobRole: string;
  description: string;
  language: ContentLanguage;
  /** Absent in attempts that were frozen before there were any. */
  translation?: AssessmentTranslation | null;
  welcomeVideoUrl: string | null;
  /** Absent in attempts that were frozen before there were any. */
  welcomeVideoFileId?: string | null;
  status: ActiveStatus;
  configuration: AssessmentConfiguration;
  reportOptions: ReportOptions;
  gradeBands: GradeBand[];
  proctoring: ProctoringSettings;
  integration: IntegrationSettings;
}
