import { paperContent } from '../../question';
import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('qualifier', draft);
}

const choice = (text: string, isRight: boolean) => ({ text, isRight });

describe('a qualifier', () => {
  it('may accept one answer, several, or all of them', () => {
    for (const accepted of [1, 2, 3]) {
      const { answerKey, problems } = read({ choices: ['a', 'b', 'c'].map((text, n) => choice(text, n < accepted)) });
      expect(problems).toEqual([]);
      expect(answerKey.rightChoiceIds).toHaveLength(accepted);
    }
  });

  it.each<[string, KeyDraft, string[]]>([
    ['no choices', {}, ['choices: min-items']],
    [
      'nothing that is acceptable',
      { choices: [choice('a', false), choice('b', false)] },
      ['choices: right-choice-required'],
    ],
    ['the same choice twice', { choices: [choice('a', true), choice('a', false)] }, ['choices.1.text: duplicate']],
  ])('refuses %s', (_, draft, problems) => {
    expect(read(draft).problems).toEqual(problems);
  });

  it('lets a candidate make one choice', () => {
    const { content } = read({ choices: [choice('a', true), choice('b', true)], allowsSeveral: true });
    expect(paperContent('qualifier', content)).not.toHaveProperty('allowsSeveral');
  });
});
