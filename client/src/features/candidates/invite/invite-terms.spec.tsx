import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../../lib/testing/translations';
import { InviteTermsFields, NO_TERMS } from './invite-terms';

const drawn = (terms: Partial<typeof NO_TERMS>) =>
  render(<InviteTermsFields terms={{ ...NO_TERMS, ...terms }} onChange={() => undefined} />);

/** Found folded as well. */
const extraTime = () => screen.getByRole('spinbutton', { hidden: true });

beforeEach(() => speak('en'));

it('folds extra time and dates under one line that says what holds', async () => {
  drawn({ extraTimePercent: 25, opensAt: '2026-03-01T08:00:00.000Z' });
  expect(screen.getByText(/^25% extra time\b.*\bopens .*1 Mar/u)).toBeVisible();
  expect(extraTime()).not.toBeVisible();
  await userEvent.click(screen.getByText('More options'));
  expect(extraTime()).toBeVisible();
});

it('says so where nothing was set', () => {
  drawn({});
  expect(screen.getByText('No extra time, no dates')).toBeVisible();
});

it('stands open where its dates need a look', () => {
  drawn({ opensAt: '2026-03-02T08:00:00.000Z', expiresAt: '2026-03-01T08:00:00.000Z' });
  expect(extraTime()).toBeVisible();
});
