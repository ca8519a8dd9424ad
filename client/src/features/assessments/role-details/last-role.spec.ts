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

it('begins blank the first time, and when what was kept cannot be read', () => {
  expect(usualRoleDetails('AR')).toEqual(blankRoleDetails('AR'));
  localStorage.setItem('mizan.last-role', '{half');
  expect(usualRoleDetails('AR')).toEqual(blankRoleDetails('AR'));
});
