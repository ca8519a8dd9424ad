import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const COLUMNS = { en: 4, ar: 5 } as const;
/** Where the server keeps what people read: mails, files of results, PDFs. Descriptions of the API are for programmers. */
const PLACE =
  /\.mail\.ts$|\/mail-[^/]*\.ts$|\/words\/|-words\.ts$|\/exports\/tables\/columns\.ts$|\/after-exam\/[^/]*handed-in[^/]*\.ts$|\/invitation-mail\//u;
const ELSEWHERE = /\.(?:spec|type)\.ts$|\/reference\//u;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gu;

function avoidedIn(language: keyof typeof COLUMNS): string[] {
  const [, below = ''] = readFileSync(join(ROOT, 'docs/words.md'), 'utf8').split('\n## One word per thing\n');
  const [section = ''] = below.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.slice(2).map((row) => row.split('|')[COLUMNS[language]] ?? '');
  return cells.flatMap((cell) => cell.split(',').map((word) => word.trim())).filter(Boolean);
}

/** Every text in quotes, with its file; what stands in `${}` is code. */
function writtenTexts(): string[] {
  const source = join(ROOT, 'server/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && PLACE.test(`/${file}`) && !ELSEWHERE.test(`/${file}`),
  );
  return files.flatMap((file) =>
    [...withoutComments(readFileSync(join(source, file), 'utf8')).matchAll(LITERAL)].map(
      ([, plain, template]) => `${file}: ${(plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/gu, '')}`,
    ),
  );
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gmu, '');

it.each(['en', 'ar'] as const)('no mail, PDF or spreadsheet in %s carries a word that the house avoids', (language) => {
  const whole = new RegExp(`(?<![\\p{L}_])(?:${avoidedIn(language).join('|')})(?!\\p{L})`, 'iu');
  const texts = writtenTexts();
  expect(texts.length).toBeGreaterThan(300);
  // A single word is a key or an address, not a text.
  const isText = (text: string) => text.slice(text.indexOf(': ') + 2).includes(' ');
  expect(texts.filter((text) => isText(text) && whole.test(text.slice(text.indexOf(': '))))).toEqual([]);
});
