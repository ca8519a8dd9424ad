import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { RequestPasswordCodeDocument, VerifyPasswordCodeDocument } from './access-generated';
import { speak } from '../../lib/testing/translations';
import { PasswordCodeForm } from './code-form';
import type { PendingCode } from './use-password-code';

const verifies = (answer: MockLink.MockedResponse['result']): MockLink.MockedResponse => ({
  request: { query: VerifyPasswordCodeDocument, variables: { input: { requestId: 'q1', code: '123456' } } },
  ...(answer ? { result: answer } : {}),
});
const right = verifies({
  data: { verifyPasswordCode: { __typename: 'VerifyPasswordCodePayload', ticket: 'ticket-1' } },
});
const wrong = verifies({ errors: [new GraphQLError('refused', { extensions: { code: 'PASSWORD_CODE_WRONG' } })] });
const another: MockLink.MockedResponse = {
  request: { query: RequestPasswordCodeDocument, variables: { input: { email: 'lina@example.com', language: 'EN' } } },
  result: {
    data: {
      requestPasswordCode: {
        __typename: 'RequestPasswordCodePayload',
        requestId: 'q2',
        resendAfterSeconds: 60,
        expiresInSeconds: 600,
        isMailInOutbox: false,
      },
    },
  },
};

function open(mocks: MockLink.MockedResponse[], waitSeconds = 60) {
  const pending: PendingCode = {
    requestId: 'q1',
    email: 'lina@example.com',
    resendAt: Date.now() + waitSeconds * 1000,
    expiresAt: Date.now() + 600_000,
    isMailInOutbox: true,
  };
  const onVerified = jest.fn();
  const onResent = jest.fn();
  render(
    <MockedProvider mocks={mocks}>
      <PasswordCodeForm pending={pending} onVerified={onVerified} onResent={onResent} />
    </MockedProvider>,
  );
  return { user: userEvent.setup(), onVerified, onResent, field: screen.getByLabelText('Code') };
}

beforeEach(() => speak('en'));
afterEach(() => jest.useRealTimers());

it('says where the mail lies while there is no mail server', () => {
  open([]);
  expect(screen.getByText(/saved to .*outbox\/.* in the data folder/u)).toBeVisible();
});

it('lets the browser fill in the code, and takes it pasted with spaces and in Arabic digits', async () => {
  const { user, field, onVerified } = open([right]);
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.click(field);
  await user.paste(' ١٢٣ ٤٥٦ ');
  expect(field).toHaveValue('123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Continue' });
  expect(onVerified).toHaveBeenCalledWith('ticket-1');
});

it('answers a wrong code with the words of the specification', async () => {
  const { user, field, onVerified } = open([wrong]);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('A problem in the OTP, please resend it.');
  expect(onVerified).not.toHaveBeenCalled();
});

it('does not send half a code', async () => {
  const { user, field } = open([]);
  await user.type(field, '123{Enter}');
  expect(await screen.findByText('Enter all 6 digits')).toBeVisible();
});

it('shows how long to wait before another code can be sent', () => {
  // No second passes before it is shown.
  jest.useFakeTimers();
  open([], 42);
  expect(screen.getByRole('timer')).toHaveTextContent('Send a new code in 00:42');
  expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
});

it('sends another code once the wait is over', async () => {
  const { user, onResent } = open([another], 0);
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  const resent = expect.objectContaining({ requestId: 'q2', email: 'lina@example.com' }) as object;
  // The answer comes when it comes; the button alone, which has been there all the while, does not tell.
  await waitFor(() => expect(onResent).toHaveBeenCalledWith(resent));
  await screen.findByRole('button', { name: 'Send a new code' });
});
