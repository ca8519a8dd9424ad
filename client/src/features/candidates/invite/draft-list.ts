import type { CandidateInput, ContentLanguage } from '../../../graphql/schema-generated';
import type { CandidateList_RowFragment } from './candidate-list-generated';

export type DraftRow = CandidateList_RowFragment;
export type RowField = 'name' | 'email' | 'phone';

/** 250 KB as the specification means it, in bytes. */
export const MAX_LIST_BYTES = 256_000;
const READ = /\.(xlsx|csv|tsv|txt)$/i;
/** What the programs that write them save as .xlsx. */
const TO_CONVERT = /\.(xls|xlsb|xlsm|ods|fods|numbers)$/i;

/** Why a file cannot be taken, before it is sent; the server looks again, at its content. */
export function fileProblem(file: { name: string; size: number }): 'FILE_TYPE' | 'FILE_SIZE' | 'FILE_CONVERT' | null {
  if (TO_CONVERT.test(file.name)) return 'FILE_CONVERT';
  if (!READ.test(file.name)) return 'FILE_TYPE';
  return file.size > MAX_LIST_BYTES ? 'FILE_SIZE' : null;
}

export const isReady = (row: DraftRow): boolean => row.problems.length === 0 && row.duplicate === null;

/** Rows that need a fix come first, each part in the order of the list. */
export const fixesFirst = (rows: readonly DraftRow[]): DraftRow[] => [
  ...rows.filter((row) => !isReady(row)),
  ...rows.filter(isReady),
];

export const nameOf = ({ firstName, lastName }: Pick<DraftRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The first word is the first name, the rest the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export const candidateInputOf = ({ firstName, lastName, email, phone, language }: DraftRow): CandidateInput => ({
  firstName,
  lastName,
  email,
  phone,
  language,
});

export const withLanguage = (row: DraftRow, language: ContentLanguage): DraftRow => ({ ...row, language });

export function withField(row: DraftRow, field: RowField, value: string): DraftRow {
  return field === 'name' ? { ...row, ...splitName(value) } : { ...row, [field]: value };
}

/** Which part of the row a problem is about. */
export function problemIn(row: DraftRow, field: RowField): DraftRow['problems'][number] | undefined {
  return row.problems.find((problem) => fieldOf(problem.field) === field);
}

/** What is typed anew; a language is chosen. */
function fieldOf(field: DraftRow['problems'][number]['field']): RowField | null {
  if (field === 'LANGUAGE') return null;
  if (field === 'EMAIL') return 'email';
  return field === 'PHONE' ? 'phone' : 'name';
}

/** A name for each row that stays when others go: several people may stand on one line. */
export function rowKeysOf(rows: readonly DraftRow[]): string[] {
  const seen = new Map<number, number>();
  return rows.map(({ line }) => {
    const before = seen.get(line) ?? 0;
    seen.set(line, before + 1);
    return `${line}-${before}`;
  });
}

/** A checked list that was sent as bare rows gets back the line numbers of its file. */
export function withLinesOf(checked: readonly DraftRow[], sent: readonly DraftRow[]): DraftRow[] {
  const lineAt = (position: number) => sent[position - 1]?.line ?? position;
  return checked.map((row) => ({
    ...row,
    line: lineAt(row.line),
    firstLine: row.firstLine === null ? null : lineAt(row.firstLine),
  }));
}
