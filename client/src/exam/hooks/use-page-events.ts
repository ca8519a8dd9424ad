import { useEffect } from 'react';
import type { Exam } from '../engine/exam';
import { all, onDocument, onWindow } from '../engine/listen';

/** What happens to the page: hidden, closed, shown again, line cut, line back. */
export function usePageEvents(exam: Exam): void {
  useEffect(
    () =>
      all(
        onDocument('visibilitychange', () => (document.visibilityState === 'hidden' ? exam.hide() : exam.wake())),
        onWindow('pagehide', () => exam.hide()),
        onWindow('pageshow', ({ persisted }) => persisted && exam.wake()),
        onWindow('online', () => exam.wake()),
        onWindow('offline', () => exam.lineCut()),
      ),
    [exam],
  );
}
