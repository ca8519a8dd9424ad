import { problemsOf } from '../../problems-of';
import type { QuestionFields } from '../question-type';
import { aroundBlank, gapDraftOf, linesOf, readGaps, withAccepted, writeGaps, type GapDraft } from './gap-text';
import { gapSchema } from './gap-text.schema';

const draft: GapDraft = {
  comparison: { ignoresAccents: false, ignoresArticles: true, ignoresSpacing: false },
  gapText: 'Assets = [[1]] + [[2]].\nIn the UAE VAT is [[3]].',
  blanks: [
    { key: 'a', accepted: ['liabilities'] },
    { key: 'b', accepted: ['equity'] },
    { key: 'c', accepted: ['5%', '5 %'] },
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
    const sent = writeGaps(withAccepted(draft, 'a', [' debts ']));
    expect(sent.blanks).toEqual([
      { acceptedAnswers: ['debts'] },
      { acceptedAnswers: ['equity'] },
      { acceptedAnswers: ['5%', '5 %'] },
    ]);
    expect(sent.comparison).toEqual(draft.comparison);
    expect(writeGaps(readGaps(sent as unknown as QuestionFields))).toEqual(sent);
  });

  it('wants a text, a blank in it and an answer for each', () => {
    expect(problemsOf(gapSchema, draft)).toEqual({});
    expect(problemsOf(gapSchema, { gapText: '', blanks: [] })).toEqual({ gapText: 'questions:problem.gapText' });
    expect(problemsOf(gapSchema, { gapText: 'no gap', blanks: [] })).toEqual({ gapText: 'questions:problem.noBlank' });
    expect(problemsOf(gapSchema, withAccepted(draft, 'b', []))).toEqual({
      'blanks[1].accepted': 'questions:problem.blankAnswer',
    });
  });
});
