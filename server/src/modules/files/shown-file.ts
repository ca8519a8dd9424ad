import { FilePurpose } from '../../platform/files';
import type { FileScan, StoredFile } from '../../platform/files';
import { neutralName } from './nameless';

export interface ShownFile {
  id: string;
  name: string;
  contentType: string;
  byteSize: number;
  url: string;
  scan: FileScan | null;
}

/** What staff upload; what candidates send has operations of its own. */
export const StaffFilePurpose = {
  QUESTION_IMAGE: FilePurpose.QUESTION_IMAGE,
  WELCOME_VIDEO: FilePurpose.WELCOME_VIDEO,
  QUESTION_BANK: FilePurpose.QUESTION_BANK,
} as const;
export type StaffFilePurpose = (typeof StaffFilePurpose)[keyof typeof StaffFilePurpose];

type Described = Pick<StoredFile, 'id' | 'name' | 'contentType' | 'byteSize' | 'scan'>;

export function toShownFile({ id, name, contentType, byteSize, scan }: Described): ShownFile {
  return { id, name, contentType, byteSize, scan, url: staffFileUrl(id) };
}

/** Says nothing of whose it is, neither here nor when it is saved. */
export function namelessly(file: ShownFile): ShownFile {
  const { id, contentType, byteSize, scan } = file;
  return { id, contentType, byteSize, scan, name: neutralName(file), url: `${staffFileUrl(id)}/nameless` };
}

/** Behind the session, by the rule of scope. */
export function staffFileUrl(fileId: string): string {
  return `/api/v1/files/${fileId}`;
}
