import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../src/app.module';
import { declaredErrorCodes } from '../../src/platform/errors';

type Catalogue = Record<string, unknown>;

function catalogue(language: string): Catalogue {
  const file = join(__dirname, `../../../client/src/locales/${language}/errors.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

/** A counted message has one key for each plural form instead of a bare one. */
function isTranslated(texts: Catalogue, code: string): boolean {
  return typeof texts[code] === 'string' || typeof texts[`${code}_other`] === 'string';
}

describe.each(['en', 'ar'])('error codes in %s', (language) => {
  it('are all translated', () => {
    const texts = catalogue(language);
    expect(declaredErrorCodes().filter((code) => !isTranslated(texts, code))).toEqual([]);
  });
});
