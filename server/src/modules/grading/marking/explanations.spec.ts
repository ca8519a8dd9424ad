import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explanationCodes } from './marking';

describe.each(['en', 'ar'])('explanations of marks in %s', (language) => {
  const file = join(__dirname, `../../../../../client/src/locales/${language}/marking.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

  it('are all translated, and nothing else is', () => {
    expect(Object.keys(texts).sort()).toEqual([...explanationCodes].sort());
  });
});
