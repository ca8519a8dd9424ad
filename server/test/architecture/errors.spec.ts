import { readdirSync, readFileSync } from 'node:fs';
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

/** By its place: of a problem that is told, of a table from the validator's names to ours, of what the model adds. */
const NAMED = [
  /\brule: '([a-z-]+)'/gu,
  /InvalidInput\.at\([^,]+, (?:[^,()]+ \? )?'([a-z-]+)'/gu,
  /\b(?:problems|this)\.add\([^,]+, (?:[^,()]+ \? )?'([a-z-]+)'/gu,
];
/** What keeps the name that the validator has for it would read "Check this value". */
const DECORATOR = /^\s+@((?:Is|Array|Max|Min|Matches|Length|Equals|Not|Has)[A-Za-z]+)\(/gmu;
const OPTIONAL = new Set(['IsOptional']);
const SOURCES = ['server/src', 'question-model/src'].flatMap((folder) =>
  readdirSync(join(__dirname, '../../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(__dirname, '../../..', folder, file), 'utf8')),
);

const found = (pattern: RegExp): string[] => [
  ...new Set(SOURCES.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
];

describe.each(['en', 'ar'])('rules of fields in %s', (language) => {
  it('all have words of their own', () => {
    const texts = catalogue(language).rule as Catalogue;
    const rules = [...new Set(NAMED.flatMap(found))];
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter((rule) => !isTranslated(texts, rule))).toEqual([]);
  });
});

it('every rule of the validator has a name of ours', () => {
  const table = readFileSync(join(__dirname, '../../src/platform/graphql/field-problems.ts'), 'utf8');
  const names = found(DECORATOR).filter((name) => !OPTIONAL.has(name));
  const known = (name: string) => new RegExp(`^  ${name[0]?.toLowerCase()}${name.slice(1)}: \\{`, 'imu').test(table);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !known(name))).toEqual([]);
});
