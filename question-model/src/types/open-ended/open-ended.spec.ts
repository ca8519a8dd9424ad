import { readDraft } from '../../testing/read-draft';

function read(rubric?: string | null) {
  const { answerKey, problems } = readDraft('open-ended', { rubric });
  return { answerKey, problems };
}

describe('an open-ended question', () => {
  it('keeps a rubric for the person who marks it', () => {
    expect(read(' 2 points for the cause,\n3 for the remedy ').answerKey).toEqual({
      rubric: '2 points for the cause,\n3 for the remedy',
    });
  });

  it('can do without one', () => {
    expect(read('  ')).toEqual({ answerKey: {}, problems: [] });
  });

  it('refuses a rubric that is too long', () => {
    expect(read('x'.repeat(4001)).problems).toEqual(['rubric: max-length']);
  });

  it.each<[number | null, string[]]>([
    [null, []],
    [1, []],
    [5000, []],
    [0, ['wordLimit: min']],
    [5001, ['wordLimit: max']],
    [2.5, ['wordLimit: integer']],
  ])('may have a limit of %j words', (wordLimit, expected) => {
    expect(readDraft('open-ended', { wordLimit }).problems).toEqual(expected);
  });
});
