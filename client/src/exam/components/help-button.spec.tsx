import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { HelpButton } from './help-button';

beforeEach(async () => {
  await speak('en');
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(cleanup);

it('says what to do when something fails, whom to ask, and that the clock goes on', async () => {
  const user = userEvent.setup();
  render(
    <HelpButton isSmall>
      <p>The clock is still running</p>
    </HelpButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const dialog = screen.getByRole('dialog', { name: 'Help' });
  expect(dialog).toHaveTextContent(/Keep this page open/);
  expect(dialog).toHaveTextContent(/exam link/);
  expect(dialog).toHaveTextContent(/reply to the email/i);
  expect(dialog).toHaveTextContent(/clock is still running/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
