import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { speak } from '../../../lib/testing/translations';
import type { Comparison_ComparisonFragment } from './comparison-generated';
import { ComparisonTable } from './comparison-table';

type Result = Comparison_ComparisonFragment['results'][number];

const aResult = (name: string, percentage: number, status: Result['status']): Result => ({
  id: name,
  reference: name,
  candidate: { id: name, name },
  score: percentage,
  totalScore: 100,
  percentage,
  status,
  usedSeconds: 60,
  standardError: 5,
  percentile: null,
  band: status === 'UNDER_REVIEW' ? null : { name: 'Good', color: '#1f6f5c' },
});

const aMark = (score: number | null) => ({ score, maxScore: 10, usedSeconds: 20 });

const formatted =
  '<p>Is <span data-formula="x^2" dir="ltr"><math><msup><mi>x</mi><mn>2</mn></msup></math></span> proof?</p>';

const comparison: Comparison_ComparisonFragment = {
  results: [aResult('Noor', 45, 'UNDER_REVIEW'), aResult('Omar', 44, 'PASSED'), aResult('Sara', 30, 'FAILED')],
  skills: [
    { skill: 'VAT', percentages: [40, 60, 20] },
    { skill: 'Audit', percentages: [90, 50, 40] },
  ],
  questions: [
    { questionId: 'q1', text: 'Which rate?', textHtml: null, skill: 'VAT', marks: [aMark(null), aMark(6), aMark(2)] },
    {
      questionId: 'q2',
      text: 'Which proof?',
      textHtml: null,
      skill: 'Audit',
      marks: [aMark(9), aMark(5), aMark(4)],
    },
  ],
};

const cellsOf = (line: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${line}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));

beforeEach(async () => {
  await speak('en');
  render(<ComparisonTable comparison={comparison} linkTo={() => '/'} />, { wrapper: MemoryRouter });
});

it('says "at least" of what can still rise: the percentage, the points, and the skills with an answer to mark', () => {
  expect(cellsOf('Percentage')[0]).toBe('At least 45%');
  expect(cellsOf('Score')[0]).toBe('At least 45 / 100');
  expect(cellsOf('VAT')[0]).toBe('At least 40%');
  expect(cellsOf('Audit')[0]).toBe('90%');
});

it('marks the highest among final results alone, and says so', () => {
  expect(cellsOf('Percentage')[1]).toBe('44%Highest final result');
  expect(cellsOf('Audit')).toEqual(['90%', '50%Highest final result', '40%']);
});

it('names nobody too close to a result that can still rise', () => {
  expect(cellsOf('Standard error')[0]).toBe('\u2066± 5\u2069');
});

it('leaves out what nobody has', () => {
  expect(screen.getByRole('row', { name: /^Status/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Percentile/ })).not.toBeInTheDocument();
});

it('draws the formula of a question', () => {
  const [first] = comparison.questions;
  const questions = first ? [{ ...first, text: 'Is x^2 proof?', textHtml: formatted }] : [];
  const { container } = render(<ComparisonTable comparison={{ ...comparison, questions }} linkTo={() => '/'} />, {
    wrapper: MemoryRouter,
  });
  expect(container.querySelector('th math')).not.toBeNull();
  expect(container).not.toHaveTextContent('x^2');
});
