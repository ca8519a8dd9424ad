import { useEffect, useState } from 'react';
import { canSeal, download } from '../engine/unsent-answers';
import type { Exam } from '../engine/exam';

interface UnsentAnswersSaving {
  /** Not where the browser cannot seal a file. */
  canSave: boolean;
  isSaved: boolean;
  save: () => void;
}

/** What was not sent, to be taken along as a file. */
export function useUnsentAnswers(exam: Exam): UnsentAnswersSaving {
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    for (const file of await exam.unsentFiles()) download(file);
    setSaved(true);
  };
  return { canSave: canSeal(), isSaved, save: () => void save() };
}

/** Whether there is any, as far as this device knows before the server has told where the exam stands. */
export function useHasUnsentAnswers(exam: Exam): boolean {
  const [hasAny, setHasAny] = useState(false);
  useEffect(() => {
    exam.holdsUnsent().then(setHasAny, () => undefined);
  }, [exam]);
  return hasAny;
}
