/** A `Date` is a moment. */
export type Cell = string | number | Date | null;

/** What the cells of a column are; text where nothing is said. A duration is counted in seconds, a percentage from 0 to 100. */
export type ColumnKind = 'moment' | 'duration' | 'percentage' | 'points';

export interface TableColumn {
  /** For programs; it stays the same in every language. */
  name: string;
  heading: string;
  width: number;
  kind?: ColumnKind | undefined;
}

export interface Table {
  name: string;
  /** Read from right to left, the first column on the right. */
  isRtl: boolean;
  /** IANA; moments are shown in it. UTC when null. */
  timeZone: string | null;
  columns: readonly TableColumn[];
  rows: readonly (readonly Cell[])[];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-22 10:30`: year first, so that texts stand in the order of time. */
export function momentCellText(at: Date, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC';
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  formats.set(zone, format);
  return format.format(at);
}

/** `1:02:03`. */
export function durationCellText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.round(seconds % 60)];
  return `${hours}:${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
