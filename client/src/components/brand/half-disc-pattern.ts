export interface Disc {
  x: number;
  /** The level line that the disc stands on or hangs from. */
  y: number;
  /** A weight (domed above its line) or a pan (hanging below it). */
  up: boolean;
  tone: Tone;
}

const tones = ['tone1', 'tone2', 'tone3', 'tone4'] as const;
type Tone = (typeof tones)[number] | 'weight' | 'pan';

const COLUMN = 154;
const FIRST_COLUMN = -118;
const LINE = 133.5;
const FIRST_LINE = -30.5;
/** From the line that weights stand on to the edge of the pans below. */
const GAP = 10.5;

/** Strength of each disc, a digit per column: weights of a line, then its pans. `W` and `P` are the one lit pair. */
const LINES = [
  ['0102010', '0110301'],
  ['1203021', '2011020'],
  ['000W210', '101P012'],
  ['0130120', '2013102'],
  ['2010231', '1201030'],
  ['0103120', '1020210'],
];

/** The weights of each second line stand half a step aside, over the gaps between the pans. */
const shiftOf = (line: number, up: boolean) => ((line % 2 === 0) === up ? COLUMN / 2 : 0);

function toneOf(mark: string): Tone {
  if (mark === 'W') return 'weight';
  if (mark === 'P') return 'pan';
  return tones[Number(mark)] ?? 'tone4';
}

function row(marks: string, line: number, up: boolean): Disc[] {
  const y = FIRST_LINE + line * LINE + (up ? 0 : GAP);
  return Array.from(marks, (mark, column) => ({
    x: FIRST_COLUMN + shiftOf(line, up) + column * COLUMN,
    y,
    up,
    tone: toneOf(mark),
  }));
}

export const discs: Disc[] = LINES.flatMap(([weights = '', pans = ''], line) => [
  ...row(weights, line, true),
  ...row(pans, line, false),
]);
