import { wizardSteps, type DraftFacts } from './wizard-steps';

const { blockerBefore, reachable, after, stateOf } = wizardSteps;

const ready: DraftFacts = {
  title: 'Senior Accountant',
  jobRole: 'Accountant',
  hasType: true,
  hasLevel: true,
  questionCount: 3,
  isPublished: false,
};
const blank: DraftFacts = { ...ready, title: '', jobRole: '', hasType: false, hasLevel: false, questionCount: 0 };

describe('the steps of the wizard', () => {
  it('ask for the title first, then the job role, then the type, then the level', () => {
    expect(blockerBefore('choose', { ...blank, title: ' ' })).toBe('title');
    expect(blockerBefore('choose', { ...ready, jobRole: '  ', hasType: false })).toBe('jobRole');
    expect(blockerBefore('questions', { ...ready, hasType: false })).toBe('type');
    expect(blockerBefore('questions', { ...ready, hasLevel: false })).toBe('level');
    expect(blockerBefore('questions', ready)).toBeNull();
  });

  it('ask for a question only before the last', () => {
    const empty = { ...ready, questionCount: 0 };
    expect(blockerBefore('questions', empty)).toBeNull();
    expect(blockerBefore('finalize', empty)).toBe('questions');
  });

  it('never block the first', () => {
    expect(blockerBefore('role', blank)).toBeNull();
  });

  it('are done behind, open ahead, and blocked where something is missing', () => {
    expect(stateOf('role', 'questions', ready)).toBe('done');
    expect(stateOf('questions', 'questions', ready)).toBe('current');
    expect(stateOf('finalize', 'questions', ready)).toBe('open');
    expect(stateOf('finalize', 'questions', { ...ready, questionCount: 0 })).toBe('blocked');
  });

  it('are all done once it is published, wherever one looks from', () => {
    const published = { ...ready, isPublished: true };
    expect(['role', 'questions', 'finalize'].map((step) => stateOf(step as 'role', 'choose', published))).toEqual([
      'done',
      'done',
      'done',
    ]);
  });

  it('follow one another', () => {
    expect([after('role'), after('finalize')]).toEqual(['choose', null]);
  });

  it('fall back from an address that the draft is not ready for', () => {
    expect(reachable('finalize', { ...ready, questionCount: 0 })).toBe('questions');
    expect(reachable('finalize', { ...ready, title: '' })).toBe('role');
    expect(reachable('finalize', ready)).toBe('finalize');
  });
});
