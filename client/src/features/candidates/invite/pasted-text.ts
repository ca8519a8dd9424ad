import { isReady, nameOf, type DraftRow } from './draft-list';

/** A list as text, and who was read from it; each row names its line. */
export interface PastedList {
  text: string;
  rows: DraftRow[];
  /** What to write above the columns of `HEADED`; null where the list has no line of headings. */
  headings: readonly string[] | null;
}

type Written = Pick<PastedList, 'text' | 'rows'>;
type Change = (row: DraftRow) => readonly DraftRow[];

/** The columns of a list with headings, in the order in which they are written. */
export const HEADED = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'LANGUAGE'] as const;

/** Stands for a word that names no language, so that the question stays open. */
const NO_LANGUAGE = '?';

/** The list with `fixed` in the place of `row`, or without that person. Lines that nobody was read from stay. */
export function withPerson(list: PastedList, row: DraftRow, fixed: DraftRow | null): Written {
  return rewrite(list, (one) => (one !== row ? [one] : fixed ? [fixed] : []));
}

/** Those who can't be sent as they are; who was sent goes, and blank lines with them. A line that was never read stays. */
export function unreadyLines(list: PastedList): Written {
  const { text, rows } = rewrite(list, (row) => (isReady(row) ? [] : [row]));
  const people = peopleByLine(rows);
  const lines: string[] = [];
  const kept: DraftRow[] = [];
  text.split('\n').forEach((written, at) => {
    if (written.trim() === '') return;
    lines.push(written);
    kept.push(...(people.get(at + 1) ?? []).map((row) => ({ ...row, line: lines.length })));
  });
  return { text: lines.join('\n'), rows: kept };
}

/** As a line of text without headings. */
export const pastedLineOf = (row: DraftRow): string => [nameOf(row), row.email, row.phone].join(', ');

function rewrite({ text, rows, headings }: PastedList, change: Change): Written {
  return headings ? underHeadings(rows.flatMap(change), headings) : lineByLine(text, rows, change);
}

function peopleByLine(rows: readonly DraftRow[]): Map<number, DraftRow[]> {
  const people = new Map<number, DraftRow[]>();
  for (const row of rows) people.set(row.line, [...(people.get(row.line) ?? []), row]);
  return people;
}

/** A line stays as it is written while all who stand on it do. */
function lineByLine(text: string, rows: readonly DraftRow[], change: Change): Written {
  const lines: string[] = [];
  const kept: DraftRow[] = [];
  const put = (written: string, people: readonly DraftRow[]) => {
    lines.push(written);
    kept.push(...people.map((row) => ({ ...row, line: lines.length })));
  };
  const peopleOn = peopleByLine(rows);
  text.split('\n').forEach((written, at) => {
    const people = peopleOn.get(at + 1) ?? [];
    const changed = people.flatMap(change);
    if (changed.length === people.length && changed.every((row) => people.includes(row))) put(written, people);
    else for (const row of changed) put(pastedLineOf(row), [row]);
  });
  return { text: lines.join('\n'), rows: kept };
}

/** All of the list anew: rows don't tell in which of the columns pasted each part stood. */
function underHeadings(rows: readonly DraftRow[], headings: readonly string[]): Written {
  if (rows.length === 0) return { text: '', rows: [] };
  return {
    text: [headings.join('\t'), ...rows.map(headedLineOf)].join('\n'),
    rows: rows.map((row, at) => ({ ...row, line: at + 2 })),
  };
}

function headedLineOf(row: DraftRow): string {
  const cells = [row.firstName, row.lastName, row.email, row.phone, languageOf(row)].map(cellOf);
  // A line of nothing but tabs would count as blank.
  return cells.every((cell) => cell === '') ? ['""', ...cells.slice(1)].join('\t') : cells.join('\t');
}

const cellOf = (value: string): string => (/^"|\t/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

function languageOf({ language, problems }: DraftRow): string {
  return language ?? (problems.some(({ field }) => field === 'LANGUAGE') ? NO_LANGUAGE : '');
}
