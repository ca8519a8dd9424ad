import { markAnswer } from '../../mark-answer';
import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('fill-in-the-blank', draft);
}

const blanks = (...answers: string[][]) => answers.map((acceptedAnswers) => ({ acceptedAnswers }));

describe('a fill-in-the-blank question', () => {
  it('has accepted answers for each marker', () => {
    const draft = { gapText: ' Assets = [[1]] + [[2]] ', blanks: blanks(['liabilities', ' debts '], ['equity']) };
    expect(read(draft)).toEqual({
      content: { gapText: 'Assets = [[1]] + [[2]]', gaps: [] },
      answerKey: { blanks: blanks(['liabilities', 'debts'], ['equity']) },
      problems: [],
    });
  });

  it('reads markers in Arabic digits', () => {
    const { content, problems } = read({
      gapText: 'عاصمة مصر [[١]] والسودان [[۲]]',
      blanks: blanks(['القاهرة'], ['الخرطوم']),
    });
    expect(problems).toEqual([]);
    expect(content.gapText).toBe('عاصمة مصر [[1]] والسودان [[2]]');
  });

  it.each<[string, KeyDraft, string[]]>([
    ['no text', { blanks: [] }, ['gapText: required']],
    ['a text without a marker', { gapText: 'No gap [1]', blanks: [] }, ['gapText: marker-required']],
    ['a marker that is missing', { gapText: '[[1]] [[3]]', blanks: blanks(['a'], ['b']) }, ['gapText: marker-order']],
    ['a marker twice', { gapText: '[[1]] [[1]]', blanks: blanks(['a'], ['b']) }, ['gapText: marker-order']],
    [
      'markers the other way round',
      { gapText: '[[2]] [[1]]', blanks: blanks(['a'], ['b']) },
      ['gapText: marker-order'],
    ],
    [
      'a blank without answers',
      { gapText: '[[1]] [[2]]', blanks: blanks(['a']) },
      ['blanks.1.acceptedAnswers: required'],
    ],
    ['an empty answer', { gapText: '[[1]]', blanks: blanks([' ']) }, ['blanks.0.acceptedAnswers.0: required']],
    ['answers for no blank', { gapText: '[[1]]', blanks: blanks(['a'], ['b']) }, ['blanks: max-items']],
  ])('refuses %s', (_, draft, problems) => {
    expect(read(draft).problems).toEqual(problems);
  });

  it('refuses more than 50 blanks', () => {
    const gapText = Array.from({ length: 51 }, (_, n) => `[[${n + 1}]]`).join(' ');
    expect(read({ gapText, blanks: blanks(...Array<string[]>(51).fill(['a'])) }).problems).toEqual([
      'gapText: max-items',
    ]);
  });
});

const mixed: KeyDraft = {
  gapText: '[[1]] [[2]] [[3]]',
  gaps: [{ choices: [] }, { isNumeric: true, choices: [] }, { choices: ['red', 'blue', 'green'] }],
  blanks: [
    { acceptedAnswers: ['sky'] },
    { acceptedAnswers: ['3,14', '22'], tolerance: '0.01' },
    { acceptedAnswers: [], rightChoices: [2, 3] },
  ],
};

describe('a text whose gaps take words, a number and a choice', () => {
  const { content, answerKey, problems } = read(mixed);
  const mark = (...blanks: string[]) =>
    markAnswer('fill-in-the-blank', { content, answerKey, maxScore: 300 }, { blanks }).score;

  it('shows candidates the choices and nothing of what is right', () => {
    expect(problems).toEqual([]);
    expect(content.gaps?.[2]).toEqual({ isNumeric: false, choices: ['red', 'blue', 'green'] });
    expect(JSON.stringify(content)).not.toMatch(/3[.,]14|rightChoices/);
  });

  it.each([
    [['Sky', '٣٫١٥', 'blue'], 300],
    [['sky', '22', 'green'], 300],
    [['sky', '3.2', 'red'], 100],
    [['', 'twenty-two', 'BLUE'], 0],
  ])('marks each gap by its kind: %j', (blanks, score) => expect(mark(...blanks)).toBe(score));

  it('takes the choice in the language in which it was shown', () => {
    const shown = { gapText: content.gapText ?? '', gaps: [{ isNumeric: false, choices: ['أحمر', 'أزرق', 'أخضر'] }] };
    const key = { blanks: [{ acceptedAnswers: [], rightChoices: [2] }] };
    const asked = { ...shown, gaps: [{ isNumeric: false, choices: ['red', 'blue', 'green'] }] };
    const question = { content: asked, answerKey: key, maxScore: 100 };
    const other = { content: shown, answerKey: key, isGivenIn: true };
    expect(markAnswer('fill-in-the-blank', { ...question, other }, { blanks: ['أزرق'] }).score).toBe(100);
  });

  it.each<[string, KeyDraft, string]>([
    [
      'a number that is none',
      { ...mixed, blanks: [{ acceptedAnswers: ['x'] }, { acceptedAnswers: ['y'] }] },
      'blanks.1.acceptedAnswers.0: number',
    ],
    [
      'choices of which none is right',
      { ...mixed, blanks: mixed.blanks?.slice(0, 2) },
      'blanks.2.rightChoices: required',
    ],
    ['a single choice', { ...mixed, gaps: [{ choices: ['a'] }] }, 'gaps.0.choices: min-items'],
    ['a choice twice', { ...mixed, gaps: [{ choices: ['a', 'a'] }] }, 'gaps.0.choices.1: duplicate'],
  ])('refuses %s', (_, draft, problem) => expect(read(draft).problems).toContain(problem));
});
