import { render, screen } from '@testing-library/react';
import { speak } from '../../lib/testing/translations';
import { IncidentsCell } from './monitor-cells';
import type { MonitoredAttempt } from './monitored-attempts';

const attempt = { incidents: 3, unreadMessages: 0, wasReopened: false } as MonitoredAttempt;

beforeEach(() => speak('en'));

it('shows a number under the heading Incidents, and reads it out in words', () => {
  render(<IncidentsCell attempt={attempt} hasHeading />);
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('3 incidents')).toHaveClass('visually-hidden');
});

it('says what it counts where there is no heading', () => {
  render(<IncidentsCell attempt={attempt} />);
  expect(screen.getByText('3 incidents')).not.toHaveClass('visually-hidden');
  expect(screen.queryByText('3')).toBeNull();
});
