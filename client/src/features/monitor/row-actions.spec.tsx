import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import type { MonitoredAttempt } from './monitored-attempts';
import { RowActions } from './row-actions';

const onControl = jest.fn();
const nothing = () => undefined;

async function openMenu(given: Partial<MonitoredAttempt>) {
  const known = { id: 't1', candidate: { id: 'c1', name: 'Noor', email: 'noor@example.com' }, state: 'SUBMITTED' };
  const attempt = { ...known, ...given } as MonitoredAttempt;
  const others = { onContinue: nothing, onMessage: nothing, onLedger: nothing, onResult: nothing };
  render(<RowActions attempt={attempt} onControl={onControl} {...others} />);
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Noor' }));
  return screen.findByRole('menuitem', { name: /Reopen/ });
}

beforeEach(async () => {
  onControl.mockClear();
  await speak('en');
});

it('gives an exam back that was handed in', async () => {
  const reopen = await openMenu({ answersForgottenAt: null });
  expect(reopen).toHaveTextContent(/^Reopen$/);
  await userEvent.click(reopen);
  expect(onControl).toHaveBeenCalledWith('reopen', expect.objectContaining({ id: 't1' }));
});

it('says why it cannot where its answers are no longer kept', async () => {
  const reopen = await openMenu({ answersForgottenAt: '2026-05-01T00:00:00.000Z' });
  expect(reopen).toHaveAttribute('aria-disabled', 'true');
  expect(reopen).toHaveTextContent('Answers no longer kept');
});
