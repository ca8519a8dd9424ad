import { holdsAnswer, isUnsent, type AnswerRecord } from './answer-record';
import type { ConnectionStatus } from './connection';

/**
 * What stands beside the clock. `kept`: on this device, to be sent. `unsent`: the same in a browser that keeps nothing beyond
 * the page. `refused`: the server will not take this value.
 */
export type SaveState = 'empty' | 'saving' | 'saved' | 'kept' | 'unsent' | 'refused';

interface Circumstances {
  /** A file of the answer is on its way. */
  isWaiting: boolean;
  isFailing: boolean;
  isDurable: boolean;
  connection: ConnectionStatus;
}

export function saveStateOf(
  record: AnswerRecord,
  { isWaiting, isFailing, isDurable, connection }: Circumstances,
): SaveState {
  if (record.refusedWith !== null) return 'refused';
  if (!isUnsent(record) && !isWaiting) return record.revision === 0 && !holdsAnswer(record) ? 'empty' : 'saved';
  if (!isFailing && connection === 'online') return 'saving';
  return isDurable ? 'kept' : 'unsent';
}
