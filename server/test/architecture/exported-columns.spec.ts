import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnKinds, columnNames } from '../../src/modules/reports/exports/tables/columns';
import { names } from '../../src/modules/reports/exports/words/names';

const CLIENT = join(__dirname, '../../../client/src');
type Texts = Record<string, Record<string, string>>;

const textsOf = (language: string, feature: string) =>
  JSON.parse(readFileSync(join(CLIENT, `locales/${language}/${feature}.json`), 'utf8')) as Texts;

it('every column that a file can have can be chosen', () => {
  const source = readFileSync(join(CLIENT, 'features/exports/addresses.ts'), 'utf8');
  const [, list = ''] = /EXPORT_COLUMNS = \[(.*?)\]/su.exec(source) ?? [];
  const chosen = [...list.matchAll(/'(\w+)'/gu)].map(([, name]) => name);
  expect(chosen.toSorted()).toEqual([...columnNames].sort());
});

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  it('a column is called in the file what it is called where it is chosen', () => {
    const headings = Object.entries(columnKinds).map(([name, { heading }]) => [name, heading[language]]);
    expect(Object.fromEntries(headings)).toEqual(textsOf(language, 'exports').column);
  });

  it('a stage is called in the file what the list calls it', () => {
    const { list } = textsOf(language, 'candidates');
    const { stage } = textsOf(language, 'common');
    expect(names[language].stage).toEqual({
      Invited: stage?.INVITED,
      Inrolled: stage?.ENROLLED,
      Completed: stage?.COMPLETED,
      Cancelled: list?.cancelled,
      Revoked: list?.revoked,
      Expired: list?.expired,
    });
    expect(names[language].decision).toEqual(textsOf(language, 'deciding').stage);
  });
});
