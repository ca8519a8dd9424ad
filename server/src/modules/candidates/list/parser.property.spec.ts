import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { checkRows } from './check-rows';
import { readFile } from './read-file';
import { readList } from './read-list';
import { readText } from './read-text';

/** Text as people and their programs might hand it in: words of the trade, marks that trip parsers, and anything at all. */
const piece = fc.oneof(
  fc.constantFrom(
    'Lina',
    'حداد',
    'lina@example.com',
    '+971 50 555 0142',
    '٠٥٠١٢٣٤٥٦٧',
    'Name',
    'البريد',
    'phone',
    '@',
    '1.',
  ),
  fc.constantFrom(
    ',',
    '،',
    ';',
    '؛',
    '\t',
    '"',
    '""',
    "'",
    '<',
    '>',
    '(',
    ' ',
    '\u200f',
    '\u202e',
    '\u00a0',
    '=1+1',
    '\0',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('').replace(/[\r\n]/g, ' '));
const lines = fc.array(line, { maxLength: 30 });

/** What is left of a line when all is taken away that shows nothing. */
const isBlank = (text: string) => text.replace(/[\s\p{Cc}]/gu, '') === '';

describe('the parser of pasted text', () => {
  it('never throws, and accounts for every line that is not blank', () => {
    fc.assert(
      fc.property(lines, (content) => {
        const list = readList(readText(content.join('\n')));
        const read = new Set(list.drafts.map((draft) => draft.line));
        const missing = content.map((_, at) => at + 1).filter((at) => !read.has(at) && !isBlank(content[at - 1] ?? ''));
        // Headings, and the title above them: nobody's line.
        expect(missing.filter((at) => content[at - 1]?.includes('@'))).toEqual([]);
        if (!list.hasHeader) expect(missing).toEqual([]);
        expect(read.size).toBeLessThanOrEqual(list.drafts.length);
      }),
      { numRuns: 200 },
    );
  });

  it('passes no row that it would refuse when it is sent back', () => {
    fc.assert(
      fc.property(lines, (content) => {
        const ready = checkRows(readList(readText(content.join('\n'))).drafts, new Map()).filter(
          ({ problems, duplicate }) => problems.length === 0 && duplicate === null,
        );
        const again = checkRows(ready, new Map());
        expect(again.map(({ email, phone, problems }) => ({ email, phone, problems }))).toEqual(
          ready.map(({ email, phone }) => ({ email, phone, problems: [] })),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('the parser of files', () => {
  it('never throws at a workbook that was damaged on its way', async () => {
    const whole = await writeXlsx({
      sheets: [
        {
          name: 'a',
          rows: [
            ['Name', 'Email'],
            ['Lina Haddad', 'lina@example.com'],
          ],
        },
      ],
    });
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, byte] of changes) bytes[at] = byte;
        const read = await readFile('a.xlsx', bytes);
        if (read) readList(read.rows);
      }),
      { numRuns: 200 },
    );
  });

  it('never throws, whatever the bytes', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      lines.map((content) => Buffer.from(content.join('\r\n'))),
      lines.map((content) => Buffer.from(`\ufeff${content.join('\r\n')}`, 'utf16le')),
      fc.uint8Array({ maxLength: 200 }).map((rest) => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), rest])),
    );
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom('a.csv', 'a.xlsx'), async (content, name) => {
        const read = await readFile(name, content);
        if (read) readList(read.rows);
      }),
      { numRuns: 200 },
    );
  });
});
