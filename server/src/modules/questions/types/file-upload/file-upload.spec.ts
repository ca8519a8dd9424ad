import { FieldProblems } from '../../field-problems';
import type { KeyDraft } from '../question-kind';
import { FileUpload } from './file-upload';

function read(draft: KeyDraft) {
  const problems = new FieldProblems();
  const { content, answerKey } = new FileUpload().read(draft, problems);
  return { content, answerKey, problems: problems.all.map(({ path, rule }) => `${path}: ${rule}`) };
}

describe('a file-upload question', () => {
  it('names the kinds of files that it takes, each once', () => {
    expect(read({ fileKinds: ['image', 'document', 'image'] })).toEqual({
      content: { fileKinds: ['image', 'document'] },
      answerKey: {},
      problems: [],
    });
  });

  it.each([undefined, null, []])('refuses to take none: %j', (fileKinds) => {
    expect(read({ fileKinds }).problems).toEqual(['fileKinds: required']);
  });
});
