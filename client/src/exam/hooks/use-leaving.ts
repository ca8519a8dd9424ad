import { useState } from 'react';
import { isAnswered, type AnswerValue } from '../../answering/answer-value';
import type { Exam } from '../engine/exam';
import { isOpenForAnswers, type Phase } from '../engine/machine';

export interface Leaving {
  isLast: boolean;
  isBlank: boolean;
  /** The candidate is being asked whether to go. */
  isAsking: boolean;
  next: () => void;
  go: () => void;
  stay: () => void;
}

/** Away from a question: at once, or after a word when it is the last one or still empty. */
export function useLeaving(
  exam: Exam,
  phase: Extract<Phase, { name: 'question' }>,
  value: AnswerValue | null,
): Leaving {
  const [isAsking, setIsAsking] = useState(false);
  const isLast = phase.question.position >= phase.sitting.questionCount;
  const isBlank = !isAnswered(value) && exam.files.of(phase.question.id).length === 0;
  const go = () => {
    setIsAsking(false);
    void exam.leaveQuestion();
  };
  const next = () => {
    if (phase.leaving !== 'no') return;
    if (isLast || isBlank) setIsAsking(true);
    else go();
  };
  return { isLast, isBlank, isAsking: isAsking && isOpenForAnswers(phase), next, go, stay: () => setIsAsking(false) };
}
