import type { MarkingRule } from './marking';
import { marked } from './marking';

/**
 * The share of pairs whose first choice was put before its second, as in the right order: 1 − Kendall's distance divided
 * by the greatest there can be, n(n − 1) / 2. Of a choice given twice the first place counts; a pair with a choice that was
 * left out is not in order.
 */
export const markRanking: MarkingRule = ({ answerKey, maxScore }, given) => {
  const order = answerKey.rightOrder ?? [];
  const placeOf = new Map((given.choiceIds ?? []).toReversed().map((id, index, all) => [id, all.length - index]));
  const pairs = order.flatMap((first, index) => order.slice(index + 1).map((second) => [first, second] as const));
  const inOrder = pairs.filter(([first, second]) => isBefore(placeOf.get(first), placeOf.get(second))).length;
  if (inOrder === pairs.length) return marked(maxScore, 'RIGHT_ORDER');
  return marked(Math.round((maxScore * inOrder) / pairs.length), 'PAIRS_IN_ORDER', { inOrder, of: pairs.length });
};

function isBefore(first: number | undefined, second: number | undefined): boolean {
  return first !== undefined && second !== undefined && first < second;
}
