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
  const unready = rewrite(list, (row) => (isReady(row) ? [] : [row]));
  return joined(linesOf(unready).filter(({ written }) => written.trim() !== ''));
}

/** As a line of text without headings. */
export const pastedLineOf = (row: DraftRow): string => [nameOf(row), row.email, row.phone].join(', ');

function rewrite(list: PastedList, change: Change): Written {
  return list.headings ? underHeadings(list.rows.flatMap(change), list.headings) : lineByLine(list, change);
}

interface Line {
  written: string;
  people: readonly DraftRow[];
}

function linesOf({ text, rows }: Written): Line[] {
  const people = new Map<number, DraftRow[]>();
  for (const row of rows) people.set(row.line, [...(people.get(row.line) ?? []), row]);
  return text.split('\n').map((written, at) => ({ written, people: people.get(at + 1) ?? [] }));
}

/** Each row names the line that it comes to stand on. */
const joined = (lines: readonly Line[]): Written => ({
  text: lines.map(({ written }) => written).join('\n'),
  rows: lines.flatMap(({ people }, at) => people.map((row) => ({ ...row, line: at + 1 }))),
});

/** A line stays as it is written while all who stand on it do. */
function lineByLine(list: Written, change: Change): Written {
  const lines = linesOf(list).flatMap((line) => {
    const changed = line.people.flatMap(change);
    const isSame = changed.length === line.people.length && changed.every((row) => line.people.includes(row));
    return isSame ? [line] : changed.map((row) => ({ written: pastedLineOf(row), people: [row] }));
  });
  return joined(lines);
}

/** All of the list anew: rows don't tell in which of the columns pasted each part stood. */
function underHeadings(rows: readonly DraftRow[], headings: readonly string[]): Written {
  if (rows.length === 0) return { text: '', rows: [] };
  return joined([
    { written: headings.join('\t'), people: [] },
    ...rows.map((row) => ({ written: headedLineOf(row), people: [row] })),
  ]);
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
