import { ValidationError } from 'yup';
import {
  blankRoleDetails,
  canRoleBeSaved,
  roleDetailsInput,
  roleDetailsSchema,
  type RoleDetailsDraft,
} from './role-details.schema';

const complete: RoleDetailsDraft = {
  title: 'Senior Accountant, Gulf',
  jobRole: 'Accountant',
  description: '',
  level: 'ADVANCED',
  language: 'EN',
  type: 'SKILLS',
};

function problemsOf(draft: RoleDetailsDraft): Record<string, string> {
  try {
    roleDetailsSchema.validateSync(draft, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

describe('role details', () => {
  it('are complete with title, job role, level, language and type', () => {
    expect(problemsOf(complete)).toEqual({});
  });

  it('ask for what is missing in the words of the specification', () => {
    expect(problemsOf(blankRoleDetails('AR'))).toEqual({
      title: 'assessments:blocked.title',
      jobRole: 'assessments:blocked.jobRole',
      level: 'assessments:blocked.level',
      type: 'assessments:blocked.type',
    });
  });

  it('refuse a title that is too long', () => {
    expect(problemsOf({ ...complete, title: 'x'.repeat(151) })).toEqual({
      title: 'assessments:problem.tooLong|{"max":150}',
    });
  });

  it('are kept as a draft from the moment there is a title and a job role', () => {
    expect(canRoleBeSaved({ ...blankRoleDetails('EN'), title: 'Accountant' })).toBe(false);
    expect(canRoleBeSaved({ ...blankRoleDetails('EN'), title: 'Accountant', jobRole: ' ' })).toBe(false);
    expect(canRoleBeSaved({ ...blankRoleDetails('EN'), title: 'Accountant', jobRole: 'Finance' })).toBe(true);
    expect(canRoleBeSaved({ ...complete, title: 'x'.repeat(151) })).toBe(false);
  });

  it('are sent without the spaces around them', () => {
    expect(roleDetailsInput({ ...complete, title: '  Senior  ' })).toMatchObject({
      title: 'Senior',
      jobRole: 'Accountant',
    });
  });
});
