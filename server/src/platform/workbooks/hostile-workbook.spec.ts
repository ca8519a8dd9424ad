import { randomBytes } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import { packArchive, unpackArchive } from '../archives';
import { readWorkbook } from './read-workbook';

const readXlsx = (bytes: Uint8Array) => readWorkbook(bytes, 5_007);

const unpack = (bytes: Uint8Array) => unpackArchive(bytes, { entries: 100, unpackedBytes: 1_000_000 });

const honest = () =>
  writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          ['Name', 'Email'],
          ['Lina Haddad', 'lina@example.com'],
        ],
      },
    ],
  });

describe('a file that only calls itself .xlsx', () => {
  it.each([
    ['text', () => Buffer.from('Name,Email\nLina,lina@example.com')],
    ['an old or encrypted workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
    ['an archive of something else', () => packArchive(new Map([['readme.txt', Buffer.from('hello')]]))],
    [
      'a text document',
      async () =>
        altered(await honest(), '[Content_Types].xml', 'spreadsheetml.sheet.main', 'wordprocessingml.document.main'),
    ],
    [
      'a workbook with macros',
      async () =>
        altered(
          await honest(),
          '[Content_Types].xml',
          'openxmlformats-officedocument.spreadsheetml.sheet',
          'ms-excel.sheet.macroEnabled',
        ),
    ],
    ['a workbook cut short', async () => (await honest()).slice(0, 900)],
    ['nothing', () => Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, make) => expect(await readXlsx(await make())).toBeNull());
});

describe('a hostile .xlsx', () => {
  const sheet = 'xl/worksheets/sheet1.xml';
  const withRows = async (rows: string) =>
    replaced(await honest(), sheet, (xml) => xml.replace(/<row.*<\/row>/s, rows));
  const attacks: [string, () => Promise<Uint8Array>][] = [
    ['a bomb of zeros', () => withPart(sheet, Buffer.alloc(200 * 1024 * 1024))],
    [
      'a bomb that lies about its size',
      async () => lying(await withPart(sheet, Buffer.alloc(50_000_000, 0x20)), 50_000_000),
    ],
    ['ten million cheap tags', () => withRows('<c/>'.repeat(2_000_000))],
    [
      'external entities',
      async () =>
        altered(
          await honest(),
          sheet,
          '<worksheet',
          '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet',
        ),
    ],
    [
      'a billion laughs',
      async () =>
        altered(
          await honest(),
          'xl/sharedStrings.xml',
          '<sst',
          '<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><sst',
        ),
    ],
    [
      'entities in a part that nobody reads',
      () => withPart('docProps/extra.xml', Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><x/>')),
    ],
    ['a comment without an end', () => withRows(`<!--${'>'.repeat(5_000_000)}`)],
    ['a tag without an end', () => withRows(`<row r="1${'1'.repeat(5_000_000)}`)],
    [
      'a thousand files',
      async () => packArchive(new Map(Array.from({ length: 1_000 }, (_, at) => [`xl/${at}.xml`, Buffer.from('<a/>')]))),
    ],
  ];

  it.each(attacks)('is refused: %s', async (_, make) => expect(await readXlsx(await make())).toBeNull());

  const odd: [string, () => Promise<Uint8Array>, number | undefined][] = [
    [
      'cells at the far end of every row',
      () => withRows('<row><c r="XFD1" t="n"><v>1</v></c></row>'.repeat(100_000)),
      undefined,
    ],
    ['rows beyond the last', () => withRows('<row r="99999999999"><c t="n"><v>1</v></c></row>'.repeat(100)), 100],
    [
      'columns by the million',
      () => withRows(`</sheetData><cols>${'<col min="1" max="16384"/>'.repeat(100_000)}</cols><sheetData>`),
      0,
    ],
    [
      'a number format of a quarter of a megabyte',
      async () => {
        const rows = '<row><c s="1"><v>1</v></c></row>'.repeat(4_000);
        const format = `<numFmt numFmtId="200" formatCode="${'[h'.repeat(60_000)}"/>`;
        const styled = await replaced(
          await withRows(rows),
          'xl/styles.xml',
          () =>
            `<styleSheet><numFmts>${format}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs></styleSheet>`,
        );
        return styled;
      },
      4_000,
    ],
  ];

  it.each(odd)('is read, or refused, for what it holds: %s', async (_, make, rowCount) => {
    expect((await readXlsx(await make()))?.length).toBe(rowCount);
  });

  it('has no line that a number cannot hold', async () => {
    const rows = await readXlsx(
      await withRows('<row r="99999999999"><c t="n"><v>1</v></c></row><row r="x"><c><v>2</v></c></row>'),
    );
    expect(rows?.map(({ line }) => line)).toEqual([1, 2]);
  });
});

/** With ballast that does not shrink, so that the limit on the ratio is not what stops it. */
async function replaced(bytes: Uint8Array, name: string, change: (content: string) => string): Promise<Uint8Array> {
  const files = (await unpack(bytes)).set('xl/media/ballast.bin', randomBytes(150_000));
  files.set(name, Buffer.from(change(files.get(name)?.toString() ?? '')));
  return packArchive(files);
}

function altered(bytes: Uint8Array, name: string, from: string, to: string): Promise<Uint8Array> {
  return replaced(bytes, name, (content) => content.replace(from, to));
}

async function withPart(name: string, content: Buffer): Promise<Uint8Array> {
  return packArchive((await unpack(await honest())).set(name, content));
}

/** Claims in the directory that the largest file unpacks to 1,000 bytes. */
function lying(bytes: Uint8Array, honestSize: number): Uint8Array {
  const data = Buffer.from(bytes);
  const honest = Buffer.alloc(4);
  honest.writeUInt32LE(honestSize);
  for (let at = data.indexOf(honest); at >= 0; at = data.indexOf(honest, at + 1)) data.writeUInt32LE(1_000, at);
  return data;
}
