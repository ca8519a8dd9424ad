import { allQuestionTypes } from './all-question-types';
import { allQuestionTypesArabic } from './all-question-types-arabic';
import { callCentreAgent } from './call-centre-agent';
import { customerSuccessManager } from './customer-success-manager';
import { dataAnalyst } from './data-analyst';
import { financialController } from './financial-controller';
import { serviceDesk } from './service-desk';
import type { ReadyAssessment } from './ready-assessment';
import { seniorAccountant } from './senior-accountant';

/** By id, so that planting twice changes nothing and later demo data can invite to them. */
export const demoAssessments = {
  seniorAccountant: '0d0e0000-0000-4000-8000-000000000301',
  dataAnalyst: '0d0e0000-0000-4000-8000-000000000302',
  customerSuccessManager: '0d0e0000-0000-4000-8000-000000000303',
  callCentreAgent: '0d0e0000-0000-4000-8000-000000000304',
  financialController: '0d0e0000-0000-4000-8000-000000000305',
  allQuestionTypes: '0d0e0000-0000-4000-8000-000000000306',
  allQuestionTypesArabic: '0d0e0000-0000-4000-8000-000000000307',
  serviceDesk: '0d0e0000-0000-4000-8000-000000000308',
} as const;

export const readyAssessments: Record<keyof typeof demoAssessments, ReadyAssessment> = {
  seniorAccountant,
  dataAnalyst,
  customerSuccessManager,
  callCentreAgent,
  financialController,
  allQuestionTypes,
  allQuestionTypesArabic,
  serviceDesk,
};
