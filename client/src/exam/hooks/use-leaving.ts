import { useState } from 'react';
import { isAnswered } from '../../answering/answer-value';
import { hasFiles } from '../../answering/file-port';
import type { AnswerRecord } from '../engine/answer-record';
import type { Exam } from '../engine/exam';
import { isOpenForAnswers, type Phase } from '../engine/machine';
import { unfinishedOf, type Unfinished } from './unfinished';

/** Where the candidate wants to go: on, over all questions, or to the one at a position. */
export type Way = 'next' | 'review' | number;

export interface Leaving {
  /** To be said before it is left; null where nothing is. */
  why: LeavingReason | null;
  isLast: boolean;
  leave: (way: Way) => void;
  go: () => void;
  stay: () => void;
}

export type LeavingReason = Unfinished | { is: 'blank' } | { is: 'last' };

interface Given {
  answer: AnswerRecord | null;
  /** A number that nobody can read. */
  isOdd: boolean;
  take: (way: Way) => void;
}

/** Away from a question: at once, or after a word when it is the last one, still empty, or something in it is under way. */
export function useLeaving(
  exam: Exam,
  phase: Extract<Phase, { name: 'question' }>,
  { answer, isOdd, take }: Given,
): Leaving {
  const [asked, setAsked] = useState<Way | null>(null);
  const { question, sitting } = phase;
  const { mayGoBack } = sitting;
  const files = exam.files.of(question.id);
  const isLast = !mayGoBack && question.position >= sitting.questionCount;
  const { value, half } = answer ?? { value: null };
  const isBlank = !isAnswered(value, question.grid) && !hasFiles(files) && !exam.files.isPreparing?.(question.id);
  const unfinished = unfinishedOf({ question, value, files, isHalf: isOdd || half != null });
  const why = reasonOf({ isLast, isBlank, unfinished, mayReturn: mayGoBack });
  const stay = () => setAsked(null);
  const go = () => {
    stay();
    if (asked !== null) take(asked);
  };
  const leave = (way: Way) => {
    if (phase.leaving !== 'no') return;
    if (why) setAsked(way);
    else take(way);
  };
  // What it was asked about is over by itself, as a recording that has its full length.
  if (asked !== null && !why) stay();
  return { why: asked !== null && isOpenForAnswers(phase) ? why : null, isLast, leave, go, stay };
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
