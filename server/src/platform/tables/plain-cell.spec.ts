import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { readSeparated } from '../workbooks';
import { plainCell, readPlainCell } from './plain-cell';

const RUN = /^\s*[=+\-@\0＝＋－＠]/u;

/** Every cell that a spreadsheet of any country makes of a row: quotes that do not begin a cell are text to it, others it takes away. */
function cellsOf(row: string): string[] {
  const byComma = readSeparated(row, ',')?.[0]?.cells ?? [];
  const others = row.split(/[;\t\r\n]/u).slice(1);
  return [...byComma, ...others.map((cell) => cell.replace(/^[\s"]*/u, ''))];
}

describe('plainCell', () => {
  it.each(['=1+1', ' =1', '+966500000000', '-2+3', '@SUM(A1)', '\t', '\r', '\n', '＝1+1', '＋1', '－1', '＠x', '-5'])(
    'makes %j a text',
    (value) => expect(plainCell(value)).toBe(`'${value}`),
  );

  it.each([
    [';=1', ";'=1"],
    [';; +1', ";;' +1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
    ['a\r\n=1', "a\r\n'=1"],
    ['Layla;=HYPERLINK("https://x.example","Marks");', 'Layla;\'=HYPERLINK("https://x.example","Marks");'],
    ['Layla;＠SUM(A1);-1', "Layla;'＠SUM(A1);'-1"],
    ['Layla;"=1+1;', 'Layla;\'"=1+1;'],
    ['first\n=2+3', "first\n'=2+3"],
    ['first\t=2+3', "first\t'=2+3"],
  ])('makes texts of the cells that some see in %j', (value, cell) => expect(plainCell(value)).toBe(cell));

  it.each([
    ['Layla', 'Layla'],
    ['a=b', 'a=b'],
    ['one; two\nthree', 'one; two\nthree'],
    ['well-known; e-mail: a@b.example', 'well-known; e-mail: a@b.example'],
    ['', ''],
    [null, ''],
  ])('leaves %j alone', (value, cell) => expect(plainCell(value)).toBe(cell));

  const parts = fc.constantFrom('=', '+', '-', '@', '＝', ';', '\t', '\r', '\n', ' ', ',', '"', 'a', 'ل', '1');
  const texts = fc.array(parts, { maxLength: 12 }).map((some) => some.join(''));

  it('leaves no cell that is run, in whichever country the file is opened', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const row = stringify([['1', plainCell(text), 'x']]);
        expect(cellsOf(row).filter((cell) => RUN.test(cell))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is undone when the cell is read back', () => {
    fc.assert(
      fc.property(texts, (text) => expect(readPlainCell(plainCell(text))).toBe(text)),
      { numRuns: 2_000 },
    );
  });
});
