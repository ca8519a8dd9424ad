import { useEffect, useState } from 'react';
import { Connection } from '../engine/connection';
import { keepTrying } from '../engine/keep-trying';
import type { AfterExam, ReadAfterExam } from './read-after-exam';

/** Null until it is known. Asked until there is a reply: who was submitted for them finds the way to object in it. */
export function useAfterExam(read: ReadAfterExam | undefined): AfterExam | null {
  const [after, setAfter] = useState<AfterExam | null>(null);
  useEffect(() => {
    if (!read) return undefined;
    const connection = new Connection(() => undefined);
    const tryNow = () => connection.wake();
    let isWanted = true;
    window.addEventListener('online', tryNow);
    keepTrying(read, { connection, isWanted: () => isWanted, onFailure: () => undefined }).then(
      (found) => isWanted && setAfter(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
      window.removeEventListener('online', tryNow);
      tryNow();
    };
  }, [read]);
  return after;
}
