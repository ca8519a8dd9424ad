import { cleanText } from '../../../platform/text';
import { foldDigits } from '../../questions';
import type { CandidateDraft, TableRow } from './candidate-table';
import { looksLikePhone } from './phone-number';
import { splitName } from './person-name';

interface Pieces {
  emails: string[];
  phones: string[];
  names: string[];
}

/** A longer cell is no candidate's line but something pasted by mistake: it is shown as it is. Also bounds the patterns below. */
const LONGEST_CELL = 500;
const EMAIL_LIKE = /[^\s<>,;،؛"'()[\]]*@[^\s<>,;،؛"'()[\]]*/g;
const PHONE_INSIDE = /(?:\+\s?)?\d(?:[\s().\-/\u2010-\u2015]{0,2}\d){5,}\+?/;
const SEPARATORS = /[,;،؛]/;
const LABEL = /^(?:tel|phone|mobile|mob|e-?mail|name|(?:ال)?هاتف|(?:ال)?جوال|(?:ال)?بريد|(?:ال)?اسم)\s?:/i;
const HOLDERS = new Set(' <>()[]"\'|:,;،؛-–—*•·▪▫◦‣⁃●○■□✓✔➢\uF0B7\uF0A7');

/** Reads a line that no header explains: each part is told by its look, in whatever order the parts stand. */
export function recogniseRow({ line, cells }: TableRow): CandidateDraft {
  const pieces: Pieces = { emails: [], phones: [], names: [] };
  for (const cell of withoutListNumber(cells.map(cleanText).filter(Boolean))) {
    if (cell.length > LONGEST_CELL) pieces.names.push(cell);
    else sortPiece(cell, pieces);
  }
  // Two addresses on one line stay visible as one wrong address: nothing that was written disappears.
  return { line, ...joinNames(pieces.names), email: pieces.emails.join(' '), phone: pieces.phones.join(' / ') };
}

/** Drops "1" or "1." before the rest: the number of the line in the list that was copied. */
function withoutListNumber([first, ...rest]: string[]): string[] {
  if (first === undefined) return [];
  const folded = foldDigits(first);
  if (rest.length > 0 && /^\d{1,4}$/.test(folded)) return rest;
  const label = /^\d{1,4}[.)-] (?=\D)/.exec(folded)?.[0] ?? '';
  return [first.slice(label.length), ...rest];
}

function sortPiece(piece: string, pieces: Pieces): void {
  const text = withoutHolders(withoutHolders(piece).replace(LABEL, ''));
  if (text === '') return;
  if (text.includes('@')) sortAddress(text, pieces);
  else if (looksLikePhone(text) || /^\d+$/.test(foldDigits(text))) pieces.phones.push(text);
  else sortWords(text, pieces);
}

function sortAddress(text: string, pieces: Pieces): void {
  pieces.emails.push(...(text.match(EMAIL_LIKE) ?? []));
  for (const rest of text.replace(EMAIL_LIKE, ',').split(SEPARATORS)) sortPiece(rest, pieces);
}

function sortWords(text: string, pieces: Pieces): void {
  const found = PHONE_INSIDE.exec(foldDigits(text));
  if (!found) return void pieces.names.push(text);
  const end = found.index + found[0].length;
  pieces.phones.push(text.slice(found.index, end));
  const rest = [text.slice(0, found.index), text.slice(end)].map(withoutHolders);
  pieces.names.push(...rest.filter(Boolean));
}

/** Takes away brackets, quotes and dashes that kept an address or a number apart from the name. */
export function withoutHolders(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && HOLDERS.has(text.charAt(start))) start++;
  while (end > start && HOLDERS.has(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Two parts are first and last name in that order; one part is a whole name. */
function joinNames([first = '', ...rest]: string[]): { firstName: string; lastName: string } {
  return rest.length > 0 ? { firstName: first, lastName: rest.join(' ') } : splitName(first);
}
