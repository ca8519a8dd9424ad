import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** It says nothing of its types. */
const subsetFont = require('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; keepFeatures?: string[]; variationAxes?: Record<string, object> },
) => Promise<Buffer>;
/** Each `@font-face` of `theme/fonts.css`: the font that it is cut from, the name of the file, and its characters. */
const FACES = /\/\* from (\S+) \*\/\s*@font-face \{[^}]*url\('letters\/([^']+)'\)[^}]*unicode-range: ([^;]+);/g;
const LIGHTEST = 400;
const BOLDEST = 700;
/** Fractions would bring a second and third set of figures along. */
const WITHOUT_FRACTIONS = ['ccmp', 'kern', 'liga', 'mark'];

/**
 * Cuts the letters that nearly every text is made of out of the fonts, in the weights that the theme has: a third of what a page would
 * fetch otherwise. The licence of these files (SIL Open Font License) reserves no name, so what is cut keeps it.
 *
 * @returns the folder that `theme/fonts.css` calls `letters`
 */
export async function cutLetters(root: string): Promise<string> {
  const css = readFileSync(path.join(root, 'src/theme/fonts.css'), 'utf8');
  const faces = [...css.matchAll(FACES)].map(([, source = '', file = '', characters = '']) => ({
    font: readFileSync(require.resolve(source)),
    file,
    characters,
  }));
  const hash = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(css);
  for (const { font } of faces) hash.update(font);
  const cache = path.join(root, 'node_modules/.cache/letters');
  const folder = path.join(cache, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, 'draft-'));
  for (const { font, file, characters } of faces) {
    const isVariable = file.includes('latin');
    const letters = await subsetFont(font, textOf(characters), {
      targetFormat: 'woff2',
      ...(isVariable && {
        keepFeatures: WITHOUT_FRACTIONS,
        variationAxes: { wght: { min: LIGHTEST, max: BOLDEST, default: LIGHTEST } },
      }),
    });
    writeFileSync(path.join(draft, file), letters);
  }
  putInPlace(draft, folder);
  return folder;
}

/** Two builds may have cut the same. */
function putInPlace(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** @param ranges as CSS writes them: `U+20-7E, U+A0` */
function textOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
