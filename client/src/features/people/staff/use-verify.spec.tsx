import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../../components/toast/toaster';
import { toast } from '../../../components/toast/toasts';
import { speak } from '../../../lib/testing/translations';
import { ChangeStaffVerificationDocument, type ChangeStaffVerificationMutationVariables } from './staff-user-generated';
import { useVerify } from './use-verify';
import { lastingToasts } from '../../../lib/testing/lasting-toasts';

const asked: boolean[] = [];
const answers = {
  request: { query: ChangeStaffVerificationDocument, variables: () => true },
  maxUsageCount: 2,
  result: ({ input: { id, isVerified } }: ChangeStaffVerificationMutationVariables) => {
    asked.push(isVerified);
    return { data: { changeStaffVerification: { staffUser: { __typename: 'StaffUser' as const, id, isVerified } } } };
  },
};

function Verify({ onSwitched }: { onSwitched: () => void }) {
  const verify = useVerify(onSwitched);
  return <button onClick={() => verify({ id: 'u1', name: 'Lina' })}>Verify</button>;
}

// Before, for other files leave toasts too.
lastingToasts();
beforeEach(() => act(() => toast.clear()));
afterEach(() => act(() => toast.clear()));

it('verifies at once, and takes it back at a press', async () => {
  await speak('en');
  const onSwitched = jest.fn();
  render(
    <MockedProvider mocks={[answers]}>
      <>
        <Verify onSwitched={onSwitched} />
        <Toaster />
      </>
    </MockedProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Lina\u2069 is verified');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toEqual([true, false]));
  await waitFor(() => expect(onSwitched).toHaveBeenCalledTimes(2));
});
