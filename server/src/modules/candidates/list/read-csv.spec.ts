import { writeCsv } from '../../../platform/tables';
import { readFile } from './read-file';
import { readList } from './read-list';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const read = async (content: Uint8Array) => {
  const read = await readFile('candidates.csv', content);
  return read && readList(read.rows).drafts;
};
const lina = { firstName: 'لينا', lastName: 'حداد', email: 'lina@example.com', phone: '0501234567' };
const text = 'الاسم الأول,اسم العائلة,البريد,الجوال\nلينا,حداد,lina@example.com,٠٥٠١٢٣٤٥٦٧\n';

describe('a CSV file', () => {
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a byte order mark', bytes(`\ufeff${text}`)],
    ['UTF-16 as Excel writes "Unicode text"', bytes(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')],
    ['UTF-16, big-endian', bytes(`\ufeff${text}`, 'utf16le').swap16()],
    ['the Arabic code page of Excel', toWindows1256(text.replace('٠٥٠١٢٣٤٥٦٧', '0501234567'))],
    ['semicolons', bytes(text.replaceAll(',', ';'))],
    ['tabs', bytes(text.replaceAll(',', '\t'))],
    ['Arabic commas', bytes(text.replaceAll(',', '،'))],
    ['line ends of Windows', bytes(text.replaceAll('\n', '\r\n'))],
    ['line ends of old Macs', bytes(text.replaceAll('\n', '\r'))],
    ["Excel's own hint at the separator", bytes(`sep=;\n${text.replaceAll(',', ';')}`)],
  ])('is read in %s', async (_, content) => {
    const drafts = await read(content);
    expect(drafts).toEqual([expect.objectContaining(lina)]);
  });

  it('holds separators, quotes and line breaks inside quotes', async () => {
    const drafts = await read(
      bytes('Name,Email,Phone\n"Haddad, Lina",lina@example.com,"0501\n234567"\nOmar "Abu" Said,o@example.com,1\n'),
    );
    expect(drafts).toEqual([
      { line: 2, firstName: 'Lina', lastName: 'Haddad', email: 'lina@example.com', phone: '0501234567' },
      { line: 4, firstName: 'Omar', lastName: '"Abu" Said', email: 'o@example.com', phone: '1' },
    ]);
  });

  it('is read as it was when it was written by an export, which puts an apostrophe before what a spreadsheet would run', async () => {
    const columns = ['First name', 'Last name', 'Email', 'Phone'].map((heading) => ({
      name: heading,
      heading,
      width: 9,
    }));
    const row = ['Layla;=1', '@Haddad', '+lina@example.com', '+966501234567'];
    const file = writeCsv({ name: 'Candidates', isRtl: false, timeZone: null, columns, rows: [row] });
    expect(file.toString()).toContain("Layla;'=1,'@Haddad,'+lina@example.com,'+966501234567");
    const [firstName, lastName, email, phone] = row;
    expect(await read(file)).toEqual([expect.objectContaining({ firstName, lastName, email, phone })]);
  });

  it('finds the separator when names hold another one', async () => {
    const drafts = await read(
      bytes('Name;Email;Phone\nHaddad, Lina;lina@example.com;0501234567\nSaid, Omar;o@example.com;0501234568\n'),
    );
    expect(drafts?.map(({ firstName }) => firstName)).toEqual(['Lina', 'Omar']);
  });

  it('skips blank lines and rows of empty cells, and numbers lines as an editor does', async () => {
    const drafts = await read(
      bytes('Name,Email\r\n\r\nLina Haddad,lina@example.com\r\n,,\r\n\r\nOmar Said,o@example.com'),
    );
    expect(drafts?.map(({ line }) => line)).toEqual([3, 6]);
  });

  it('is read line by line when a quote never closes', async () => {
    const drafts = await read(bytes('Name,Email\n"Lina Haddad,lina@example.com\nOmar Said,o@example.com'));
    expect(drafts?.map(({ email }) => email)).toEqual(['lina@example.com', 'o@example.com']);
  });

  it('is read without a header, whatever the order of the columns', async () => {
    const drafts = await read(bytes('0501234567,lina@example.com,لينا,حداد\n'));
    expect(drafts).toEqual([{ line: 1, ...lina }]);
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a PDF', bytes('%PDF-1.7\n1 0 obj\n')],
    ['a web page', bytes('<!doctype html><script>alert(1)</script>')],
    ['an SVG picture', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ['an archive', Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1')],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ])('is refused when it is %s', async (_, content) => expect(await read(content)).toBeNull());

  it.each(['candidates', 'candidates.csv.exe', 'candidates.xls', '.csv.html'])(
    'is refused under the name %s',
    async (name) => expect(await readFile(name, bytes(text))).toBeNull(),
  );
});

/** What Excel writes where Windows speaks Arabic; only letters that this code page has. */
function toWindows1256(content: string): Uint8Array {
  const decoder = new TextDecoder('windows-1256');
  const bytesByLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(content.split(''), (letter) => bytesByLetter.get(letter) ?? 0x3f);
}
