import { speak } from '../../../lib/testing/translations';
import { testBlocker, testSteps, type TestStepFacts } from './test-steps';

const { reachable, stateOf } = testSteps;

const facts = (more: Partial<TestStepFacts> = {}): TestStepFacts => ({
  title: 'VAT basics',
  jobRole: 'Accountant',
  questionCount: 0,
  ...more,
});

describe('the way through a test', () => {
  it('asks for the title first, then the job role, then a question', () => {
    expect(testBlocker('questions', facts({ title: ' ', jobRole: '' }))).toBe('title');
    expect(testBlocker('questions', facts({ jobRole: '' }))).toBe('jobRole');
    expect(testBlocker('questions', facts())).toBeNull();
    expect(testBlocker('done', facts())).toBe('questions');
    expect(testBlocker('done', facts({ questionCount: 1 }))).toBeNull();
  });

  it('says so in the words of the specification', async () => {
    const { t } = await speak('en');
    expect(t('tests:blocked.questions')).toBe('Please add at least 1 question.');
  });

  it('opens the first step when an address names one that is not ready', () => {
    expect(reachable('questions', facts({ title: '' }))).toBe('details');
    expect(reachable('questions', facts())).toBe('questions');
  });

  it('marks where one is, what is behind and what waits', () => {
    expect(stateOf('details', 'questions', facts())).toBe('done');
    expect(stateOf('questions', 'details', facts())).toBe('open');
    expect(stateOf('questions', 'details', facts({ jobRole: '' }))).toBe('blocked');
  });
});
