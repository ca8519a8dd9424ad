import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { unsaved } from '../../lib/drafts/unsaved';
import { speak } from '../../lib/testing/translations';
import { UnsavedGuard } from './unsaved-guard';

const discard = jest.fn();

function open() {
  const router = createMemoryRouter([{ path: '*', element: <UnsavedGuard /> }], {
    initialEntries: ['/Settings?part=brand'],
  });
  render(<RouterProvider router={router} />);
  let sent: () => void = () => undefined;
  act(() => {
    sent = unsaved.add(discard);
  });
  return { router, sent };
}

beforeAll(() => speak('en'));
beforeEach(() => discard.mockReset());
afterEach(() => act(() => unsaved.forget()));

it.each(['/Settings?part=privacy', '/Settings', '/Dashboard'])(
  'asks before what was typed goes for %s',
  async (next) => {
    const { router } = open();
    await act(() => router.navigate(next));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?part=brand');
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(discard).not.toHaveBeenCalled();
    await act(() => router.navigate(next));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(discard).toHaveBeenCalledTimes(1);
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(next);
  },
);

it('asks nothing where the form stays', async () => {
  const { router } = open();
  await act(() => router.navigate('/Settings?part=brand&search=gulf'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?part=brand&search=gulf');
});

it('goes where it was to go once what it asks about is sent', async () => {
  const { router, sent } = open();
  await act(() => router.navigate('/Dashboard'));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  act(() => sent());
  await waitFor(() => expect(router.state.location.pathname).toBe('/Dashboard'));
  expect(discard).not.toHaveBeenCalled();
});

it('asks nothing of a form that was sent this very moment', async () => {
  const { router, sent } = open();
  await act(async () => {
    sent();
    await router.navigate('/Dashboard');
  });
  expect(router.state.location.pathname).toBe('/Dashboard');
});
