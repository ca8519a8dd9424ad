import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('dropdown', draft);
}

const list = (length: number, ...right: number[]) =>
  Array.from({ length }, (_, n) => ({ text: `choice ${n}`, isRight: right.includes(n) }));

describe('a dropdown', () => {
  it('holds up to 50 choices of which one is right', () => {
    const { content, answerKey, problems } = read({ choices: list(50, 49) });
    expect(problems).toEqual([]);
    expect(answerKey).toEqual({ rightChoiceIds: [content.choices?.[49]?.id] });
  });

  it.each<[string, KeyDraft, string[]]>([
    ['one choice', { choices: list(1, 0) }, ['choices: min-items']],
    ['51 choices', { choices: list(51, 0) }, ['choices: max-items']],
    ['no right choice', { choices: list(3) }, ['choices: right-choice-required']],
    [
      'two right choices, also when asked for',
      { choices: list(3, 0, 1), allowsSeveral: true },
      ['choices: one-right-choice'],
    ],
  ])('refuses %s', (_, draft, problems) => {
    expect(read(draft).problems).toEqual(problems);
  });
});
