import { fileProblem, fixesFirst, rowKeysOf, nameOf, splitName, withField, withLinesOf } from './draft-list';
import { aRow } from './testing/a-row';

const broken = aRow({ line: 3, email: 'x@y', problems: [{ field: 'EMAIL', problem: 'INVALID_EMAIL' }] });

describe('a list of candidates being prepared', () => {
  it('puts what needs a fix first and keeps the order otherwise', () => {
    const duplicate = aRow({ line: 5, duplicate: 'ALREADY_INVITED' });
    const lines = fixesFirst([aRow(), broken, aRow({ line: 4 }), duplicate]).map(({ line }) => line);
    expect(lines).toEqual([3, 5, 1, 4]);
  });

  it('splits a name at its first space, in either script', () => {
    expect(splitName('  بدر عبدالله العنزي ')).toEqual({ firstName: 'بدر', lastName: 'عبدالله العنزي' });
    expect(splitName('Madonna')).toEqual({ firstName: 'Madonna', lastName: '' });
    expect(nameOf(withField(aRow(), 'name', 'Omar Al Rashid'))).toBe('Omar Al Rashid');
  });

  it('names each row for as long as it is there, several people on one line too', () => {
    expect(rowKeysOf([aRow({ line: 2 }), aRow({ line: 2, firstName: 'Bader' })])).toEqual(['2-0', '2-1']);
  });

  it('keeps the line numbers of the file when edited rows were checked again', () => {
    const sent = [aRow({ line: 2 }), aRow({ line: 7 })];
    const checked = [aRow({ line: 1 }), aRow({ line: 2, duplicate: 'IN_LIST', firstLine: 1 })];
    expect(withLinesOf(checked, sent).map(({ line, firstLine }) => [line, firstLine])).toEqual([
      [2, null],
      [7, 2],
    ]);
  });

  it.each([
    [{ name: 'list.xlsx', size: 256_000 }, null],
    [{ name: 'LIST.CSV', size: 10 }, null],
    [{ name: 'list.xlsx', size: 256_001 }, 'FILE_SIZE'],
    [{ name: 'list.xls', size: 10 }, 'FILE_CONVERT'],
    [{ name: 'list.pdf', size: 10 }, 'FILE_TYPE'],
    [{ name: 'list.csv.exe', size: 10 }, 'FILE_TYPE'],
  ])('judges %o before it is sent', (file, problem) => {
    expect(fileProblem(file)).toBe(problem);
  });
});
