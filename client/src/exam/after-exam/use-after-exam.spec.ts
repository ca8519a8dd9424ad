import { act, renderHook } from '@testing-library/react';
import { ExamFailure, noConnection } from '../engine/failure';
import type { AfterExam, ReadAfterExam } from './read-after-exam';
import { useAfterExam } from './use-after-exam';

const after: AfterExam = {
  submittedBy: 'PROCTORING',
  personCount: 1,
  isResultShown: false,
  delivery: 'NONE',
  organiser: null,
  recordedUntil: null,
  notesUntil: '2026-11-25T10:00:00Z',
  answersUntil: null,
  resultUntil: null,
};
const longAfterward = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function reading(...failures: Error[]) {
  const read = jest.fn<ReturnType<ReadAfterExam>, []>().mockResolvedValue(after);
  for (const failure of failures) read.mockRejectedValueOnce(failure);
  return { read, ...renderHook(() => useAfterExam(read)) };
}

it('knows what holds after the exam although the line was gone at first', async () => {
  const { result } = reading(noConnection(), new ExamFailure('server', 'SERVICE_UNAVAILABLE'), noConnection());
  expect(result.current).toBeNull();
  await pass(longAfterward);
  expect(result.current).toEqual(after);
});

it('asks at once when the line is back', async () => {
  const { read, result } = reading(...Array.from({ length: 8 }, noConnection));
  await pass(longAfterward / 6);
  read.mockReset().mockResolvedValue(after);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(result.current).toEqual(after);
});

it('leaves it at a refusal', async () => {
  const { read, result } = reading(new ExamFailure('refused', 'EXAM_UNAVAILABLE'));
  await pass(longAfterward);
  expect(result.current).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
});

it('asks no more once the page is left', async () => {
  const { read, unmount } = reading(...Array.from({ length: 50 }, noConnection));
  await pass(1_000);
  unmount();
  read.mockClear();
  await pass(longAfterward);
  expect(read).not.toHaveBeenCalled();
});
