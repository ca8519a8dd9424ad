import { readClipboardTable } from './clipboard-table';

describe('what a spreadsheet puts on the clipboard', () => {
  it('is rows of cells', () =>
    expect(readClipboardTable('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]));
  it('may hold tabs, line breaks and quotes in quotes', () =>
    expect(readClipboardTable('"a\tb"\t"say ""hi"""\n"two\nlines"\tz')).toEqual([
      ['a\tb', 'say "hi"'],
      ['two\nlines', 'z'],
    ]));
  it('keeps empty cells, and a quote inside of a word', () =>
    expect(readClipboardTable('\t5" pipe\n\n')).toEqual([['', '5" pipe'], ['']]));
  it('is one empty cell where nothing is on it', () => expect(readClipboardTable('')).toEqual([['']]));
});
