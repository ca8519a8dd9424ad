import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { speak } from '../../lib/testing/translations';
import { attendanceSeries } from './attendance-series';
import { DashboardStats } from './dashboard-stats';
import { LiveRow } from './live-row';

const paths = {
  invitations: '/i',
  candidates: '/c',
  assessments: '/a',
  activeAssessments: '/active',
  inactiveAssessments: '/inactive',
};
const figures = { totalInvites: 72, totalCandidates: 70, totalAssessments: 7 };
const assessments = { activeAssessments: 6, inactiveAssessments: 1 };

type Credits = Parameters<typeof DashboardStats>[0]['dashboard']['credits'];

function show(credits: Omit<Credits, '__typename'>) {
  const dashboard = { ...figures, ...assessments, credits };
  render(<DashboardStats dashboard={dashboard} paths={paths} />, { wrapper: MemoryRouter });
}

const cardOf = (label: string) => {
  const card = screen.getByText(label, { selector: 'dt' }).parentElement;
  if (!card) throw new Error(label);
  return card;
};

beforeEach(() => speak('en'));

it('shows each figure as it is, and the parts of the assessments beside their sum', () => {
  show({ numberOfRequests: 17, maxRequests: 50, remaining: 33 });
  expect(cardOf('Total invites')).toHaveTextContent(/^Total invites72 /);
  expect(cardOf('Total candidates')).toHaveTextContent(/^Total candidates70 .*in 7 assessments$/);
  expect(cardOf('Total assessments')).toHaveTextContent(/^Total assessments7 .*6 active, 1 inactive$/);
});

it('tells credits once: what is left, of how many, what was taken, and a bar of what is left', () => {
  show({ numberOfRequests: 17, maxRequests: 50, remaining: 33 });
  const credits = cardOf('Remaining credits');
  expect(credits).toHaveTextContent(/^Remaining credits33 .*of 50Number of requests: 17$/);
  expect(within(credits).getByRole('meter')).toHaveAttribute('aria-valuenow', '66');
  expect(screen.getAllByText(/33|66/)).toHaveLength(1);
});

it('promises no share of what has no end', () => {
  show({ numberOfRequests: 72, maxRequests: null, remaining: null });
  const credits = cardOf('Remaining credits');
  expect(credits).toHaveTextContent(/^Remaining creditsNot limited .*Number of requests: 72$/);
  expect(credits).not.toHaveTextContent('∞');
  expect(within(credits).queryByRole('meter')).not.toBeInTheDocument();
});

it.each([
  [1, 0],
  [2, 1],
  [9, 8],
])('fills the bar of somebody at question %i of 9 with the %i that are behind them', (position, done) => {
  const attempt = {
    id: 'a',
    position,
    questionCount: 9,
    pausedAt: null,
    questionClosesAt: null,
    candidate: { name: 'Hana' },
    assessment: { id: 'b', title: 'Accountant' },
  } as unknown as Parameters<typeof LiveRow>[0]['attempt'];
  render(<LiveRow attempt={attempt} now={0} path="/live" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(done));
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', '9');
});

it('says the same sums beside the chart as its columns have, and a scale that holds the highest', () => {
  const points = [
    { startsOn: '2026-11-02', invited: 12, attended: 9 },
    { startsOn: '2026-11-09', invited: 8, attended: 4 },
  ] as Parameters<typeof attendanceSeries>[0];
  const { invited, attended, attendedPercent, top } = attendanceSeries(points);
  expect([invited, attended, attendedPercent]).toEqual([20, 13, 65]);
  expect(top).toBeGreaterThanOrEqual(12);
});
