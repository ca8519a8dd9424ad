import { readDraft } from '../../testing/read-draft';

function read(acceptedAnswers?: string[] | null) {
  return readDraft('short-answer', { acceptedAnswers });
}

describe('a short-answer question', () => {
  it('keeps its accepted answers in the key, trimmed and on one line', () => {
    expect(read([' net  profit ', 'net income'])).toEqual({
      content: {},
      answerKey: { acceptedAnswers: ['net profit', 'net income'] },
      problems: [],
    });
  });

  it('keeps the first of two spellings that count as the same', () => {
    expect(read(['VLOOKUP', 'xlookup', 'vlookup']).answerKey).toEqual({ acceptedAnswers: ['VLOOKUP', 'xlookup'] });
    expect(read(['إدارة', 'اداره']).answerKey).toEqual({ acceptedAnswers: ['إدارة'] });
  });

  it.each<[string, string[] | null | undefined, string[]]>([
    ['nothing', undefined, ['acceptedAnswers: required']],
    ['an empty list', [], ['acceptedAnswers: required']],
    ['an empty answer', ['a', ' '], ['acceptedAnswers.1: required']],
    ['an answer too long', ['x'.repeat(201)], ['acceptedAnswers.0: max-length']],
    ['too many answers', Array.from({ length: 21 }, (_, n) => `${n}`), ['acceptedAnswers: max-items']],
  ])('refuses %s', (_, answers, problems) => {
    expect(read(answers).problems).toEqual(problems);
  });
});
