import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '..');
const files = readdirSync(SOURCE, { recursive: true }).filter((name) => name.endsWith('.tsx'));
const read = (...path: string[]) => readFileSync(join(SOURCE, ...path), 'utf8');

/** By what a component calls them, of which sheet. */
const SHEETS = /^import (\w+) from '([^']+\.module\.css)';$/gmu;

function missingIn(file: string): string[] {
  const source = read(file);
  const code = source.replace(SHEETS, '');
  return [...source.matchAll(SHEETS)].flatMap(([, name = '', sheet = '']) => {
    const css = read(file, '..', sheet);
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'gu'))].map(([, own = '']) => own);
    const missing = [...new Set(used)].filter((own) => !new RegExp(`\\.${own}(?![\\w-])`, 'u').test(css));
    return missing.map((own) => `${file}: .${own}`);
  });
}

it('every class that a component names is in its sheet', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(missingIn)).toEqual([]);
});
