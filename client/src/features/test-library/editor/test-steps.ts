import type { StepEntry } from '../../../components/page/steps';

export const TEST_STEPS = ['details', 'questions'] as const;
export type TestStep = (typeof TEST_STEPS)[number];

export const isTestStep = (value: unknown): value is TestStep => TEST_STEPS.includes(value as TestStep);

/** What decides whether somebody may go on. */
export interface TestStepFacts {
  title: string;
  jobRole: string;
  /** Finished ones. */
  questionCount: number;
}

/** What is missing, in the order in which it is asked for. Translated as `tests:blocked.…`. */
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

/** Before the current one: done. After it: open, or blocked by what is missing. */
export function testStepState(step: TestStep, current: TestStep, facts: TestStepFacts): StepEntry<TestStep>['state'] {
  if (step === current) return 'current';
  if (testBlocker(step, facts) !== null) return 'blocked';
  return TEST_STEPS.indexOf(step) < TEST_STEPS.indexOf(current) ? 'done' : 'open';
}

export const testStepAfter = (step: TestStep): TestStep | null => TEST_STEPS[TEST_STEPS.indexOf(step) + 1] ?? null;

/** An address may name a step that the test is not ready for. */
export const reachableTestStep = (wanted: TestStep, facts: TestStepFacts): TestStep =>
  testBlocker(wanted, facts) === null ? wanted : 'details';
