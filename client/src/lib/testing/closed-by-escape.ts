import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Closes the dialog that is open as whoever presses Esc closes it, and takes it off the page. */
export async function closedByEscape(onClose: jest.Mock): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  cleanup();
}
