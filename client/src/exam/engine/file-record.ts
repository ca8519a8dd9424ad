import type { HeldFile } from '../../answering/file-port';
import { newPageId } from './page-id';
import type { AnswerFile } from './ports';

/** A file or recording of an answer that the server does not have yet; its content lies beside it, in parts. */
export interface FileRecord {
  key: string;
  attemptId: string;
  questionId: string;
  /** In which order they came; also across reloads. */
  addedAt: number;
  name: string;
  contentType: string;
  /** Null for a file, whose content is one part. */
  recording: RecordingProgress | null;
  /** Why the server will not take it. */
  refusedWith: string | null;
  /** Taken out while it was on its way; without content. */
  isRemoved?: boolean;
}

export interface RecordingProgress {
  /** The server knows of it; under the key of the record. */
  isStarted: boolean;
  /** How many parts the server has. */
  sent: number;
  /** A recording that a reload cut off counts as ended: what there is, is kept. */
  isEnded: boolean;
}

export interface PartRecord {
  fileKey: string;
  /** From 0. */
  index: number;
  attemptId: string;
  content: ArrayBuffer;
}

/** As this page holds it. */
export interface UnsentFile {
  record: FileRecord;
  parts: Blob[];
  /** How much of it has gone out, 0 to 1. */
  share: number;
  url: string | null;
  /** A request with it has no reply yet. */
  isUnderWay?: boolean;
  /** Some of it could not be written to this device. */
  isUnwritten?: boolean;
}

export function newFileRecord(attemptId: string, questionId: string, file: Pick<File, 'name' | 'type'>): FileRecord {
  const { name, type: contentType } = file;
  const addedAt = Date.now();
  return { key: newPageId(), attemptId, questionId, addedAt, name, contentType, recording: null, refusedWith: null };
}

export const wholeOf = ({ parts, record }: UnsentFile): Blob => new Blob(parts, { type: record.contentType });

/** To be sent or taken along; a recording has no name of its own. */
export function fileOf({ parts, record: { key, name, contentType } }: UnsentFile): File {
  const ending = /\w+\/(\w+)/.exec(contentType)?.[1];
  return new File(parts, name || `mizan-recording-${key.slice(0, 6)}.${ending}`, { type: contentType });
}

export const isDue = ({ record: { refusedWith, recording }, parts }: UnsentFile): boolean =>
  refusedWith === null && parts.length > 0 && (!recording || recording.isEnded || recording.sent < parts.length);

const FOR_ITSELF = ['FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED'];

/** Refused for its kind or size, and no less on the candidate's disk. A recording is nowhere but here, whatever it was refused for. */
export const isNoAnswer = ({ refusedWith, recording }: FileRecord): boolean =>
  recording === null && refusedWith !== null && FOR_ITSELF.includes(refusedWith);

interface Line {
  isFailing: boolean;
  /** The outbox outlives the page. */
  isDurable: boolean;
}

export function heldUnsent(unsent: UnsentFile, { isFailing, isDurable }: Line): HeldFile {
  const { record, parts, share, url, isUnwritten } = unsent;
  const { key, name, contentType, recording, refusedWith } = record;
  const isRecording = recording !== null && !recording.isEnded;
  const failing = isDurable && !isUnwritten ? 'kept' : 'unsent';
  const state = refusedWith !== null ? 'refused' : isRecording ? 'recording' : isFailing ? failing : 'sending';
  const byteSize = parts.reduce((sum, { size }) => sum + size, 0);
  return { key, name, contentType, byteSize, state, share, url, refusedWith };
}

/** What was recorded or chosen on this page is shown from here, without fetching it back. */
export const heldSent = ({ id, name, contentType, byteSize, url }: AnswerFile, ownUrl: string | null): HeldFile => ({
  key: id,
  name,
  contentType,
  byteSize,
  state: 'sent',
  share: 1,
  url: ownUrl ?? url,
  refusedWith: null,
});
