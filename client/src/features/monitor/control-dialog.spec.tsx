import { render, screen } from '@testing-library/react';
import { closedByEscape } from '../../lib/testing/closed-by-escape';
import { speak } from '../../lib/testing/translations';
import { writeInto } from '../../lib/testing/write-into';
import { ControlDialog } from './control-dialog';
import type { AttemptCommand } from './control.schema';

const onClose = jest.fn();
const open = (control: AttemptCommand) =>
  render(
    <ControlDialog
      asked={{ control, name: 'Noor', attemptId: 't1' }}
      onConfirm={() => Promise.resolve()}
      onClose={onClose}
    />,
  );
const note = () => screen.getByRole('textbox', { name: /^Note/ });

beforeEach(async () => {
  sessionStorage.clear();
  await speak('en');
});

it('keeps the note for this attempt and this control alone', async () => {
  const { unmount } = open('pause');
  writeInto(note(), 'The fire alarm went off at ten.');
  await closedByEscape(onClose);
  unmount();
  const { unmount: close } = open('end');
  expect(note()).toHaveValue('');
  close();
  open('pause');
  expect(note()).toHaveValue('The fire alarm went off at ten.');
  expect(screen.getByRole('status')).toHaveTextContent('We restored what you typed');
});
