import { cleanText } from '../../../platform/text';
import type { CandidateField, TableRow } from './candidate-table';
import { looseFieldOf } from './column-names';
import { isEmailAddress, normaliseEmail } from './email-address';
import { looksLikePhone, normalisePhone } from './phone-number';

export type Columns = Map<CandidateField, number[]>;

/** Whether a cell is of the field; a heading that speaks of it is believed more easily. */
type Fits = (cell: string, isNamed: boolean) => boolean;

const ROWS_LOOKED_AT = 200;
/** Of the cells that hold something. */
const ENOUGH = 0.6;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/;
const PREFIX = /^[+(0\u0660]/;
const HAS_LETTERS = /\p{L}{2}/u;

/** Adds the fields that no heading named, where the content of a column tells them. */
export function withColumnsByContent(
  columns: Columns,
  headings: readonly string[],
  rows: readonly TableRow[],
): Columns {
  const found: Columns = new Map(columns);
  const sample = rows.slice(0, ROWS_LOOKED_AT);
  const free = () => headings.map((_, at) => at).filter((at) => ![...found.values()].flat().includes(at));
  const add = (field: CandidateField, fits: Fits) => {
    if (found.get(field)?.some((at) => sample.some(({ cells }) => cleanText(cells[at] ?? '') !== ''))) return;
    const best = bestColumn(field, free(), headings, sample, fits);
    if (best !== null) found.set(field, [best]);
  };
  add('EMAIL', isEmail);
  add('PHONE', isPhone);
  if (!found.has('FIRST_NAME')) add('NAME', isName);
  return found;
}

/** A heading that speaks of the field counts more than any content, a column that says the same of everybody less. */
function bestColumn(
  field: CandidateField,
  free: readonly number[],
  headings: readonly string[],
  rows: readonly TableRow[],
  fits: Fits,
): number | null {
  const scored = free.map((at) => {
    const cells = rows.map(({ cells: all }) => cleanText(all[at] ?? '')).filter(Boolean);
    const isNamed = looseFieldOf(headings[at] ?? '') === field;
    const share = cells.length === 0 ? 0 : cells.filter((cell) => fits(cell, isNamed)).length / cells.length;
    const variety = cells.length === 0 ? 0 : new Set(cells).size / cells.length;
    return { at, score: share >= ENOUGH ? variety + (isNamed ? 1 : 0) + (cells.length / rows.length) * 0.5 : 0 };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { at: -1, score: 0 });
  return best.score > 0 ? best.at : null;
}

const isEmail = (cell: string) => cell.split(/\s*:::\s*|[;,\s]+/).some((part) => isEmailAddress(normaliseEmail(part)));
/** Without a heading that says so, long numbers are those of records: a number to call begins with its prefix. */
const isPhone: Fits = (cell, isNamed) => {
  const [first = ''] = cell.split(/\s*:::\s*/);
  return (
    !DATE.test(first) && looksLikePhone(first) && normalisePhone(first) !== null && (isNamed || PREFIX.test(first))
  );
};
const isName: Fits = (cell, isNamed) => isNamed && HAS_LETTERS.test(cell) && !/[@\d]/.test(cell);
