import { Assessment } from './assessment.entity';
import {
  AssessmentLanguageRequired,
  AssessmentLevelRequired,
  AssessmentArchived,
  AssessmentNotPublished,
  AssessmentQuestionRequired,
  AssessmentTypeRequired,
} from './assessments.errors';
import { assertComplete, unavailability } from './publication.policy';

const complete = { level: 'Advanced', language: 'en', type: 'skills' } as const;

describe('an assessment that candidates can sit', () => {
  it('has a level, a language, a type and a question', () => {
    expect(() => assertComplete(complete, 1)).not.toThrow();
  });

  it.each([
    [{ level: null }, 1, AssessmentLevelRequired],
    [{ language: null }, 1, AssessmentLanguageRequired],
    [{ type: null }, 1, AssessmentTypeRequired],
    [{}, 0, AssessmentQuestionRequired],
  ])('is not one with %j and %d questions', (missing, questionCount, error) => {
    expect(() => assertComplete({ ...complete, ...missing }, questionCount)).toThrow(error);
  });
});

describe('unavailability', () => {
  const window = { opensAt: '2026-12-01T08:00:00.000Z', closesAt: '2026-12-02T08:00:00.000Z' };
  const open = { opensAt: null, closesAt: null };

  it.each([
    ['InActive', open, '2026-12-01T12:00:00Z', 'INACTIVE'],
    ['InActive', window, '2026-12-03T12:00:00Z', 'INACTIVE'],
    ['Active', open, '2026-12-01T12:00:00Z', null],
    ['Active', window, '2026-12-01T07:59:59.999Z', 'NOT_OPEN_YET'],
    ['Active', window, '2026-12-01T08:00:00Z', null],
    ['Active', window, '2026-12-02T07:59:59.999Z', null],
    ['Active', window, '2026-12-02T08:00:00Z', 'CLOSED'],
  ] as const)('of an assessment %s with %j at %s is %s', (status, configuration, now, reason) => {
    expect(unavailability({ status, configuration }, new Date(now))).toBe(reason);
  });
});

describe('publishing', () => {
  const draft = () => Object.assign(new Assessment(), { status: 'InActive', publishedAt: null, archivedAt: null });
  const first = new Date('2026-11-21T08:00:00Z');

  it('opens a draft and keeps its first date', () => {
    const assessment = draft();
    assessment.publish(first);
    assessment.changeStatus('InActive');
    assessment.publish(new Date('2026-11-22T08:00:00Z'));
    expect(assessment).toMatchObject({ status: 'Active', publishedAt: first });
  });

  it('is refused to what lies in the archive, which archiving made inactive', () => {
    const assessment = draft();
    assessment.publish(first);
    assessment.archive(first);
    expect(assessment.status).toBe('InActive');
    expect(() => assessment.publish(first)).toThrow(AssessmentArchived);
    expect(() => assessment.changeStatus('Active')).toThrow(AssessmentArchived);
    assessment.unarchive();
    assessment.changeStatus('Active');
    expect(assessment.isActive).toBe(true);
  });

  it('is the only way from a draft to an active assessment', () => {
    expect(() => draft().changeStatus('Active')).toThrow(AssessmentNotPublished);
    expect(() => draft().changeStatus('InActive')).not.toThrow();
  });
});
