import { useState } from 'react';
import type { Exam } from '../engine/exam';
import { isOpenForAnswers, type Phase } from '../engine/machine';
import { neighboursOf } from '../engine/slots';
import { tabStorage, type TabStorage } from '../engine/tab-storage';
import type { Way } from '../hooks/use-leaving';

const KEY = 'mizan-exam-review';

/** From which question the candidate looks all of them over: a reload, as for the other language, comes back to the list. */
const keepReview = (questionId: string | null, storage: TabStorage = tabStorage): void =>
  questionId === null ? storage.removeItem(KEY) : storage.setItem(KEY, questionId);

const isReviewKept = (questionId: string, storage: TabStorage = tabStorage): boolean =>
  storage.getItem(KEY) === questionId;

export interface QuestionReview {
  /** Positions; null where there is none with time left on that side. */
  previous: number | null;
  following: number | null;
  isReviewing: boolean;
  /** The candidate is being asked whether to hand in. */
  isAsking: boolean;
  /** On is to the following question, or to the review behind the last. */
  take: (way: Way) => void;
  go: (position: number) => void;
  backToQuestion: () => void;
  ask: () => void;
  stay: () => void;
  handIn: () => void;
}

/** The moves of an exam in which one may go back. The clock of the open question runs on while the candidate looks them over. */
export function useQuestionReview(exam: Exam, phase: Extract<Phase, { name: 'question' }>): QuestionReview {
  const [isReviewing, setReviewing] = useReview(phase.question.id);
  const [isAsking, setAsking] = useState(false);
  const isFree = phase.leaving === 'no';
  const { previous, following } = neighboursOf(phase.sitting, phase.question.position);
  const review = () => {
    if (!isFree) return;
    setReviewing(true);
  };
  // Whoever turns away from the review while a hand-in waits for the line no longer wants it.
  const backToQuestion = () => {
    exam.stay();
    setReviewing(false);
  };
  const go = (position: number) => {
    if (!isOpenForAnswers(phase)) return;
    backToQuestion();
    void exam.goTo(position);
  };
  const take = (way: Way) => {
    const to = way === 'next' ? (following ?? 'review') : way;
    if (to === 'review') review();
    else go(to);
  };
  return {
    previous,
    following,
    take,
    go,
    backToQuestion,
    isReviewing: isReviewing && phase.leaving !== 'time-up',
    isAsking: isAsking && isOpenForAnswers(phase),
    ask: () => isFree && setAsking(true),
    stay: () => setAsking(false),
    handIn: () => {
      setAsking(false);
      void exam.handIn();
    },
  };
}

function useReview(questionId: string): [boolean, (isOn: boolean) => void] {
  const [isReviewing, setReviewing] = useState(() => isReviewKept(questionId));
  const keep = (isOn: boolean) => {
    keepReview(isOn ? questionId : null);
    setReviewing(isOn);
  };
  return [isReviewing, keep];
}
