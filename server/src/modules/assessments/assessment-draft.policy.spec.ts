import { FieldProblems } from '../questions';
import { readConfiguration, readReportOptions, readRoleDetails } from './assessment-draft.policy';
import type { ConfigurationDraft, RoleDetailsDraft } from './assessment-draft.policy';
import { defaultConfiguration, defaultReportOptions } from './assessment-settings';
import { AssessmentJobRoleRequired, AssessmentTitleRequired } from './assessments.errors';

function details(draft: RoleDetailsDraft) {
  const problems = new FieldProblems();
  return { read: readRoleDetails(draft, problems), problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

function configuration(draft: ConfigurationDraft, before = defaultConfiguration()) {
  const problems = new FieldProblems();
  const read = readConfiguration(before, draft, problems);
  return { read, problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

describe('role details', () => {
  it('hold only what was given', () => {
    expect(details({ title: ' Senior Accountant ' })).toEqual({ read: { title: 'Senior Accountant' }, problems: [] });
    expect(details({})).toEqual({ read: {}, problems: [] });
  });

  it('may be emptied where they may be empty', () => {
    expect(details({ description: null, level: null, language: null, type: null, welcomeVideoUrl: ' ' }).read).toEqual({
      description: '',
      level: null,
      language: null,
      type: null,
      welcomeVideoUrl: null,
    });
  });

  it.each(['', '  ', null])('need a title, not %j', (title) => {
    expect(() => details({ title, jobRole: '' })).toThrow(AssessmentTitleRequired);
  });

  it.each(['', '  ', null])('need a job role, not %j', (jobRole) => {
    expect(() => details({ title: 'A title', jobRole })).toThrow(AssessmentJobRoleRequired);
  });

  it.each<[RoleDetailsDraft, string]>([
    [{ title: 'x'.repeat(151) }, 'title: max-length'],
    [{ jobRole: 'x'.repeat(101) }, 'jobRole: max-length'],
    [{ description: 'x'.repeat(2001) }, 'description: max-length'],
    [{ title: 'a\0b' }, 'title: characters'],
    [{ welcomeVideoUrl: 'welcome.mp4' }, 'welcomeVideoUrl: url'],
    [{ welcomeVideoUrl: 'http://example.com/welcome' }, 'welcomeVideoUrl: url'],
    [{ welcomeVideoUrl: 'javascript:alert(1)' }, 'welcomeVideoUrl: url'],
    [{ welcomeVideoUrl: 'https://' }, 'welcomeVideoUrl: url'],
  ])('are refused with %j', (draft, problem) => {
    expect(details(draft).problems).toEqual([problem]);
  });
});

describe('the configuration', () => {
  it('changes only where it is told to', () => {
    const opensAt = new Date('2026-12-01T08:00:00Z');
    expect(configuration({ opensAt, shuffleChoices: true, passMark: null })).toEqual({
      read: { ...defaultConfiguration(), opensAt: '2026-12-01T08:00:00.000Z', shuffleChoices: true },
      problems: [],
    });
  });

  it('loses a limit of its window when that is null', () => {
    const before = { ...defaultConfiguration(), closesAt: '2026-12-01T08:00:00.000Z' };
    expect(configuration({ closesAt: null }, before).read.closesAt).toBeNull();
    expect(configuration({}, before).read.closesAt).toBe(before.closesAt);
  });

  it.each([-1, 101, 49.5])('has no pass mark of %d', (passMark) => {
    expect(configuration({ passMark }).problems).toHaveLength(1);
  });

  it('closes after it opens', () => {
    const moment = new Date('2026-12-01T08:00:00Z');
    expect(configuration({ opensAt: moment, closesAt: moment }).problems).toEqual([
      'configuration.closesAt: after-opening',
    ]);
    const before = { ...defaultConfiguration(), opensAt: '2026-12-02T08:00:00.000Z' };
    expect(configuration({ closesAt: moment }, before).problems).toEqual(['configuration.closesAt: after-opening']);
  });
});

it('report options change only where they are told to', () => {
  const after = readReportOptions(defaultReportOptions(), { showCorrectAnswers: true, showQuestions: null });
  expect(after).toEqual({ showCandidateInformation: true, showQuestions: true, showCorrectAnswers: true });
});
