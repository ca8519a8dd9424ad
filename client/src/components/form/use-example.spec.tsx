import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../lib/testing/translations';
import { FieldFrame } from './field-frame';

const open = () =>
  render(
    <FieldFrame id="mark" label="Pass mark" help="In percent" example="passMark">
      <input id="mark" />
    </FieldFrame>,
  );

it.each(['en', 'ar'] as const)('opens one example in place, by the keyboard alone (%s)', async (language) => {
  const { t } = await speak(language);
  open();
  const user = userEvent.setup();
  await user.tab();
  const ask = screen.getByRole('button', { name: t('common:field.example') });
  expect(ask).toHaveFocus();
  expect(ask).toHaveAccessibleDescription('Pass mark');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('note')).toHaveTextContent(t('examples:passMark'));
  expect(ask).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard(' ');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
