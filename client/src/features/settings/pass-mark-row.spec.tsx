import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { PassMarkRow, readPercentage } from './pass-mark-row';

beforeEach(() => speak('en'));

it.each([
  ['0', 0],
  ['100', 100],
  [' ٧٥ ', 75],
  ['101', null],
  ['', null],
  ['7.5', null],
])('reads "%s" as %s', (typed, value) => expect(readPercentage(typed)).toBe(value));

it('saves when the field is left, and only what has changed', async () => {
  const onSave = jest.fn();
  render(<PassMarkRow passMark={50} onSave={onSave} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('Pass mark');
  await user.click(field);
  await user.tab();
  expect(onSave).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '٦٠{Enter}');
  expect(onSave).toHaveBeenCalledWith(60);
});
