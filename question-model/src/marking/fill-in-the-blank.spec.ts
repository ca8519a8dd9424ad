import { markAnswer } from '../mark-answer';

const blanks = [
  { acceptedAnswers: ['liabilities', 'debts'] },
  { acceptedAnswers: ['القاهرة'] },
  { acceptedAnswers: ['1945'] },
];
const mark = (...given: string[]) =>
  markAnswer('fill-in-the-blank', { content: {}, answerKey: { blanks }, maxScore: 100 }, { blanks: given });

describe('fill in the blank', () => {
  it('gives everything when each blank holds one of its answers, however it is spelled', () => {
    expect(mark(' DEBTS', 'القاهِره', '١٩٤٥')).toEqual({
      score: 100,
      explanation: {
        code: 'ALL_BLANKS_RIGHT',
        params: { of: 3, read: '\u2068debts\u2069 | \u2068القاهره\u2069 | \u20681945\u2069' },
      },
    });
  });

  it('gives each blank its share and names those that earned it', () => {
    expect(mark('debts', '', '1945')).toEqual({
      score: 67,
      explanation: {
        code: 'BLANKS_COUNTED',
        params: { right: 2, of: 3, places: '1 + 3', read: '\u2068debts\u2069 | \u2068–\u2069 | \u20681945\u2069' },
      },
    });
    expect(mark('equity', 'Cairo', '1945')).toMatchObject({ score: 33, explanation: { params: { places: '3' } } });
  });

  it('gives nothing for an answer in the wrong blank', () => {
    expect(mark('1945', 'debts', 'القاهرة')).toMatchObject({ score: 0, explanation: { code: 'NO_BLANK_RIGHT' } });
  });

  it('takes what is missing for empty, and leaves aside what is too much', () => {
    expect(mark('debts').score).toBe(33);
    expect(mark('debts', 'القاهرة', '1945', 'more').score).toBe(100);
  });
});
