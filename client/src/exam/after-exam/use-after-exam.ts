import { useEffect, useState } from 'react';
import type { AfterExam, ReadAfterExam } from './read-after-exam';

/** Null until it is known. The page behind the link says the same, so a poor line costs nothing here. */
export function useAfterExam(read: ReadAfterExam | undefined): AfterExam | null {
  const [after, setAfter] = useState<AfterExam | null>(null);
  useEffect(() => {
    let isWanted = true;
    read?.().then(
      (found) => isWanted && setAfter(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [read]);
  return after;
}
