import bidiFactory from 'bidi-js';

export type TextDirection = 'ltr' | 'rtl';

/** A stretch of one direction, with its text in logical order. */
export interface BidiRun {
  text: string;
  isRtl: boolean;
}

const bidi = bidiFactory();
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The runs of one line from left to right, by the Unicode Bidirectional Algorithm (UAX #9). */
export function visualRuns(line: string, base: TextDirection): BidiRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const runs: (BidiRun & { level: number })[] = [];
  for (let index = 0; index < line.length; index++) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const unit = line.charAt(index);
    if (last?.level === level) last.text += unit;
    else runs.push({ text: unit, isRtl: level % 2 === 1, level });
  }
  return reordered(runs);
}

/** Rule L2: from the highest level down, every sequence of runs at that level or above is turned round. */
function reordered<Leveled extends { level: number }>(runs: readonly Leveled[]): Leveled[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    ordered = groups(ordered, (run) => run.level >= level).flatMap((group) =>
      (group[0]?.level ?? 0) >= level ? group.toReversed() : group,
    );
  }
  return ordered;
}

function groups<Item>(items: readonly Item[], kind: (item: Item) => unknown): Item[][] {
  const found: Item[][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && kind(last[0]) === kind(item)) last.push(item);
    else found.push([item]);
  }
  return found;
}

/** As it stands on the page from left to right when it is read from right to left: turned round, brackets mirrored. */
export function turnedRound(text: string): string {
  return [...characters.segment(text)]
    .map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .toReversed()
    .join('');
}

/** What a paragraph begins with decides, as in a browser with `dir="auto"`. */
export function directionOf(text: string, otherwise: TextDirection): TextDirection {
  const strong = /[\p{L}]/u.exec(text)?.[0];
  if (strong === undefined) return otherwise;
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(strong) ? 'rtl' : 'ltr';
}
