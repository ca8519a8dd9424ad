import { paperContent } from '../../question';
import { readDraft } from '../../testing/read-draft';
import type { QuestionContent } from '../../content';
import type { KeyDraft } from '..';

const wrong = (text: string, id?: string) => ({ text, isRight: false, id });
const right = (text: string, id?: string) => ({ text, isRight: true, id });

function read(draft: KeyDraft, before?: QuestionContent) {
  return readDraft('multiple-choice', draft, before);
}

describe('a multiple-choice question', () => {
  it('keeps the texts in its content and the right choices in its key', () => {
    const { content, answerKey, problems } = read({ choices: [wrong(' Paris '), right('Riyadh')] });
    expect(problems).toEqual([]);
    expect(content).toEqual({
      choices: [
        { id: expect.any(String) as string, text: 'Paris' },
        { id: expect.any(String) as string, text: 'Riyadh' },
      ],
      allowsSeveral: false,
    });
    expect(answerKey).toEqual({ rightChoiceIds: [content.choices?.[1]?.id] });
  });

  it('may have several right choices when it says so', () => {
    const { answerKey, problems } = read({ choices: [right('2'), right('3'), wrong('4')], allowsSeveral: true });
    expect(problems).toEqual([]);
    expect(answerKey.rightChoiceIds).toHaveLength(2);
  });

  it.each<[string, KeyDraft, string[]]>([
    ['no choices', {}, ['choices: min-items']],
    ['one choice', { choices: [right('a')] }, ['choices: min-items']],
    ['no right choice', { choices: [wrong('a'), wrong('b')] }, ['choices: right-choice-required']],
    ['two right choices unasked', { choices: [right('a'), right('b')] }, ['choices: one-right-choice']],
    ['an empty choice', { choices: [right('a'), wrong('  ')] }, ['choices.1.text: required']],
    [
      'two empty choices',
      { choices: [right(''), wrong('')] },
      ['choices.0.text: required', 'choices.1.text: required'],
    ],
    ['the same choice twice', { choices: [right('Yes'), wrong('Yes ')] }, ['choices.1.text: duplicate']],
    ['a choice too long', { choices: [right('x'.repeat(501)), wrong('b')] }, ['choices.0.text: max-length']],
    [
      'too many choices',
      { choices: [right('x'), ...Array.from({ length: 12 }, (_, n) => wrong(`${n}`))] },
      ['choices: max-items'],
    ],
  ])('refuses %s', (_, draft, problems) => {
    expect(read(draft).problems).toEqual(problems);
  });

  it('may ask for the right spelling', () => {
    expect(read({ choices: [right('الأسبوع'), wrong('الإسبوع'), wrong('الاسبوع')] }).problems).toEqual([]);
    expect(read({ choices: [right('let'), wrong('Let')] }).problems).toEqual([]);
  });

  it('keeps which choices are fixed in their place', () => {
    const { content } = read({ choices: [right('a'), { ...wrong('None of these'), isFixed: true }] });
    expect(paperContent('multiple-choice', content).choices?.map(({ isFixed }) => isFixed)).toEqual([undefined, true]);
  });

  it('keeps the ids of choices that stay, in whatever order', () => {
    const before = {
      choices: [
        { id: 'one', text: 'a' },
        { id: 'two', text: 'b' },
      ],
    };
    const { content } = read({ choices: [right('b!', 'two'), wrong('a', 'one'), wrong('c')] }, before);
    expect(content.choices?.map(({ id }) => id)).toEqual(['two', 'one', expect.not.stringMatching(/^(one|two)$/)]);
  });

  it('gives a new id to a choice with a foreign or a repeated one', () => {
    const before = { choices: [{ id: 'one', text: 'a' }] };
    const { content } = read({ choices: [right('a', 'one'), wrong('b', 'one'), wrong('c', 'elsewhere')] }, before);
    const ids = content.choices?.map(({ id }) => id) ?? [];
    expect(ids[0]).toBe('one');
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('elsewhere');
  });

  it('shows candidates ids and texts, and nothing that may have slipped in beside them', () => {
    const stored = { choices: [{ id: 'one', text: 'a', isRight: true }], allowsSeveral: true, rightChoiceIds: ['one'] };
    const shown = paperContent('multiple-choice', stored);
    expect(shown).toEqual({ choices: [{ id: 'one', text: 'a' }], allowsSeveral: true });
  });
});
