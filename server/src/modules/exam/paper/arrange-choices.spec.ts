import fc from 'fast-check';
import { arrangeChoices } from './arrange-choices';

const choicesOf = (ids: string[], fixed: string[] = []) =>
  ids.map((id) => ({ id, text: id, ...(fixed.includes(id) && { isFixed: true }) }));
const arranged = (
  question: Pick<Parameters<typeof arrangeChoices>[0], 'type' | 'answerKey'>,
  choices: ReturnType<typeof choicesOf>,
  seed: string,
  shuffles = true,
) => arrangeChoices({ ...question, content: { choices } }, seed, shuffles).choices?.map(({ id }) => id) ?? [];

describe('choices that are shuffled', () => {
  const question = { type: 'dropdown', answerKey: {} } as const;

  it('stay as they are unless the assessment shuffles', () => {
    expect(arranged(question, choicesOf(['a', 'b', 'c']), 'seed', false)).toEqual(['a', 'b', 'c']);
  });

  it('leave the fixed ones where they are and lose none', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    fc.assert(
      fc.property(fc.uuid(), fc.subarray(ids), (seed, fixed) => {
        const shown = arranged(question, choicesOf(ids, fixed), seed);
        expect(shown.toSorted()).toEqual(ids);
        for (const id of fixed) expect(shown.indexOf(id)).toBe(ids.indexOf(id));
      }),
    );
  });

  it('do move where they may', () => {
    const shown = arranged(question, choicesOf(['a', 'b', 'c', 'd', 'e', 'f', 'none'], ['none']), 'seed');
    expect(shown.slice(0, 6)).not.toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(shown[6]).toBe('none');
  });
});

describe('a ranking', () => {
  it('is never shown in its right order, also when nothing is shuffled', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 2, max: 5 }), fc.boolean(), (seed, count, shuffles) => {
        const right = ['a', 'b', 'c', 'd', 'e'].slice(0, count);
        const shown = arranged({ type: 'ranking', answerKey: { rightOrder: right } }, choicesOf(right), seed, shuffles);
        expect(shown).not.toEqual(right);
        expect(shown.toSorted()).toEqual(right);
      }),
    );
  });

  it('is shown alike whenever the same attempt is made', () => {
    const right = ['a', 'b', 'c', 'd', 'e'];
    const show = () => arranged({ type: 'ranking', answerKey: { rightOrder: right } }, choicesOf(right), 'one');
    expect(show()).toEqual(show());
  });
});
