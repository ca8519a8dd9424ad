import { render, screen } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import { ResultPercent } from './result-percent';

beforeEach(() => speak('en'));

it('is a number once everything is marked', () => {
  render(<ResultPercent percentage={70} status="PASSED" />);
  expect(screen.getByText('70%')).toBeInTheDocument();
});

it('says that it can still rise while answers wait for a mark, also where nothing is marked yet', () => {
  render(<ResultPercent percentage={0} status="UNDER_REVIEW" />);
  expect(screen.getByText('At least 0%')).toBeInTheDocument();
});
