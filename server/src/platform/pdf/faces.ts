import { readFileSync } from 'node:fs';
import { unpackWoff } from './unpack-woff';

/** The files that one weight of the typeface is made of; each covers some scripts. */
export const faces = ['latin', 'latin-ext', 'greek', 'cyrillic', 'arabic'] as const;
export type Face = (typeof faces)[number];

export const weights = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

const fonts = new Map<string, Buffer>();

/** The font's bytes, unpacked once for the life of the process. */
export function fontOf(face: Face, weight: Weight): Buffer {
  const name = `${face}-${weight}`;
  const font = fonts.get(name) ?? unpackWoff(readFileSync(fileOf(face, weight)));
  fonts.set(name, font);
  return font;
}

function fileOf(face: Face, weight: Weight): string {
  const family = face === 'arabic' ? 'ibm-plex-sans-arabic' : 'ibm-plex-sans';
  return require.resolve(`@fontsource/${family}/files/${family}-${face}-${weights[weight]}-normal.woff`);
}

const scripts: [Face, RegExp][] = [
  ['arabic', /[\p{Script=Arabic}\u060c\u061b\u061f\u0640\u0660-\u0669\u06d4\u06f0-\u06f9\u064b-\u0655\u0670]/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['latin', /[\0-\xff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/u],
];

/** In one file or another; spaces and marks stay with what is before them. */
export function faceOf(character: string): Face | 'any' {
  if (/[\s\u200c\u200d]|\p{M}/u.test(character)) return 'any';
  return scripts.find(([, pattern]) => pattern.test(character))?.[0] ?? 'latin-ext';
}

export interface Stretch {
  text: string;
  face: Face;
}

/** One direction's text cut where another file is needed, in logical order. */
export function byFace(text: string): Stretch[] {
  const found: Stretch[] = [];
  for (const character of text) {
    const face = faceOf(character);
    const last = found.at(-1);
    if (last && (face === 'any' || face === last.face)) last.text += character;
    else found.push({ text: character, face: face === 'any' ? 'latin' : face });
  }
  return found;
}
