import { problemsOf } from '../../problems-of';
import type { QuestionFields } from '../question-type';
import { aroundBlank, gapDraftOf, linesOf, newBlank, readGaps, withBlank, writeGaps, type GapDraft } from './gap-text';
import { gapSchema } from './gap-text.schema';

const draft: GapDraft = {
  comparison: { ignoresAccents: false, ignoresArticles: true, ignoresSpacing: false },
  gapText: 'Assets = [[1]] + [[2]].\nIn the UAE VAT is [[3]].',
  blanks: [
    { ...newBlank('a'), accepted: ['liabilities'] },
    { ...newBlank('b'), accepted: ['equity'] },
    { ...newBlank('c'), accepted: ['5%', '5 %'] },
  ],
};
const known = new Map(draft.blanks.map((blank) => [blank.key, blank]));

describe('a text with blanks', () => {
  it('comes apart into lines of words and blanks, and together again', () => {
    const lines = linesOf(draft);
    expect(lines[0]).toEqual([{ text: 'Assets = ' }, { blank: 'a' }, { text: ' + ' }, { blank: 'b' }, { text: '.' }]);
    expect({ ...draft, ...gapDraftOf(lines, known) }).toEqual(draft);
  });

  it('numbers its blanks as they stand, each with its own answers', () => {
    const moved = gapDraftOf([[{ blank: 'b' }, { text: ' then ' }, { blank: 'a' }]], known);
    expect(moved.gapText).toBe('[[1]] then [[2]]');
    expect(moved.blanks.map(({ accepted }) => accepted)).toEqual([['equity'], ['liabilities']]);
  });

  it('takes nothing that was typed for a marker', () => {
    expect(gapDraftOf([[{ text: 'see [[7]] and [[٢]]' }]], known).gapText).toBe('see [7] and [٢]');
  });

  it('tells a blank by the words around it', () => {
    expect(aroundBlank(draft, 2)).toEqual({ before: 'Assets = … + ', after: '. In the UAE VAT is ….' });
  });

  it('is sent as markers and accepted answers, and comes back as it was', () => {
    const sent = writeGaps(withBlank(draft, 'a', { accepted: [' debts '] }));
    expect(sent.blanks).toEqual([
      { acceptedAnswers: ['debts'] },
      { acceptedAnswers: ['equity'] },
      { acceptedAnswers: ['5%', '5 %'] },
    ]);
    expect(sent.comparison).toEqual(draft.comparison);
    expect(writeGaps(readGaps(sent as unknown as QuestionFields))).toEqual(sent);
  });

  it('says of each blank how it is filled, and comes back so', () => {
    const number = withBlank(draft, 'a', { kind: 'number', accepted: ['3.14'], tolerance: '0.01' });
    const mixed = withBlank(number, 'c', { kind: 'choice', choices: ['5 %', '15 %'], right: ['15 %'] });
    const sent = writeGaps(mixed);
    expect(sent.gaps).toEqual([
      { isNumeric: true, choices: [] },
      { isNumeric: false, choices: [] },
      { isNumeric: false, choices: ['5 %', '15 %'] },
    ]);
    expect(sent.blanks).toEqual([
      { acceptedAnswers: ['3.14'], tolerance: '0.01' },
      { acceptedAnswers: ['equity'] },
      { acceptedAnswers: [], rightChoices: [2] },
    ]);
    expect(writeGaps(readGaps(sent as unknown as QuestionFields))).toEqual(sent);
  });

  it('wants of a blank what its kind needs, and no more', () => {
    const problems = (change: Parameters<typeof withBlank>[2]) =>
      problemsOf(gapSchema, withBlank({ ...draft, blanks: draft.blanks.slice(0, 1) }, 'a', change));
    expect(problems({ kind: 'number', accepted: ['a lot'] })).toEqual({
      'blanks[0].accepted': 'questions:problem.number',
    });
    expect(problems({ kind: 'choice', accepted: [], choices: ['a', 'b'], right: [] })).toEqual({
      'blanks[0].right': 'questions:problem.rightChoice',
    });
    expect(problems({ kind: 'choice', accepted: [], choices: ['a', 'b'], right: ['b'] })).toEqual({});
  });

  it('wants a text, a blank in it and an answer for each', () => {
    expect(problemsOf(gapSchema, draft)).toEqual({});
    expect(problemsOf(gapSchema, { gapText: '', blanks: [] })).toEqual({ gapText: 'questions:problem.blanksText' });
    expect(problemsOf(gapSchema, { gapText: 'no gap', blanks: [] })).toEqual({ gapText: 'questions:problem.noBlank' });
    expect(problemsOf(gapSchema, withBlank(draft, 'b', { accepted: [] }))).toEqual({
      'blanks[1].accepted': 'questions:problem.blankAnswer',
    });
  });
});
