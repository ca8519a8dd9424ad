import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explanationCodes } from '@mizan/question-model';

describe.each(['en', 'ar'])('explanations of marks in %s', (language) => {
  it('are all translated, and nothing else is', () => {
    expect(Object.keys(textsIn(language)).sort()).toEqual([...explanationCodes].sort());
  });
});

it('name the same inputs in both languages', () => {
  const inputsIn = (language: string) =>
    Object.entries(textsIn(language)).map(([code, text]) => [code, [...text.matchAll(/\{\{\w+\}\}/g)].flat().sort()]);
  expect(inputsIn('ar')).toEqual(inputsIn('en'));
});

function textsIn(language: string): Record<string, string> {
  const file = join(__dirname, `../../../../../../client/src/locales/${language}/marking.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
