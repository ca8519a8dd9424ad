import { cleanFileName } from './file-name';

describe('a file name', () => {
  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\huda\\صورة.png', 'صورة.png'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['a\0b\r\n.pdf', 'ab.pdf'],
    ['  two   words .pdf ', 'two words .pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanFileName(given)).toBe(shown);
  });

  it('is cut to a length that fits on a screen, and keeps its end', () => {
    const name = cleanFileName(`${'م'.repeat(400)}.docx`);
    expect([name.length, name.endsWith('.docx')]).toEqual([150, true]);
  });
});
