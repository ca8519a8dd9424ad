/**
 * Bands are held by where each one starts; a band ends just before the next one starts and the last ends at 100.
 * A gap or an overlap therefore cannot be expressed, whatever is dragged, typed, added or removed.
 */
export interface Band {
  readonly key: string;
  readonly name: string;
  readonly from: number;
  readonly color: string;
}

export interface BandRange {
  name: string;
  min: number;
  max: number;
  color: string;
}

export const LOWEST_SCORE = 0;
export const HIGHEST_SCORE = 100;
export const MAX_BANDS = 10;

let keys = 0;
const newKey = () => `band-${(keys += 1)}`;

/** Ranges that leave gaps or overlap are read by their starts alone, so what comes back always covers 0 to 100. */
export function bandsFromRanges(ranges: readonly BandRange[]): Band[] {
  const byStart = [...ranges].sort((a, b) => a.min - b.min);
  const distinct = byStart.filter((range, index) => index === 0 || range.min > (byStart[index - 1]?.min ?? -1));
  return distinct.map(({ name, min, color }, index) => ({
    key: newKey(),
    name,
    from: index === 0 ? LOWEST_SCORE : min,
    color,
  }));
}

export function bandsToRanges(bands: readonly Band[]): BandRange[] {
  return bands.map(({ name, from, color }, index) => ({
    name: name.trim(),
    min: from,
    max: lastScore(bands, index),
    color,
  }));
}

export function lastScore(bands: readonly Band[], index: number): number {
  return (bands[index + 1]?.from ?? HIGHEST_SCORE + 1) - 1;
}

/** How far the start of a band may travel so that its neighbours keep at least one score each. */
export function limitRange(bands: readonly Band[], index: number): { min: number; max: number } {
  return { min: (bands[index - 1]?.from ?? LOWEST_SCORE) + 1, max: lastScore(bands, index) };
}

export function moveLimit(bands: readonly Band[], index: number, to: number): Band[] {
  if (index <= 0 || index >= bands.length || !Number.isFinite(to)) return [...bands];
  const { min, max } = limitRange(bands, index);
  const from = Math.min(max, Math.max(min, Math.round(to)));
  return bands.map((band, at) => (at === index ? { ...band, from } : band));
}

export function changeBand(bands: readonly Band[], key: string, change: Partial<Pick<Band, 'name' | 'color'>>): Band[] {
  return bands.map((band) => (band.key === key ? { ...band, ...change } : band));
}

/** The widest band gives its upper half to the new one. */
export function addBand(bands: readonly Band[], color: string): { bands: Band[]; key: string } | null {
  if (bands.length >= MAX_BANDS) return null;
  const widths = bands.map((band, index) => lastScore(bands, index) - band.from + 1);
  const widest = widths.indexOf(Math.max(...widths));
  const donor = bands[widest];
  if (donor === undefined || (widths[widest] ?? 0) < 2) return null;
  const from = donor.from + Math.ceil((widths[widest] ?? 0) / 2);
  const added: Band = { key: newKey(), name: '', from, color };
  return { bands: [...bands.slice(0, widest + 1), added, ...bands.slice(widest + 1)], key: added.key };
}

/** Its scores go to the band below it, or above it when it was the lowest. At least one band stays. */
export function removeBand(bands: readonly Band[], key: string): Band[] {
  if (bands.length <= 1) return [...bands];
  const rest = bands.filter((band) => band.key !== key);
  return rest.map((band, index) => (index === 0 ? { ...band, from: LOWEST_SCORE } : band));
}

export function bandOf(bands: readonly Band[], score: number): Band | undefined {
  return bands.findLast((band) => band.from <= score);
}

export type LimitEdge = 'from' | 'to';

/** What a typed limit asks for: the start that it sets, or why it cannot be. */
export function readLimit(
  bands: readonly Band[],
  index: number,
  edge: LimitEdge,
  text: string,
): { limit: number; from: number } | null {
  const digits = text.trim();
  if (!/^\d{1,3}$/.test(digits)) return null;
  const limit = edge === 'from' ? index : index + 1;
  const from = edge === 'from' ? Number(digits) : Number(digits) + 1;
  const { min, max } = limitRange(bands, limit);
  return from >= min && from <= max ? { limit, from } : null;
}
