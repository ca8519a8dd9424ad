import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SessionContext, type Session } from '../../../features/session/session-context';
import { letterOf } from '../../../lib/letter-of';
import { MARKING_KEYS } from '../../../lib/marking-keys';
import { ROW_KEYS } from '../../../lib/row-keys';
import type { StaffRole } from '../../../lib/roles';
import { setShortcutsOn } from '../../../lib/shortcuts-choice';
import { speak } from '../../../lib/testing/translations';
import { PaletteTrigger } from '../palette/palette-trigger';

const viewer: Extract<Session, { status: 'signed-in' }>['viewer'] = {
  id: 'u1',
  name: 'Lina Haddad',
  email: 'lina@example.com',
  role: 'HR',
  lastSignInAt: null,
  mustAddFactor: false,
  session: null,
  credits: { numberOfRequests: 0, maxRequests: 10, remaining: 10 },
};

const Screen = () => (
  <>
    <p data-testid="place">{useLocation().pathname}</p>
    <input aria-label="Title" />
    <input type="checkbox" aria-label="Select Sara" />
    <button type="button" aria-haspopup="dialog" aria-expanded>
      Add
    </button>
    <PaletteTrigger />
  </>
);

function open(role: StaffRole = 'Hr') {
  render(
    <MockedProvider>
      <SessionContext value={{ status: 'signed-in', role, viewer }}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Screen /> }])} />
      </SessionContext>
    </MockedProvider>,
  );
  return userEvent.setup();
}

const place = () => screen.getByTestId('place').textContent;

beforeEach(async () => {
  await speak('en');
  setShortcutsOn(true);
  Element.prototype.scrollIntoView = jest.fn();
  // All keys are pressed in one moment: a busy machine may take longer over the second than it is waited for.
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
});
afterEach(() => jest.restoreAllMocks());

it('goes to a list by G and its letter, and to a new assessment by N', async () => {
  const user = open();
  await user.keyboard('gt');
  await waitFor(() => expect(place()).toBe('/Tests'));
  await user.keyboard('n');
  await waitFor(() => expect(place()).toBe('/CreateAssessment'));
});

it('leaves letters alone in a field', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Title'), 'gt n? /');
  expect(place()).toBe('/');
  expect(screen.getByLabelText('Title')).toHaveValue('gt n? /');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves them to a menu that was just opened, before its search has the focus', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('open');
  expect(place()).toBe('/');
});

it('shows the keys also to somebody who goes along the ticks of a list', async () => {
  const user = open();
  await user.click(screen.getByRole('checkbox', { name: 'Select Sara' }));
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});

it('offers only what the role may do', async () => {
  const user = open('Hr');
  await user.keyboard('gh');
  expect(place()).toBe('/');
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText('All Tests')).toBeInTheDocument();
  expect(within(sheet).queryByText('HR')).not.toBeInTheDocument();
});

it('lists every key that acts in lists and while somebody marks', async () => {
  const user = open();
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const pressedFor = [...sheet.querySelectorAll('dd')].map((row) => row.textContent);
  const keys = [
    ...ROW_KEYS.map((letter) => letter.toUpperCase()),
    ...Object.values(MARKING_KEYS).map((all) => all.join('')),
  ];
  expect(pressedFor).toEqual(expect.arrayContaining(keys));
  expect(within(sheet).getByText('Go to the points')).toBeInTheDocument();
});

it('can be turned off, and on again from the search', async () => {
  const user = open();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Use letter shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('gt');
  expect(place()).toBe('/');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'shortcuts{Enter}');
  await user.click(await screen.findByRole('switch', { name: 'Use letter shortcuts' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('gt');
  await waitFor(() => expect(place()).toBe('/Tests'));
});

it.each([
  { key: 'g', code: 'KeyG', letter: 'g' },
  { key: 'ل', code: 'KeyG', letter: 'g' },
  { key: 'a', code: 'KeyQ', letter: 'a' },
  { key: 'Enter', code: 'Enter', letter: '' },
])('reads $key of $code as $letter', ({ key, code, letter }) => {
  expect(letterOf({ key, code })).toBe(letter);
});
