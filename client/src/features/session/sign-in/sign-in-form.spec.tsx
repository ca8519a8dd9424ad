import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '../../../lib/testing/translations';
import { DoorContext } from './sign-in-requests';
import { SignInSteps } from './sign-in-steps';

const input = { email: 'lina@example.com', password: 'correct horse' };
const accepted = { data: { signIn: { outcome: { __typename: 'Viewer' } } } };
const refusedWith = (code: string, params = {}) => ({ errors: [{ message: 'refused', extensions: { code, params } }] });

interface Asked {
  query: string;
  variables: unknown;
}

const asked: Asked[] = [];
const door = { prepare: jest.fn(), enter: jest.fn(() => Promise.resolve()) };

function open(...answers: unknown[]) {
  asked.length = 0;
  jest.spyOn(window, 'fetch').mockImplementation((_, init) => {
    asked.push(JSON.parse(init?.body as string) as Asked);
    const answer = answers.shift();
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError('offline'));
  });
  render(
    <DoorContext value={door}>
      <SignInSteps />
    </DoorContext>,
  );
  return userEvent.setup();
}

async function signIn(user: ReturnType<typeof open>, email = ` ${input.email} `) {
  await user.type(screen.getByLabelText('Work email'), email);
  await user.type(screen.getByLabelText('Password'), input.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => speak('en'));

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

it('signs in with the trimmed e-mail, tells other tabs and goes in', async () => {
  const user = open(accepted);
  const told = jest.spyOn(Storage.prototype, 'setItem');
  await signIn(user);
  await waitFor(() => expect(door.enter).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([{ query: expect.stringContaining('signIn(input: $input)') as string, variables: { input } }]);
  expect(told).toHaveBeenCalledWith('mizan.session-changed-at', expect.any(String));
});

it('has what comes afterwards fetched as soon as a password is typed, and not before', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Work email'), input.email);
  expect(door.prepare).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Password'), 'c');
  expect(door.prepare).toHaveBeenCalled();
});

it('asks for the code where the password is not enough, and goes in with it', async () => {
  const outcome = { __typename: 'SecondStep', handle: 'h1', ways: ['CODE', 'RECOVERY_CODE'] };
  const user = open({ data: { signIn: { outcome } } }, { data: { signInWithCode: { viewer: { id: 'u1' } } } });
  await signIn(user);
  expect(await screen.findByRole('form', { name: 'Confirm it’s you' })).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  expect(door.enter).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Code'), ' 123456 {Enter}');
  await waitFor(() => expect(door.enter).toHaveBeenCalledTimes(1));
  expect(asked[1]?.variables).toEqual({ input: { handle: 'h1', code: '123456' } });
});

it('answers a wrong password or e-mail with the words of the specification', async () => {
  const user = open(refusedWith('SIGN_IN_FAILED'));
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password or email.');
  expect(door.enter).not.toHaveBeenCalled();
});

it('says how long to wait after too many tries', async () => {
  const user = open(refusedWith('RATE_LIMITED', { retryAfterSeconds: 30 }));
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait 30 seconds');
});

it('says that there is no connection, and signs in once there is', async () => {
  const user = open();
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('connection');
  jest.spyOn(window, 'fetch').mockResolvedValue(Response.json(accepted));
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(door.enter).toHaveBeenCalledTimes(1));
});

it('says that something went wrong where a proxy answers in place of the server', async () => {
  const user = open();
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a problem and we are fixing it.');
});

it('refuses a malformed e-mail before asking the server', async () => {
  const user = open();
  await signIn(user, 'lina');
  expect(await screen.findByText('Incorrect email.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Work email')).toHaveFocus());
  expect(asked).toEqual([]);
});

it('shows and hides the password', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
