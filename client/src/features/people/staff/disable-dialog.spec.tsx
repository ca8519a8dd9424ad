import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import { speak } from '../../../lib/testing/translations';
import { DisableDialog } from './disable-dialog';
import { ChangeStaffVerificationDocument } from './staff-user-generated';

const disables = {
  request: { query: ChangeStaffVerificationDocument, variables: { input: { id: 'u1', isVerified: false } } },
  result: {
    data: { changeStaffVerification: { staffUser: { __typename: 'StaffUser' as const, id: 'u1', isVerified: false } } },
  },
};

beforeEach(() => act(() => toast.clear()));
afterEach(() => act(() => toast.clear()));

it.each([
  ['en', 'Disable', 'Status changed: \u2068Lina\u2069 is disabled'],
  ['ar', 'تعطيل', 'تم تغيير الحالة: حساب \u2068Lina\u2069 معطّل'],
] as const)('says in %s whose account was disabled', async (language, button, said) => {
  await speak(language);
  render(
    <MockedProvider mocks={[disables]}>
      <>
        <DisableDialog user={{ id: 'u1', name: 'Lina' }} onSwitched={() => undefined} onClose={() => undefined} />
        <Toaster />
      </>
    </MockedProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(said)).toBeVisible();
});
