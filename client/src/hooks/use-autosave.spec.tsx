import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, renderHook } from '@testing-library/react';
import { useAutosave } from './use-autosave';

const refusedWith = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'refused', extensions: { code } }] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['SERVICE_UNAVAILABLE', 'TOO_BUSY', 'RATE_LIMITED', 'INTERNAL'])(
  'sends by itself again what was not taken with %s',
  async (code) => {
    const send = jest.fn().mockRejectedValueOnce(refusedWith(code)).mockResolvedValue(undefined);
    const { result } = renderHook(() => useAutosave());
    act(() => result.current.autosave.schedule('details', send));
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(result.current.state).toMatchObject({ kind: 'waiting' });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(send).toHaveBeenCalledTimes(2);
    expect(result.current.state).toMatchObject({ kind: 'saved' });
  },
);

it('does not send again by itself what the server will not take', async () => {
  const send = jest.fn().mockRejectedValue(refusedWith('INVALID_INPUT'));
  const { result } = renderHook(() => useAutosave());
  act(() => result.current.autosave.schedule('details', send));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.state).toMatchObject({ kind: 'refused' });
});
