import { rememberRole, usualRoleDetails } from './last-role';
import { blankRoleDetails } from './role-details.schema';

afterEach(() => localStorage.clear());

it('begins the next assessment with the level, language and type of the last, and nothing else of it', () => {
  const last = { ...blankRoleDetails('EN'), title: 'Accountant', level: 'ADVANCED' as const, language: 'AR' as const };
  rememberRole({ ...last, type: 'SKILLS' as const });
  expect(usualRoleDetails('EN')).toEqual({
    ...blankRoleDetails('EN'),
    level: 'ADVANCED',
    language: 'AR',
    type: 'SKILLS',
  });
});

it('begins with the middle level and nothing else the first time, and when what was kept cannot be read', () => {
  const first = { ...blankRoleDetails('AR'), level: 'MID_LEVEL' };
  expect(usualRoleDetails('AR')).toEqual(first);
  localStorage.setItem('mizan.last-role', '{half');
  expect(usualRoleDetails('AR')).toEqual(first);
});
