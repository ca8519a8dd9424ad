import { readDraft } from '../../testing/read-draft';

function read(truth?: boolean | null) {
  const { answerKey, problems } = readDraft('true-false', { truth });
  return { answerKey, problems };
}

describe('a true-false question', () => {
  it.each([true, false])('may be %s', (truth) => {
    expect(read(truth)).toEqual({ answerKey: { truth }, problems: [] });
  });

  it.each([undefined, null])('is not complete with %s', (truth) => {
    expect(read(truth).problems).toEqual(['truth: required']);
  });
});
