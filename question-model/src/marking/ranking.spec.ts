import fc from 'fast-check';
import { markAnswer } from '../mark-answer';

const order = ['a', 'b', 'c', 'd'];
const mark = (choiceIds: string[], maxScore = 600) =>
  markAnswer('ranking', { content: {}, answerKey: { rightOrder: order }, maxScore }, { choiceIds });

describe('a ranking', () => {
  it('gives everything for the right order', () => {
    expect(mark(order)).toEqual({ score: 600, explanation: { code: 'RIGHT_ORDER', params: {} } });
  });

  it.each([
    ['two neighbours swapped', ['b', 'a', 'c', 'd'], 5],
    ['first and last swapped', ['d', 'b', 'c', 'a'], 1],
    ['one moved to the front', ['d', 'a', 'b', 'c'], 3],
    ['turned around', ['d', 'c', 'b', 'a'], 0],
    ['half of it left out', ['a', 'b'], 1],
    ['one choice alone', ['a'], 0],
    ['choices that are not asked about', ['x', 'a', 'y', 'b'], 1],
  ])('%s', (_, choiceIds, inOrder) => {
    expect(mark(choiceIds)).toEqual({
      score: inOrder * 100,
      explanation: { code: 'PAIRS_IN_ORDER', params: { inOrder, of: 6 } },
    });
  });

  it('counts the first place of a choice that is given twice', () => {
    expect(mark(['a', 'b', 'c', 'd', 'a']).explanation.code).toBe('RIGHT_ORDER');
    expect(mark(['b', 'a', 'b', 'c', 'd']).explanation.params).toEqual({ inOrder: 5, of: 6 });
  });

  it('rounds to hundredths', () => {
    expect(mark(['b', 'a', 'c', 'd'], 100).score).toBe(83);
  });

  it('gives an order and its reverse together exactly everything', () => {
    const permutation = fc.shuffledSubarray(order, { minLength: order.length });
    fc.assert(
      fc.property(permutation, (given) => {
        expect((mark(given).score ?? 0) + (mark(given.toReversed()).score ?? 0)).toBe(600);
      }),
    );
  });

  it('earns more with every pair of neighbours that is put right', () => {
    const swapped = (given: string[], at: number) => given.with(at, given[at + 1]!).with(at + 1, given[at]!);
    fc.assert(
      fc.property(fc.shuffledSubarray(order, { minLength: 4 }), fc.nat(2), (given, at) => {
        const isWrong = order.indexOf(given[at]!) > order.indexOf(given[at + 1]!);
        expect((mark(swapped(given, at)).score ?? 0) > (mark(given).score ?? 0)).toBe(isWrong);
      }),
    );
  });
});
