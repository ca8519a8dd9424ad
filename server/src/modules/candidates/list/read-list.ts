import { cleanText } from '../../../platform/text';
import type { CandidateDraft, CandidateField, CandidateList, TableRow } from './candidate-table';
import { fieldNamed, namesSecondName } from './column-names';
import { normaliseEmail } from './email-address';
import { looksLikePhone, normalisePhone } from './phone-number';
import { splitName } from './person-name';
import type { PersonName } from './person-name';
import { recogniseRow } from './recognise-row';

/** A title and the like may stand above the header. */
const HEADER_WITHIN_ROWS = 5;

type Columns = Map<CandidateField, number[]>;

/** Turns the lines of a list into drafts, one for each line but the header. */
export function readList(rows: TableRow[]): CandidateList {
  const headerAt = rows.slice(0, HEADER_WITHIN_ROWS).findIndex(isHeader);
  const columns = columnsOf(rows[headerAt]?.cells ?? []);
  const drafts = rows.flatMap((row, at) => {
    if (at === headerAt) return [];
    return [tidy(at > headerAt && headerAt >= 0 ? draftByColumns(row, columns) : recogniseRow(row))];
  });
  const recognisedColumns = headerAt >= 0 ? [...columns.keys()] : fieldsSeen(drafts);
  return { drafts, recognisedColumns, hasHeader: headerAt >= 0 };
}

/** A row that names at least one column and holds nothing that could be somebody's address or number. */
function isHeader({ cells }: TableRow): boolean {
  const texts = cells.map(cleanText);
  return texts.some(fieldNamed) && !texts.some((text) => text.includes('@') || looksLikePhone(text));
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

function draftByColumns({ line, cells }: TableRow, columns: Columns): CandidateDraft {
  // Of two columns of one kind ("Phone", "Mobile") the first that is filled counts.
  const cell = (field: CandidateField) =>
    (columns.get(field) ?? []).map((at) => cleanText(cells[at] ?? '')).find(Boolean) ?? '';
  const name = joinNames(cell('FIRST_NAME'), cell('LAST_NAME'), cell('NAME'));
  return { line, ...name, email: cell('EMAIL'), phone: cell('PHONE') };
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
