import { render, screen } from '@testing-library/react';
import { DoorContext } from '../../features/session/sign-in/sign-in-requests';
import { speak } from '../../lib/testing/translations';
import { SignInScreen } from './sign-in-screen';

const door = { prepare: jest.fn(), enter: jest.fn(() => Promise.resolve()) };

afterEach(() => jest.restoreAllMocks());

it.each([
  ['SSO_OTHER_PERSON', 'This email address belongs to someone else’s account here.'],
  ['RATE_LIMITED', 'Too many attempts. Wait 60 seconds, then try again.'],
  ['SERVICE_UNAVAILABLE', 'Mizan is unavailable at the moment.'],
  ['NO_SUCH_CODE', 'The sign-in provider didn’t answer as expected.'],
])('says to somebody who comes back with %s what it was', async (code, told) => {
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ data: { signInProviders: [] } })));
  await speak('en');
  render(
    <DoorContext value={door}>
      <SignInScreen search={new URLSearchParams({ sso: code })} />
    </DoorContext>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
});
