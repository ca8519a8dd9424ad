import { renderHook, waitFor } from '@testing-library/react';
import type { Session_ViewerFragment } from './session-generated';
import { useRole } from './use-role';

const viewer: Session_ViewerFragment = {
  id: 'u1',
  name: 'Lina Haddad',
  email: 'lina@example.com',
  role: 'HR',
  lastSignInAt: null,
  mustAddFactor: false,
  session: { endsAt: '2026-01-01T10:00:00Z', idleMinutes: 60 },
  credits: { numberOfRequests: 0, maxRequests: 10, remaining: 10 },
};

const answer = (status: number, body: unknown) =>
  jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body, { status })));

afterEach(() => jest.restoreAllMocks());

it('asks for the role once and holds the answer', async () => {
  const fetched = answer(200, { status: true, role: 'admin' });
  const { result, rerender } = renderHook(() => useRole(viewer));
  await waitFor(() => expect(result.current).toBe('admin'));
  rerender();
  expect(fetched.mock.calls).toEqual([['/api/v1/checkRole/status', expect.objectContaining({ method: 'POST' })]]);
});

it('asks for nothing when nobody is signed in', () => {
  const fetched = answer(200, { status: true, role: 'admin' });
  const { result } = renderHook(() => useRole(null));
  expect(result.current).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('only logs a failure, and goes by the role that came with the viewer', async () => {
  answer(500, { status: false, message: 'no' });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = renderHook(() => useRole(viewer));
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(result.current).toBe('Hr');
});
