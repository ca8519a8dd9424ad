import { act, renderHook } from '@testing-library/react';
import { useDelayedText } from './use-delayed-text';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function typing(value: string) {
  const onSettled = jest.fn();
  const hook = renderHook(({ current }) => useDelayedText(current, onSettled), { initialProps: { current: value } });
  return {
    onSettled,
    text: () => hook.result.current[0],
    type: (text: string) => act(() => hook.result.current[1](text)),
    become: (current: string) => hook.rerender({ current }),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

it('shows each key at once and hands on the text when typing pauses', () => {
  const field = typing('');
  field.type('g');
  field.type('gu');
  expect(field.text()).toBe('gu');
  field.wait(150);
  expect(field.onSettled.mock.calls).toEqual([['gu']]);
});

it('keeps keys that were typed while the earlier text was handed on', () => {
  const field = typing('');
  field.type('gu');
  field.wait(150);
  field.type('gulf');
  field.become('gu');
  expect(field.text()).toBe('gulf');
});

it('follows a value that was set elsewhere', () => {
  const field = typing('gulf');
  field.become('');
  expect(field.text()).toBe('');
  field.wait(500);
  expect(field.onSettled).not.toHaveBeenCalled();
});
