import type { Drafts } from '../../../lib/drafts/drafts';
import type { Failure } from '../../../lib/graphql/errors';
import type { CandidateList_PreviewFragment } from './candidate-list-generated';
import { isReady, pastedLineOf, type DraftRow } from './draft-list';

export type InviteWay = 'paste' | 'upload';

export interface ChosenFile {
  name: string;
  size: number;
  /** 0 to 1 of the bytes sent. */
  sent: number;
}

export interface ListState {
  text: string;
  file: ChosenFile | null;
  rows: DraftRow[];
  columns: CandidateList_PreviewFragment['recognisedColumns'];
  /** As which a text file was read. */
  encoding: CandidateList_PreviewFragment['encoding'];
  isChecking: boolean;
  /** Why the whole list could not be read; a code of the catalogue. */
  failure: Failure | null;
}

/** A list of each kind: looking at the other kind takes nothing away. */
export type Lists = Record<InviteWay, ListState>;

export const EMPTY: ListState = {
  text: '',
  file: null,
  rows: [],
  columns: [],
  encoding: null,
  isChecking: false,
  failure: null,
};

/** How many lines or rows wait in it. */
export const listLength = ({ text, file, rows }: ListState): number =>
  file ? rows.length : text.split('\n').filter((line) => line.trim() !== '').length;

/** Of pasted text, the lines that cannot be sent as they are; those that were sent go. */
export function unreadyLines(text: string, rows: readonly DraftRow[]): string {
  const peopleOn = (line: number) => rows.filter((row) => row.line === line);
  return text
    .split('\n')
    .flatMap((written, index) => {
      const people = peopleOn(index + 1);
      const unready = people.filter((row) => !isReady(row));
      return unready.length < people.length ? unready.map(pastedLineOf) : unready.length > 0 ? written : [];
    })
    .join('\n');
}

const nameOf = (assessmentId: string) => `invite ${assessmentId}`;

export function readLists(drafts: Drafts, assessmentId: string): Lists {
  const kept = (drafts.read(nameOf(assessmentId)) ?? {}) as Partial<Lists>;
  const settled = (list: ListState | undefined) => ({ ...EMPTY, ...list, isChecking: false, failure: null });
  return { paste: settled(kept.paste), upload: settled(kept.upload) };
}

export function keepLists(drafts: Drafts, assessmentId: string, lists: Lists): void {
  if (listLength(lists.paste) + listLength(lists.upload) > 0) drafts.keep(nameOf(assessmentId), lists);
  else drafts.drop(nameOf(assessmentId));
}
