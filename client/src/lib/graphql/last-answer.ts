import { progressFetch } from './progress-fetch';

let answeredAt = Date.now();

/** When the server last answered this page: that is when it counts the session as used. */
export const lastAnswerAt = (): number => answeredAt;

export const notedFetch: typeof fetch = async (input, init) => {
  const response = await progressFetch(input, init);
  answeredAt = Date.now();
  return response;
};
