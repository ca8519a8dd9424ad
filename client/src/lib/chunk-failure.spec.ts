import { ChunkLost, isChunkFailure, withinChunkTimeout } from './chunk-failure';

afterEach(() => jest.useRealTimers());

it('hands on a piece that arrives', async () => {
  await expect(withinChunkTimeout(Promise.resolve('screen'))).resolves.toBe('screen');
});

it('gives a piece up after 120 seconds, not sooner', async () => {
  jest.useFakeTimers();
  const ended = jest.fn();
  const lost = withinChunkTimeout(new Promise(() => undefined)).catch(ended);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await lost;
  expect(ended).toHaveBeenCalledWith(expect.any(ChunkLost));
});

it.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/dashboard-1.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new ChunkLost('late'), true],
  [new TypeError('Failed to fetch'), false],
  ['Failed to fetch dynamically imported module', false],
])('tells %s apart: %s', (error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});
