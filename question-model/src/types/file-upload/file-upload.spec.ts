import { readDraft } from '../../testing/read-draft';
import type { KeyDraft } from '..';

function read(draft: KeyDraft) {
  return readDraft('file-upload', draft);
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
