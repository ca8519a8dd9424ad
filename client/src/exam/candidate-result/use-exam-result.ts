import { useCallback, useEffect, useState } from 'react';
import type { ExamResult, ReadExamResult } from './read-exam-result';

export interface ExamResultReading {
  /** Null where nothing is to be seen, undefined until that is known. */
  result: ExamResult | null | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The own result, or why it is not there yet; nothing is asked without a way to ask. */
export function useExamResult(read: ReadExamResult | undefined): ExamResultReading {
  const [result, setResult] = useState<ExamResult | null>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    read?.().then(setResult, () => setFailed(true));
  }, [read]);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { result, isLoading: read !== undefined && result === undefined && !hasFailed, hasFailed, retry };
}
