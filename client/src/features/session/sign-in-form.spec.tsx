import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { SignInDocument, ViewerDocument } from './session-generated';
import { speak } from '../../lib/testing/translations';
import { useSession } from './session-context';
import { SessionProvider } from './session-provider';
import { SignInSteps } from './sign-in-steps';

const viewer = {
  __typename: 'Viewer',
  id: 'u1',
  name: 'Lina Haddad',
  email: 'lina@example.com',
  role: 'HR',
  lastSignInAt: null,
  mustAddFactor: false,
  session: { __typename: 'ViewerSession', endsAt: '2026-01-01T10:00:00Z', idleMinutes: 60 },
  credits: { __typename: 'Credits', numberOfRequests: 0, maxRequests: 10, remaining: 10 },
};

const input = { email: 'lina@example.com', password: 'correct horse' };
const asks = (answer: unknown): MockLink.MockedResponse => ({
  request: { query: ViewerDocument },
  result: { data: { viewer: answer } },
});
const accepted: MockLink.MockedResponse = {
  request: { query: SignInDocument, variables: { input } },
  result: {
    data: { signIn: { __typename: 'SignInPayload', outcome: { __typename: 'Viewer' } } },
  },
};
const refusedWith = (code: string, params = {}): MockLink.MockedResponse => ({
  request: { query: SignInDocument, variables: { input } },
  result: { errors: [new GraphQLError('refused', { extensions: { code, params } })] },
});

const Screen = () => {
  const session = useSession();
  return session.status === 'signed-in' ? <p>Signed in as {session.viewer.name}</p> : <SignInSteps />;
};

function open(...mocks: MockLink.MockedResponse[]) {
  render(
    <MockedProvider mocks={[asks(null), ...mocks]}>
      <SessionProvider>
        <Screen />
      </SessionProvider>
    </MockedProvider>,
  );
  return userEvent.setup();
}

async function signIn(user: ReturnType<typeof open>, email = ` ${input.email} `) {
  await user.type(screen.getByLabelText('Work email'), email);
  await user.type(screen.getByLabelText('Password'), input.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(async () => {
  await speak('en');
  jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ status: true, role: 'Hr' })));
});

afterEach(() => jest.restoreAllMocks());

it('signs in with the trimmed e-mail and makes the answer the session of the page', async () => {
  const user = open(accepted, asks(viewer));
  await signIn(user);
  expect(await screen.findByText('Signed in as Lina Haddad')).toBeInTheDocument();
});

it('asks for the code where the password is not enough', async () => {
  const outcome = { __typename: 'SecondStep', handle: 'h1', ways: ['CODE', 'RECOVERY_CODE'] };
  const user = open({ ...accepted, result: { data: { signIn: { __typename: 'SignInPayload', outcome } } } });
  await signIn(user);
  expect(await screen.findByRole('form', { name: 'Confirm it’s you' })).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

it('answers a wrong password or e-mail with the words of the specification', async () => {
  const user = open(refusedWith('SIGN_IN_FAILED'));
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password or email.');
});

it('says how long to wait after too many tries', async () => {
  const user = open(refusedWith('RATE_LIMITED', { retryAfterSeconds: 30 }));
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait 30 seconds');
});

it('refuses a malformed e-mail before asking the server', async () => {
  const user = open();
  await signIn(user, 'lina');
  expect(await screen.findByText('Incorrect email.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Work email')).toHaveFocus());
});

it('shows and hides the password', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
