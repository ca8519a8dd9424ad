import { cleanText } from '../../../platform/text';
import type { CandidateDraft, CandidateField, CandidateList, TableRow } from './candidate-table';
import { fieldNamed, namesSecondName } from './column-names';
import { normaliseEmail } from './email-address';
import { looksLikePhone, normalisePhone } from './phone-number';
import { splitName } from './person-name';
import type { PersonName } from './person-name';
import { withColumnsByContent } from './find-columns';
import type { Columns } from './find-columns';
import { recogniseRow, withoutHolders } from './recognise-row';
import { peopleInCell, splitPeople } from './split-people';

const NAMED_ADDRESS = /<[^<>]*@[^<>]*>/;

/** A title and the like may stand above the header. */
const HEADER_WITHIN_ROWS = 6;
/** A table that nobody named the columns of has at least a name, an address, and something else. */
const WIDTH_OF_TABLE = 3;

/** Turns the lines of a list into drafts, at least one for each line below the header. */
export function readList(rows: TableRow[]): CandidateList {
  const headerAt = headerOf(rows);
  if (headerAt < 0) {
    const drafts = rows.flatMap(splitPeople).map((row) => tidy(recogniseRow(row)));
    return { drafts, recognisedColumns: fieldsSeen(drafts), hasHeader: false };
  }
  const headings = rows[headerAt]?.cells ?? [];
  const people = rows.slice(headerAt + 1);
  const columns = withColumnsByContent(columnsOf(headings), headings, people);
  const drafts = [
    ...rows.slice(0, headerAt).filter(holdsSomebody).map(recogniseRow),
    ...people.flatMap((row) => draftsByColumns(row, columns)),
  ].map(tidy);
  return { drafts, recognisedColumns: [...columns.keys()], hasHeader: true };
}

/** The first row that names columns; else one that could, above a table whose columns tell themselves. */
function headerOf(rows: TableRow[]): number {
  const top = rows.slice(0, HEADER_WITHIN_ROWS);
  const known = top.findIndex(isHeader);
  if (known >= 0) return known;
  return top.findIndex((row, at) => {
    const filled = row.cells.filter((cell) => cell.trim() !== '').length;
    if (filled < WIDTH_OF_TABLE || holdsSomebody(row)) return false;
    const found = withColumnsByContent(new Map(), row.cells, rows.slice(at + 1));
    return found.has('EMAIL') && found.size > 1;
  });
}

/** A row that names at least one column and holds nothing that could be somebody's address or number. */
function isHeader(row: TableRow): boolean {
  return row.cells.some((cell) => fieldNamed(cleanText(cell))) && !holdsSomebody(row);
}

function holdsSomebody({ cells }: TableRow): boolean {
  return cells.map(cleanText).some((text) => text.includes('@') || looksLikePhone(text));
}

function columnsOf(headings: string[]): Columns {
  const columns: Columns = new Map();
  headings.forEach((heading, at) => {
    const field = fieldNamed(cleanText(heading));
    if (field) columns.set(field, [...(columns.get(field) ?? []), at]);
  });
  const second = headings.findIndex((heading) => namesSecondName(cleanText(heading)));
  if (second >= 0 && columns.has('FIRST_NAME') && !columns.has('LAST_NAME')) columns.set('LAST_NAME', [second]);
  return columns;
}

/** One for each person whom the cell of addresses names. */
function draftsByColumns(row: TableRow, columns: Columns): CandidateDraft[] {
  const draft = draftByColumns(row, columns);
  const people = peopleInCell(draft.email);
  if (people.length > 1) return people.map((person) => recogniseRow({ line: row.line, cells: [person] }));
  if (!NAMED_ADDRESS.test(draft.email)) return [draft];
  const { email, firstName, lastName } = recogniseRow({ line: row.line, cells: [draft.email] });
  return [{ ...draft, email, ...(!draft.firstName && !draft.lastName && { firstName, lastName }) }];
}

function draftByColumns({ line, cells }: TableRow, columns: Columns): CandidateDraft {
  // Of two columns of one kind ("Phone", "Mobile") the first that is filled counts.
  const cell = (field: CandidateField) =>
    (columns.get(field) ?? []).map((at) => withoutOthers(cleanText(cells[at] ?? ''))).find(Boolean) ?? '';
  const name = joinNames(withoutHolders(cell('FIRST_NAME')), cell('LAST_NAME'), withoutHolders(cell('NAME')));
  const language = columns.has('LANGUAGE') ? { language: cell('LANGUAGE') } : {};
  return { line, ...name, email: cell('EMAIL'), phone: cell('PHONE'), ...language };
}

/** An address book writes all numbers of a person into one cell, the first one first. */
function withoutOthers(cell: string): string {
  return cell.split(' ::: ')[0] ?? cell;
}

/** "Name" beside "Family" may be the given name or the whole name: what the other column holds is not said twice. */
function joinNames(first: string, last: string, whole: string): PersonName {
  if (whole === '' || (first && last)) return { firstName: first, lastName: last };
  if (last) return { firstName: whole.endsWith(` ${last}`) ? whole.slice(0, -last.length - 1) : whole, lastName: last };
  if (!first) return splitName(whole);
  return { firstName: first, lastName: whole.startsWith(`${first} `) ? whole.slice(first.length + 1) : whole };
}

/** Shows an address and a number in the form in which they would be kept, and leaves wrong ones as they were written. */
function tidy(draft: CandidateDraft): CandidateDraft {
  return { ...draft, email: normaliseEmail(draft.email), phone: normalisePhone(draft.phone) ?? draft.phone };
}

function fieldsSeen(drafts: CandidateDraft[]): CandidateField[] {
  const seen = (field: CandidateField, of: (draft: CandidateDraft) => string) => (drafts.some(of) ? [field] : []);
  return [
    ...seen('NAME', (draft) => draft.firstName),
    ...seen('EMAIL', (draft) => draft.email),
    ...seen('PHONE', (draft) => draft.phone),
  ];
}
