export const STEPS = ['role', 'choose', 'questions', 'finalize'] as const;
export type WizardStep = (typeof STEPS)[number];

export const isStep = (value: unknown): value is WizardStep => STEPS.includes(value as WizardStep);

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

/** What is missing, in the order in which it is asked for. Translated as `assessments:blocked.…`. */
export type Blocker = 'title' | 'jobRole' | 'type' | 'level' | 'questions';

export function blockerBefore(step: WizardStep, draft: DraftFacts): Blocker | null {
  if (step === 'role') return null;
  if (draft.title.trim() === '') return 'title';
  if (draft.jobRole.trim() === '') return 'jobRole';
  if (!draft.hasType) return 'type';
  if (!draft.hasLevel) return 'level';
  return step === 'finalize' && draft.questionCount === 0 ? 'questions' : null;
}

export type StepState = 'current' | 'done' | 'open' | 'blocked';

/** Steps behind the current one are done, and all of them once it is published; ahead of it, open or blocked. */
export function stepState(step: WizardStep, current: WizardStep, draft: DraftFacts): StepState {
  if (step === current) return 'current';
  if (blockerBefore(step, draft) !== null) return 'blocked';
  return draft.isPublished || STEPS.indexOf(step) < STEPS.indexOf(current) ? 'done' : 'open';
}

export function stepAfter(step: WizardStep): WizardStep | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null;
}

/** An address may name a step that the draft is not ready for: the furthest reachable one before it is shown. */
export function reachableStep(wanted: WizardStep, draft: DraftFacts): WizardStep {
  return STEPS.slice(0, STEPS.indexOf(wanted) + 1).findLast((step) => blockerBefore(step, draft) === null) ?? 'role';
}
