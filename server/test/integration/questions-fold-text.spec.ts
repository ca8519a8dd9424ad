import fc from 'fast-check';
import { foldText } from '../../src/modules/questions';
import { createTestDatabase } from '../kit/database';
import type { TestDatabase } from '../kit/database';

describe('fold_text in the database', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const codePoints = [
    ...range(0x20, 0x7e),
    ...range(0xc0, 0xff),
    ...range(0x621, 0x652),
    ...range(0x660, 0x671),
    ...range(0x6f0, 0x6f9),
    ...range(0xfe8d, 0xfefc),
    0x200f,
    0x2212,
    0xff21,
  ];
  const texts = fc
    .array(fc.constantFrom(...codePoints), { maxLength: 40 })
    .map((points) => String.fromCodePoint(...points));

  it('folds as foldText does', async () => {
    const samples = [
      ...fc.sample(texts, 500),
      String.fromCodePoint(...codePoints),
      'مُحَاسِبٌ أوّل ١٢٣ ۴۵',
      'إدارة المستوى',
    ];
    const sql =
      'select fold_text(text) as folded from unnest($1::text[]) with ordinality as sample (text, n) order by n';
    const rows = await database.dataSource.query<{ folded: string }[]>(sql, [samples]);
    expect(rows.map(({ folded }) => folded)).toEqual(samples.map(foldText));
  });
});
