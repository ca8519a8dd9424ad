import { FieldProblems } from '../../field-problems';
import type { KeyDraft } from '../question-kind';
import { DocumentFile } from './document';

function read(draft: KeyDraft) {
  const problems = new FieldProblems();
  const { content, answerKey } = new DocumentFile().read(draft, problems);
  return { content, answerKey, problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

describe('a document question', () => {
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
