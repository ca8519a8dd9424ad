import { cleanup, render, screen, within } from '@testing-library/react';
import type { WhyDrawer_ResultFragment } from './derivation-generated';
import type { Language } from '../../../lib/i18n/language';
import { speak } from '../../../lib/testing/translations';
import { ResultStanding } from './result-standing';
import { WhyDrawer } from './why-drawer';

type Question = WhyDrawer_ResultFragment['questions'][number];
type Part = Question['mark']['derivation']['parts'][number];

afterEach(cleanup);

const part = (given: Partial<Part>): Part => ({
  label: null,
  given: null,
  read: null,
  steps: [],
  expected: [],
  verdict: 'RIGHT',
  score: 1,
  maxScore: 1,
  ...given,
});

const choices: Question = {
  id: 'q1',
  position: 1,
  type: 'MULTIPLE_CHOICE',
  text: 'Which are assets?',
  textHtml: null,
  isAdditional: false,
  mark: {
    score: 0,
    maxScore: 4,
    origin: 'AUTOMATIC',
    explanation: { code: 'CHOICES_COUNTED', params: [{ name: 'right', value: '1' }] },
    derivation: {
      rule: 'SHARES_LESS_WRONG',
      floor: 2,
      rounding: 0,
      parts: [
        part({ label: 'Cash', score: 2, maxScore: 2 }),
        part({ label: 'Rent', verdict: 'WRONG', score: -4, maxScore: 0 }),
        part({ label: 'Stock', verdict: 'MISSED', score: 0, maxScore: 2 }),
      ],
    },
  },
};

const city: Question = {
  id: 'q2',
  position: 2,
  type: 'SHORT_ANSWER',
  text: 'Which city?',
  textHtml: null,
  isAdditional: false,
  mark: {
    score: 7,
    maxScore: 7,
    origin: 'AUTOMATIC',
    explanation: { code: 'ACCEPTED_ANSWER', params: [] },
    derivation: {
      rule: 'ALL_OR_NOTHING',
      floor: 0,
      rounding: 0,
      parts: [
        part({ given: ' القاهِرَه', read: 'القاهره', steps: ['VOWEL_SIGNS', 'SPACES'], expected: ['القاهرة'], score: 7 }),
      ],
    },
  },
};

const bands = [
  { name: 'Weak', min: 0, max: 59, color: '#c8423c' },
  { name: 'Good', min: 60, max: 100, color: '#4c9a63' },
];

const result: WhyDrawer_ResultFragment = {
  score: 7,
  totalScore: 11,
  percentage: 63,
  status: 'PASSED',
  passMark: 50,
  reference: '1A2B3C4D',
  candidate: { id: 'c', name: 'Noor' },
  band: bands[1] ?? null,
  gradeBands: bands,
  questions: [choices, city],
};

async function show(given: Partial<WhyDrawer_ResultFragment> = {}, language: Language = 'en') {
  await speak(language);
  render(<WhyDrawer open result={{ ...result, ...given }} onClose={() => undefined} />);
  return screen.getByRole('dialog');
}

const opened = (dialog: HTMLElement, text: string) => within(dialog).getByText(text).closest('details') as HTMLElement;

describe('why a result is what it is', () => {
  it('leads from the points of each choice to the score of the question', async () => {
    const question = opened(await show(), 'Which are assets?');
    expect(question).toHaveTextContent(/Cash Right.*\+2/);
    expect(question).toHaveTextContent(/Rent Wrong.*−4/);
    expect(question).toHaveTextContent(/Stock Not given/);
    expect(question).toHaveTextContent(/a score can’t be negative.*\+2/);
    expect(question).toHaveTextContent(/Score0.*4/);
  });

  it('shows what was typed, how it was read, and what was levelled', async () => {
    const question = opened(await show(), 'Which city?');
    expect(question).toHaveTextContent('vowel signs and stretching and extra spaces');
    expect(question).toHaveTextContent('القاهره');
    expect(question).toHaveTextContent('القاهرة');
  });

  it('divides, cuts, and names the grade and the pass mark', async () => {
    const dialog = await show();
    expect(dialog).toHaveTextContent('7 divided by 11, times 100, is 63.63.');
    expect(dialog).toHaveTextContent('Percentages are rounded down: 63%.');
    expect(dialog).toHaveTextContent('63% is between 60 and 100: Good.');
    expect(dialog).toHaveTextContent('The pass mark is 50%, so the result is: passed.');
  });

  it('names no grade as long as an answer waits for a mark', async () => {
    const dialog = await show({ status: 'UNDER_REVIEW' });
    expect(dialog).toHaveTextContent('The result stays under review until every answer is marked.');
    expect(dialog).not.toHaveTextContent('63% is between 60 and 100: Good.');
    expect(within(dialog).queryByText('Good')).not.toBeInTheDocument();
  });

  it('does not divide by nothing', async () => {
    expect(await show({ score: 0, totalScore: 0, percentage: 0 })).toHaveTextContent('the percentage is 0');
  });

  it('says the same in Arabic', async () => {
    const dialog = await show({}, 'ar');
    expect(dialog).toHaveTextContent('7 مقسومة على 11 مضروبة في 100 تساوي 63.63.');
    expect(dialog).toHaveTextContent('نسبة النجاح');
  });
});

describe('where a result stands', () => {
  const place = { rank: 72, groupSize: 48, groupName: 'Accountant' };

  it('names the group and its size, the error, and that it is too close to call', async () => {
    await speak('en');
    const inSameLanguage = { rank: 61, groupSize: 14, language: 'AR' as const };
    const standing = { percentage: 63, standardError: 4.26, isTooCloseToCall: true, percentile: place, inSameLanguage };
    const { container } = render(<ResultStanding result={standing} />);
    expect(container).toHaveTextContent('Better than about 72% of 48 results of “\u2068Accountant\u2069”');
    expect(container).toHaveTextContent('Better than about 61% of the 14 who took it in Arabic');
    expect(container).toHaveTextContent('59% to 67% (± 4.3');
    expect(container).toHaveTextContent('Close to the pass mark');
  });

  it('shows no percentile of fewer than ten', async () => {
    await speak('en');
    const nowhere = { percentile: null, inSameLanguage: null };
    const standing = { percentage: 63, standardError: null, isTooCloseToCall: false, ...nowhere };
    const { container } = render(<ResultStanding result={standing} />);
    expect(container).toHaveTextContent('No percentile: fewer than 10 final results');
    expect(container).not.toHaveTextContent('standard error');
  });

  it('draws the formula of a question', async () => {
    const textHtml = '<p>Is <span data-formula="x^2" dir="ltr"><math><mi>x</mi></math></span> even?</p>';
    const dialog = await show({ questions: [{ ...choices, text: 'Is x^2 even?', textHtml }] });
    expect(dialog.querySelector('summary math')).not.toBeNull();
    expect(dialog).not.toHaveTextContent('x^2');
  });
});
