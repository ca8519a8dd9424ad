import { StepPlan } from '../shared/steps';

/** What decides whether somebody may go on. */
export interface TestStepFacts {
  title: string;
  jobRole: string;
  /** Finished ones. */
  questionCount: number;
}

export type TestStep = 'details' | 'questions';

/** Translated as `tests:blocked.…`. */
export type TestBlocker = 'title' | 'jobRole' | 'questions';

/** What is missing before a step, or before the test is done. */
export function testBlocker(
  target: TestStep | 'done',
  { title, jobRole, questionCount }: TestStepFacts,
): TestBlocker | null {
  if (target === 'details') return null;
  if (title.trim() === '') return 'title';
  if (jobRole.trim() === '') return 'jobRole';
  return target === 'done' && questionCount === 0 ? 'questions' : null;
}

/** The two steps of a test. */
export const testSteps = new StepPlan<TestStep, TestStepFacts, TestBlocker>(['details', 'questions'], testBlocker);
