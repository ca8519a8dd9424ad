import { skillIn, usualSkills } from './usual-skills';

it('calls what is usual by its name in either language, and leaves alone what somebody named', () => {
  expect(skillIn('Numerical reasoning', 'ar')).toBe('التفكير العددي');
  expect(skillIn('التفكير العددي', 'en')).toBe('Numerical reasoning');
  expect(skillIn('Sales', 'en')).toBe('Sales');
  expect(skillIn('Lathe work', 'ar')).toBe('Lathe work');
});

it('has each name once', () => {
  const names = usualSkills.flatMap(({ en, ar }) => [en, ar]);
  expect(new Set(names).size).toBe(names.length);
});
