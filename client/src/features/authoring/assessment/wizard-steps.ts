import { StepPlan } from '../shared/steps';

/** What decides whether somebody may go on. */
export interface DraftFacts {
  title: string;
  jobRole: string;
  hasType: boolean;
  hasLevel: boolean;
  questionCount: number;
  /** Once it is, every step was done: nothing is published otherwise. */
  isPublished: boolean;
}

export type WizardStep = 'role' | 'choose' | 'questions' | 'finalize';

/** Translated as `assessments:blocked.…`. */
export type Blocker = 'title' | 'jobRole' | 'type' | 'level' | 'questions';

function blockerBefore(step: WizardStep, draft: DraftFacts): Blocker | null {
  if (step === 'role') return null;
  if (draft.title.trim() === '') return 'title';
  if (draft.jobRole.trim() === '') return 'jobRole';
  if (!draft.hasType) return 'type';
  if (!draft.hasLevel) return 'level';
  return step === 'finalize' && draft.questionCount === 0 ? 'questions' : null;
}

/** The four steps of an assessment. */
export const wizardSteps = new StepPlan(
  ['role', 'choose', 'questions', 'finalize'],
  blockerBefore,
  ({ isPublished }) => isPublished,
);
