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
      content: { gapText: 'Assets = [[1]] + [[2]]' },
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
