import { deriveMark, markAnswer } from '../../mark-answer';
import { shownQuestion } from '../../question';
import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

const draft: KeyDraft = {
  prompts: [
    { text: 'France', match: 1 },
    { text: 'Oman', match: 2 },
    { text: 'Monaco', match: 1 },
  ],
  choices: [
    { text: 'Europe', isRight: false },
    { text: 'Asia', isRight: false },
    { text: 'Africa', isRight: false },
  ],
};
const { content, answerKey } = readDraft('matching', draft);
const give = (...texts: (string | null)[]) => ({
  matches: texts.flatMap((text, index) => {
    const [prompt, choice] = [content.prompts?.[index], content.choices?.find((own) => own.text === text)];
    return prompt && choice ? [{ promptId: prompt.id, choiceId: choice.id }] : [];
  }),
});
const mark = (...texts: (string | null)[]) =>
  markAnswer('matching', { content, answerKey, maxScore: 600 }, give(...texts));

describe('a draft of a matching question', () => {
  it('keeps ids through an edit, so that answers stay what they were', () => {
    const shown = shownQuestion('matching', { content, answerKey });
    const edited = readDraft('matching', { prompts: shown.prompts.toReversed(), choices: shown.choices }, content);
    expect(edited.content.prompts?.map(({ id }) => id)).toEqual(content.prompts?.map(({ id }) => id).toReversed());
    expect(edited.answerKey.matches).toEqual(answerKey.matches?.toReversed());
  });

  it.each<[KeyDraft, string]>([
    [{ ...draft, prompts: [{ text: 'one', match: 1 }] }, 'prompts: min-items'],
    [{ ...draft, prompts: [...(draft.prompts ?? []), { text: 'Oman', match: 2 }] }, 'prompts.3.text: duplicate'],
    [{ ...draft, prompts: [...(draft.prompts ?? []), { text: 'Peru', match: 4 }] }, 'prompts.3.match: max'],
    [{ ...draft, prompts: [...(draft.prompts ?? []), { text: 'Peru' }] }, 'prompts.3.match: required'],
    [{ ...draft, choices: [{ text: 'Asia', isRight: false }] }, 'choices: min-items'],
  ])('is refused: %j', (given, problem) => {
    expect(readDraft('matching', given).problems).toContain(problem);
  });
});

describe('a matching question', () => {
  it.each([
    [['Europe', 'Asia', 'Europe'], 600, 'ALL_PAIRS_RIGHT'],
    [['Europe', 'Asia', 'Africa'], 400, 'PAIRS_COUNTED'],
    [['Europe', null, null], 200, 'PAIRS_COUNTED'],
    [['Asia', 'Europe', 'Africa'], 0, 'NO_PAIR_RIGHT'],
    [[null, null, null], 0, 'NO_ANSWER'],
  ])('gives each prompt its share: %j', (texts, score, code) => {
    expect(mark(...texts)).toMatchObject({ score, explanation: { code } });
  });

  it('says of each prompt what was given and what is right', () => {
    const { rule, parts } = deriveMark('matching', { content, answerKey, maxScore: 600 }, give('Europe', 'Africa'));
    expect(rule).toBe('SHARES');
    expect(parts.map(({ label, given, expected, verdict, score }) => [label, given, expected, verdict, score])).toEqual(
      [
        ['France', 'Europe', ['Europe'], 'RIGHT', 200],
        ['Oman', 'Africa', ['Asia'], 'WRONG', 0],
        ['Monaco', null, ['Europe'], 'MISSED', 0],
      ],
    );
  });

  it('takes no choice of another question for an answer', () => {
    const [prompt] = content.prompts ?? [];
    const value = { matches: [{ promptId: prompt?.id ?? '', choiceId: 'elsewhere' }] };
    expect(markAnswer('matching', { content, answerKey, maxScore: 600 }, value).score).toBe(0);
  });
});
