import { useState } from 'react';
import { isAnswered, type AnswerValue } from '../../answering/answer-value';
import { hasFiles } from '../../answering/file-port';
import type { Exam } from '../engine/exam';
import { isOpenForAnswers, type Phase } from '../engine/machine';
import { unfinishedOf, type Unfinished } from './unfinished';

export interface Leaving {
  /** To be said before it is left; null where nothing is. */
  why: LeavingReason | null;
  isLast: boolean;
  next: () => void;
  go: () => void;
  stay: () => void;
}

export type LeavingReason = Unfinished | { is: 'blank' } | { is: 'last' };

interface Given {
  value: AnswerValue | null;
  isHalf: boolean;
  /** Where one may come back. */
  leave: (() => void) | null;
}

/** Away from a question: at once, or after a word when it is the last one, still empty, or something in it is under way. */
export function useLeaving(exam: Exam, phase: Extract<Phase, { name: 'question' }>, given: Given): Leaving {
  const [isAsking, setIsAsking] = useState(false);
  const { question, sitting } = phase;
  const files = exam.files.of(question.id);
  const isLast = given.leave === null && question.position >= sitting.questionCount;
  const isBlank = !isAnswered(given.value) && !hasFiles(files);
  const unfinished = unfinishedOf({ question, files, ...given });
  const why = reasonOf({ isLast, isBlank, unfinished, mayReturn: given.leave !== null });
  const go = () => {
    setIsAsking(false);
    if (given.leave) given.leave();
    else void exam.leaveQuestion();
  };
  const next = () => {
    if (phase.leaving !== 'no') return;
    if (why) setIsAsking(true);
    else go();
  };
  const stay = () => setIsAsking(false);
  return { why: isAsking && isOpenForAnswers(phase) ? why : null, isLast, next, go, stay };
}

interface State {
  isLast: boolean;
  isBlank: boolean;
  unfinished: Unfinished | null;
  mayReturn: boolean;
}

/** Who may come back loses only what is under way. */
function reasonOf({ isLast, isBlank, unfinished, mayReturn }: State): LeavingReason | null {
  if (unfinished && !(mayReturn && (unfinished.is === 'blanks' || unfinished.is === 'prompts'))) return unfinished;
  if (mayReturn) return null;
  if (isBlank) return { is: 'blank' };
  return isLast ? { is: 'last' } : null;
}
