import type { DerivedPart } from '../../derivation/derivation';
import { plainPart } from '../../derivation/derivation';
import { marked } from '../../marking/marking';
import { authoredChoices, choiceIds } from '../shared/choices';
import { declareKind } from '../shared/declare-kind';
import { choiceTexts } from '../shared/mark-choices';
import { readChoices, showChoices } from '../shared/read-choices';

const MAX_CHOICES = 20;

/**
 * Choices to put in order. The author writes them in the right one, so that order is the key; every paper shows another.
 * The mark is the share of pairs whose first choice was put before its second: 1 − Kendall's distance divided by the greatest
 * there can be, n(n − 1) / 2. Of a choice given twice the first place counts; a pair with one that was left out is not in order.
 */
export const ranking = declareKind({
  type: 'ranking',
  about: 'Choices to be put in order; candidates see them shuffled.',
  alwaysShuffles: true,
  key: { rightOrder: choiceIds },
  authored: { choices: authoredChoices },
  read: (draft, context) => {
    const drafts = (draft.choices ?? []).map(({ id, text, isRight }) => ({ id, text, isRight }));
    const choices = readChoices(drafts, MAX_CHOICES, context);
    return { content: { choices }, answerKey: { rightOrder: choices.map(({ id }) => id) } };
  },
  show: ({ content: { choices }, answerKey }) => ({ choices: showChoices(inOrder(choices, answerKey.rightOrder)) }),
  mark: ({ answerKey, maxScore }, given) => {
    const placeOf = new Map(given.choiceIds.toReversed().map((id, index, all) => [id, all.length - index]));
    const pairs = pairsOf(answerKey.rightOrder);
    const inOrder = pairs.filter(([first, second]) => isBefore(placeOf.get(first), placeOf.get(second))).length;
    if (inOrder === pairs.length) return marked(maxScore, 'RIGHT_ORDER');
    return marked(Math.round((maxScore * inOrder) / pairs.length), 'PAIRS_IN_ORDER', { inOrder, of: pairs.length });
  },
  derive: (question, { choiceIds: given }) => {
    const pairs = pairsOf(question.answerKey.rightOrder);
    const share = pairs.length === 0 ? 0 : Math.round(question.maxScore / pairs.length);
    const content = { choices: question.content.choices };
    const parts = pairs.map((pair): DerivedPart => {
      const [a, b] = [given.indexOf(pair[0]), given.indexOf(pair[1])];
      const isRight = a >= 0 && b >= 0 && a < b;
      const [label = '–', after = '–'] = choiceTexts({ content }, pair);
      const verdict = isRight ? 'RIGHT' : 'WRONG';
      return { ...plainPart, label, expected: [after], verdict, score: isRight ? share : 0, maxScore: share };
    });
    return { rule: 'PAIRS', parts };
  },
});

function pairsOf(order: readonly string[]): (readonly [string, string])[] {
  return order.flatMap((first, index) => order.slice(index + 1).map((second) => [first, second] as const));
}

function isBefore(first: number | undefined, second: number | undefined): boolean {
  return first !== undefined && second !== undefined && first < second;
}

/** Without the key, where a report keeps it back, they stand as they were written. */
function inOrder<Choice extends { id: string }>(
  choices: readonly Choice[],
  order: readonly string[] | undefined,
): Choice[] {
  return order ? choices.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : [...choices];
}
