import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('xlcx', draft);
}

describe('an xlcx question', () => {
  it('keeps a rubric for the person who marks it, or does without', () => {
    expect(read({ rubric: ' Clear structure ' })).toEqual({
      content: {},
      answerKey: { rubric: 'Clear structure' },
      problems: [],
    });
    expect(read({})).toEqual({ content: {}, answerKey: {}, problems: [] });
  });

  it('refuses a rubric that is too long', () => {
    expect(read({ rubric: 'x'.repeat(4001) }).problems).toEqual(['rubric: max-length']);
  });
});
