import { initialsOf, tintOf } from './initials';

it.each([
  ['Noor Al-Hashimi', 'NH'],
  ['Jonas Weber', 'JW'],
  ['Alan Turing', 'AT'],
  ['Cher', 'C'],
  ['  maya   nasser ', 'MN'],
  ['نور الهاشمي', 'ن'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives the same name the same tint', () => {
  expect(tintOf('Noor Al-Hashimi')).toBe(tintOf('Noor Al-Hashimi'));
  expect([1, 2, 3, 4, 5, 6]).toContain(tintOf('نور الهاشمي'));
});
