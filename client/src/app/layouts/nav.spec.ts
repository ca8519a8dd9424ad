import { footEntries, navigationFor } from './nav';

const keys = (role: 'super-admin' | 'admin' | 'Hr') =>
  navigationFor(role)
    .flatMap(({ entries }) => entries)
    .map(({ key }) => key);

const PEOPLE = ['contacts', 'hrs', 'admins', 'audit'];

it('shows a super-admin everybody, and the audit log', () => {
  expect(keys('super-admin')).toEqual(expect.arrayContaining(PEOPLE));
});

it('shows an admin the contacts and the HR users, but no admins', () => {
  expect(keys('admin').filter((key) => PEOPLE.includes(key))).toEqual(['contacts', 'hrs']);
});

it('shows an HR user no people at all, and leaves out the empty group', () => {
  expect(keys('Hr').filter((key) => PEOPLE.includes(key))).toEqual([]);
  expect(navigationFor('Hr').every(({ entries }) => entries.length > 0)).toBe(true);
});

it.each(['super-admin', 'admin', 'Hr'] as const)('leads every role (%s) to the tests and the question bank', (role) => {
  expect(keys(role)).toEqual(expect.arrayContaining(['tests', 'questions']));
});

it('keeps help and settings for everybody', () => {
  expect(footEntries.map(({ key }) => key)).toEqual(['support', 'settings']);
});
