import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FilePort } from '../file-port';
import type { AskedQuestion } from '../asked-question';
import { Recorder, type RecorderState } from './recorder';

const DEFAULT_SECONDS = 60;

/** A recorder for this question. Time that runs out, and leaving, end a recording and keep it. */
export function useRecorder(question: AskedQuestion, files: FilePort, isLocked: boolean): [RecorderState, Recorder] {
  const [recorder] = useState(
    () =>
      new Recorder({
        withPicture: question.type === 'VIDEO',
        seconds: question.recordSeconds ?? DEFAULT_SECONDS,
        open: (contentType, stop) => files.record(question.id, contentType, stop),
      }),
  );
  useEffect(() => {
    if (isLocked) recorder.leave();
  }, [isLocked, recorder]);
  useEffect(() => () => recorder.leave(), [recorder]);
  return [useSyncExternalStore(recorder.subscribe, recorder.state), recorder];
}
