import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnOf, sheetColumnNames } from './columns';
import { typeNamed, typeWords } from './sheet-words';

interface Texts {
  [key: string]: string | Texts;
}

const consoleTexts = (language: 'en' | 'ar', name: string): Texts => {
  const file = join(__dirname, `../../../../../../client/src/locales/${language}/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
};

describe.each(['en', 'ar'] as const)('the words of a file of questions, in %s', (language) => {
  it('head each column as the console names it when it speaks of the file', () => {
    const said = consoleTexts(language, 'questions-import').column as Record<string, string>;
    const headed = Object.entries(sheetColumnNames).filter(([column]) => column in said);
    expect(headed.length).toBe(Object.keys(said).length);
    expect(Object.fromEntries(headed.map(([column, names]) => [column, names[language]]))).toEqual(said);
  });

  it('name each type as the console does', () => {
    const said = consoleTexts(language, 'common').questionType as Record<string, string>;
    const inConsole = (type: string) => said[type.replaceAll('-', '_').toUpperCase()];
    // Several right answers are a type of the file only.
    const named = Object.entries(typeWords).filter(([type]) => type !== 'multiple-answers');
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(([type, words]) => words[language] !== inConsole(type))).toEqual([]);
  });
});

it.each([
  ['Text with gaps', 'gapText'],
  ['الدرجة', 'score'],
])('still reads the column %s of an earlier file', (heading, column) => {
  expect(columnOf(heading)).toBe(column);
});

it.each([
  ['Checkbox', 'multiple-answers'],
  ['Single select', 'multiple-choice'],
  ['Fill-in-the-Blanks', 'fill-in-the-blank'],
  ['Numeric', 'number'],
  ['مقالي', 'open-ended'],
])('reads %s as other tools name it', (word, type) => {
  expect(typeNamed(word)).toBe(type);
});

it('still reads the earlier Arabic names of ratings and of video answers', () => {
  expect(typeNamed('تقييم ذاتي')).toBe('rating');
  expect(typeNamed('مقياس متدرج')).toBe('rating');
  expect(typeNamed('إجابة مصورة')).toBe('video');
  expect(typeNamed('إجابة بالفيديو')).toBe('video');
});
