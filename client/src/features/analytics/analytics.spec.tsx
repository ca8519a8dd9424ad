import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Analytics_AnalyticsFragment } from './analytics-generated';
import { speak } from '../../lib/testing/translations';
import { BandChart } from './band-chart';
import { Distractors } from './distractors';
import { DistributionChart } from './distribution-chart';
import { ItemTable } from './item-table';
import { KeyFigures } from './key-figures';

afterEach(cleanup);

const question: Analytics_AnalyticsFragment['questions'][number] = {
  questionId: 'q',
  type: 'MULTIPLE_CHOICE',
  text: 'Which is an asset?',
  textHtml: null,
  attempts: 12,
  averageSeconds: 31.4,
  facility: 52.5,
  sd: 1.62018517,
  discrimination: -8.7211,
  efficiency: -9,
  guessing: 25,
  intendedWeight: 50,
  effectiveWeight: null,
  isAgainstTotal: true,
  choices: [
    { choiceId: 'a', text: 'Cash', isRight: true, count: 4, meanPercentage: 50 },
    { choiceId: 'b', text: 'Rent', isRight: false, count: 8, meanPercentage: 70 },
    { choiceId: 'c', text: 'Debt', isRight: false, count: 0, meanPercentage: null },
  ],
};

const bins = Array.from({ length: 10 }, (_, index) => ({
  from: index * 10,
  to: index * 10 + 10,
  count: index === 7 ? 9 : 0,
}));

it('says in a sentence and in a table what the chart draws', async () => {
  await speak('en');
  const { container } = render(<DistributionChart bins={bins} meanPercentage={71} />);
  const sentence = 'The largest group of results lies at \u206670–80\u2069 percent: 9 of 9.';
  expect(screen.getByRole('img', { name: sentence })).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(11);
  expect(container).toHaveTextContent('70–80\u20699');
  const button = screen.getByRole('button', { name: 'Show as table' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('names the most frequent grade', async () => {
  await speak('en');
  const band = (name: string, min: number, max: number) => ({ name, min, max, color: '#123456' });
  const bands = [
    { band: band('Weak', 0, 49), count: 3 },
    { band: band('Good', 50, 100), count: 9 },
  ];
  render(<BandChart bands={bands} results={12} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Most common grade: \u2068Good\u2069, with 75% of results.');
});

const binsOf = (...counts: number[]) => bins.map((bin, index) => ({ ...bin, count: counts[index] ?? 0 }));

it.each([
  [
    'en',
    [2, 0, 2],
    'The largest groups of results lie at \u20660–10\u2069 and \u206620–30\u2069 percent: 2 of 4 each.',
  ],
  [
    'ar',
    [2, 0, 2],
    'تقع أكبر مجموعتين من النتائج ضمن \u20660–10\u2069 و\u206620–30\u2069 بالمئة: 2 من أصل 4 في كل منهما.',
  ],
  ['en', [1, 1, 1, 1], 'Results are spread out: no group is larger than 1 of 4.'],
  ['ar', [1, 1, 1, 1], 'النتائج متفرقة: لا تزيد أي مجموعة على 1 من أصل 4.'],
] as const)('calls none of several groups of a size the largest, in %s', async (language, counts, sentence) => {
  await speak(language);
  render(<DistributionChart bins={binsOf(...counts)} meanPercentage={null} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(sentence);
});

it.each([
  [1_000, ['7,019', '6,905', '7,640']],
  [240, ['7,640']],
])('writes no count over another: on %i pixels %j', async (width, written) => {
  await speak('en');
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width } as DOMRect);
  const { container } = render(<DistributionChart bins={binsOf(7_019, 6_905, 7_640)} meanPercentage={null} />);
  jest.restoreAllMocks();
  expect([...container.querySelectorAll('text.value')].map((text) => text.textContent)).toEqual(written);
});

it.each([
  ['en', 'Most common grades: \u2068Weak\u2069 and \u2068Good\u2069, with 50% of results each.'],
  ['ar', 'التقديران الأكثر تكرارًا هما \u2068Weak\u2069 و\u2068Good\u2069، ولكل منهما \u206650%\u2069 من النتائج.'],
] as const)('names every grade that is as frequent, in %s', async (language, sentence) => {
  await speak(language);
  const band = (name: string, min: number, max: number) => ({ name, min, max, color: '#123456' });
  const bands = [
    { band: band('Weak', 0, 49), count: 3 },
    { band: band('Good', 50, 100), count: 3 },
  ];
  render(<BandChart bands={bands} results={6} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(sentence);
});

it('explains every column and warns of a question that works against the total', async () => {
  await speak('en');
  render(<ItemTable questions={[question]} />);
  const row = screen.getByRole('row', { name: /Which is an asset/ });
  expect(row).toHaveTextContent('check the key');
  expect(row).toHaveTextContent('-8.7%');
  expect(within(row).getByTitle('Too few results, or no spread')).toBeInTheDocument();
  const heads = screen.getAllByRole('columnheader').slice(1);
  for (const head of heads) expect(head).toHaveAttribute('title');
  expect(screen.getAllByRole('definition')).toHaveLength(heads.length);
});

it('tells which wrong choices mislead, and which nobody takes', async () => {
  await speak('en');
  render(<Distractors questions={[question]} />);
  expect(screen.getByRole('row', { name: /Cash/ })).toHaveTextContent('Right433%50%');
  expect(screen.getByRole('row', { name: /Rent/ })).toHaveTextContent(
    'Picked by stronger candidates than the right one',
  );
  expect(screen.getByRole('row', { name: /Debt/ })).toHaveTextContent('Nobody picks it00%–');
});

it('begins with how many, how well and how long; alpha, the error and the shape stand behind a press, with what they mean', async () => {
  await speak('en');
  const paper = {
    mean: 5.3125,
    median: 5,
    sd: 3.3905067,
    alpha: 0.8,
    errorRatio: 0.447213595,
    standardError: 1.51628069,
    skewness: -0.165224323,
    kurtosis: -0.857506374,
  };
  const analytics = {
    results: 8,
    isSmallSample: true,
    averagePercentage: 53,
    averageTotalScore: 10,
    averageSeconds: 61,
    distribution: bins,
    bands: [],
    language: null,
    paper,
    questions: [],
  };
  const { container } = render(<KeyFigures analytics={analytics} />);
  const science = screen.getByRole('group');
  expect(science).not.toHaveAttribute('open');
  for (const term of ['Skewness', 'Standard deviation', 'Standard error']) expect(science).toHaveTextContent(term);
  const [head] = screen.getAllByRole('term').map((term) => term.closest('dl'));
  expect(head).toHaveTextContent('Final results8Mean score\u20665.31\u206953%');
  expect(head).not.toHaveTextContent('Skewness');
  expect(container).toHaveTextContent('Consistency (alpha)\u20660.8\u2069Satisfactory');
  expect(container).toHaveTextContent('± \u20661.52\u2069\u206915.2%');
});

const formatted =
  '<p>Is <span data-formula="x^2" dir="ltr"><math><msup><mi>x</mi><mn>2</mn></msup></math></span> even?</p>';

it('draws the formula of a question', async () => {
  await speak('en');
  const one = { ...question, text: 'Is x^2 even?', textHtml: formatted };
  const { container } = render(
    <>
      <ItemTable questions={[one]} />
      <Distractors questions={[one]} />
    </>,
  );
  expect(container.querySelectorAll('math')).toHaveLength(2);
  expect(container).not.toHaveTextContent('x^2');
});
