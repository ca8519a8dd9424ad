import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { speak } from '../../lib/testing/translations';
import { PasswordFields } from './password-fields';

beforeEach(() => speak('en'));

it('hides a new password until it is to be looked at, and lets managers and the clipboard fill it in', async () => {
  const user = userEvent.setup();
  render(
    <Formik initialValues={{ password: '', confirmPassword: '' }} onSubmit={() => undefined}>
      <PasswordFields minimumLength={12} />
    </Formik>,
  );
  const fields = [screen.getByLabelText('New password'), screen.getByLabelText('Confirm password')];
  for (const field of fields) {
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual(['password', 'new-password']);
    await user.click(field);
    await user.paste('four winters behind the mill');
    expect(field).toHaveValue('four winters behind the mill');
  }
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(fields.map((field) => field.getAttribute('type'))).toEqual(['text', 'password']);
});
