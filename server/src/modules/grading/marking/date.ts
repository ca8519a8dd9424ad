import type { MarkingRule } from './marking';
import { marked } from './marking';

/** Right when the day lies between both ends. ISO days sort as text. */
export const markDate: MarkingRule = ({ answerKey, maxScore }, { date: read = '' }) => {
  const { from = '', to = '' } = answerKey.days ?? {};
  const params = { read, from, to };
  return read >= from && read <= to
    ? marked(maxScore, 'DATE_IN_RANGE', params)
    : marked(0, 'DATE_OUT_OF_RANGE', params);
};
