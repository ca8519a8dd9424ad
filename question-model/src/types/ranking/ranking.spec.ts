import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('ranking', draft);
}

const list = (...texts: string[]) => texts.map((text) => ({ text, isRight: false }));

describe('a ranking', () => {
  it('takes the order of its choices for the key', () => {
    const { content, answerKey, problems } = read({ choices: list('plan', 'do', 'check', 'act') });
    expect(problems).toEqual([]);
    expect(answerKey).toEqual({ rightOrder: content.choices?.map(({ id }) => id) });
  });

  it('fixes no choice in its place, which would give it away', () => {
    const fixed = list('a', 'b').map((choice) => ({ ...choice, isFixed: true }));
    expect(read({ choices: fixed }).content.choices?.some(({ isFixed }) => isFixed)).toBe(false);
  });

  it.each<[string, KeyDraft, string[]]>([
    ['nothing', {}, ['choices: min-items']],
    ['one choice', { choices: list('a') }, ['choices: min-items']],
    ['21 choices', { choices: list(...Array.from({ length: 21 }, (_, n) => `${n}`)) }, ['choices: max-items']],
    ['the same choice twice', { choices: list('a', 'b', 'a ') }, ['choices.2.text: duplicate']],
  ])('refuses %s', (_, draft, problems) => {
    expect(read(draft).problems).toEqual(problems);
  });
});
