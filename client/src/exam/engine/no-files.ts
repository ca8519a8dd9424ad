import type { FilePort, HeldFile } from '../../answering/file-port';

const NONE: readonly HeldFile[] = [];
const nothing = () => undefined;

/** Before an attempt runs there is nothing to keep. */
export const NO_FILES: FilePort = {
  subscribe: () => nothing,
  of: () => NONE,
  add: nothing,
  remove: nothing,
  retry: nothing,
  record: () => ({ write: nothing, finish: nothing }),
};
