import type { Drafts } from '../../../lib/drafts/drafts';
import type { Failure } from '../../../lib/graphql/errors';
import type { CandidateList_PreviewFragment } from './candidate-list-generated';
import type { DraftRow } from './draft-list';

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
  /** The text that `rows` were read from: while another one is written, they say nothing about its lines. */
  read: string;
  hasHeader: boolean;
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
  read: '',
  hasHeader: false,
  columns: [],
  encoding: null,
  isChecking: false,
  failure: null,
};

/** Whether the rows are those of what stands there. */
export const isRead = ({ file, text, read }: ListState): boolean => file !== null || text === read;

/** How many wait in it: people, or lines as long as nobody read them. */
export const listLength = (list: ListState): number =>
  isRead(list) ? list.rows.length : list.text.split('\n').filter((line) => line.trim() !== '').length;

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
