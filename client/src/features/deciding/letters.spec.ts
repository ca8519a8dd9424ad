import { blankLetters, isLetters } from './letters';

it('takes back what was kept only while it has the shape of letters', () => {
  expect(isLetters(JSON.parse(JSON.stringify(blankLetters)))).toBe(true);
  for (const other of [null, 'Dear', {}, { en: blankLetters.en }, { en: {}, ar: {} }])
    expect(isLetters(other)).toBe(false);
});
