import { tabStorage, type TabStorage } from '../engine/tab-storage';

const KEY = 'mizan-exam-review';

/** From which question the candidate looks all of them over: a reload, as for the other language, comes back to the list. */
export const keepReview = (questionId: string | null, storage: TabStorage = tabStorage): void =>
  questionId === null ? storage.removeItem(KEY) : storage.setItem(KEY, questionId);

export const isReviewKept = (questionId: string, storage: TabStorage = tabStorage): boolean =>
  storage.getItem(KEY) === questionId;
