import { useCallback, useSyncExternalStore } from 'react';
import type { FilePort, HeldFile } from './file-port';

/** The files of one answer, told anew whenever something about them changes. */
export function useHeldFiles(files: FilePort, questionId: string): readonly HeldFile[] {
  const subscribe = useCallback((listener: () => void) => files.subscribe(listener), [files]);
  return useSyncExternalStore(subscribe, () => files.of(questionId));
}
