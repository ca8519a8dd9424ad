import type { MarkingRule } from './marking';
import { marked } from './marking';

/** With a key right when it lies between both ends; without one every step of the scale earns everything. */
export const markRating: MarkingRule = ({ content, answerKey, maxScore }, { rating: read = 0 }) => {
  const { min = 1, max = 10 } = content.rating ?? {};
  if (read < min || read > max) return marked(0, 'RATING_OFF_SCALE', { read, min, max });
  if (!answerKey.ratingRange) return marked(maxScore, 'RATING_NOT_KEYED', { read });
  const { from, to } = answerKey.ratingRange;
  const params = { read, from, to };
  return read >= from && read <= to
    ? marked(maxScore, 'RATING_IN_RANGE', params)
    : marked(0, 'RATING_OUT_OF_RANGE', params);
};
