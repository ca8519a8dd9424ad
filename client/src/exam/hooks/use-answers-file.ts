import { useState } from 'react';
import { canSeal, download } from '../engine/answers-file';
import type { Exam } from '../engine/exam';

interface AnswersFileSaving {
  /** Not where the browser cannot seal a file. */
  canSave: boolean;
  isSaved: boolean;
  save: () => void;
}

/** What was not sent, to be taken along as a file. */
export function useAnswersFile(exam: Exam): AnswersFileSaving {
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    for (const file of await exam.answersFiles()) download(file);
    setSaved(true);
  };
  return { canSave: canSeal(), isSaved, save: () => void save() };
}
