import type { ExamFailure } from '../engine/failure';
import { httpExamApi } from './http-exam-api';

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

const answer = (body: unknown, status = 200) =>
  Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(body)) });
const refusal = (code: string, params = {}) =>
  answer({ data: null, errors: [{ extensions: { code, params, requestId: 'r1' } }] });

const failureOf = (call: Promise<unknown>): Promise<ExamFailure> =>
  call.then(
    () => Promise.reject(new Error('It went through')),
    (failure: unknown) => failure as ExamFailure,
  );

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

describe('a call', () => {
  it('carries the token in its header, the page in its input, and no referrer', async () => {
    fetched.mockReturnValue(answer({ data: { examPulse: { isLivePage: true } } }));
    const { reply } = await httpExamApi('secret', 'page-1').pulse();
    expect(reply).toEqual({ isLivePage: true });
    const [address, init] = fetched.mock.calls[0]!;
    expect(address).toBe('/api/graphql');
    expect(init).toMatchObject({
      headers: { 'x-exam-token': 'secret' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(JSON.parse(init.body as string)).toMatchObject({ variables: { input: { pageId: 'page-1' } } });
  });

  it('that is to outlive its page asks the browser for it, unless it is too long for that', async () => {
    fetched.mockReturnValue(answer({ data: { saveAnswer: { outcome: {} } } }));
    const api = httpExamApi('secret', 'page-1');
    await api.save({ questionId: 'q', revision: 1, value: { text: 'short' } }, 'outlives-page');
    await api.save({ questionId: 'q', revision: 2, value: { text: 'x'.repeat(30_000) } }, 'outlives-page');
    expect(fetched.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, false]);
  });

  it('for which nobody waits says so', async () => {
    fetched.mockReturnValue(answer({ data: { saveAnswer: { outcome: {} }, examPulse: {} } }));
    const api = httpExamApi('secret', 'page-1');
    await api.save({ questionId: 'q', revision: 1, value: null }, 'unhurried');
    await api.pulse();
    await api.save({ questionId: 'q', revision: 1, value: null }, 'awaited');
    await api.save({ questionId: 'q', revision: 1, value: null }, 'outlives-page');
    const said = fetched.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['x-unhurried']);
    expect(said).toEqual(['1', '1', undefined, undefined]);
  });
});

describe('a failure', () => {
  const pulse = () => httpExamApi('secret', 'page-1').pulse();

  it.each([
    ['PAGE_TAKEN', 'refused'],
    ['INTERNAL', 'server'],
    ['RATE_LIMITED', 'server'],
    ['SERVICE_UNAVAILABLE', 'server'],
    ['STORAGE_FULL', 'server'],
    ['FILE_TYPE_NOT_ALLOWED', 'refused'],
  ])('with the code %s is of the kind %s', async (code, kind) => {
    fetched.mockReturnValue(refusal(code, { retryAfterSeconds: 3 }));
    expect(await failureOf(pulse())).toMatchObject({ code, kind, retryAfterMs: 3_000, params: { requestId: 'r1' } });
  });

  it('that is an answer of its own is refused as well', async () => {
    fetched.mockReturnValue(
      answer({ data: { submitAttempt: { outcome: { code: 'EXAM_UNAVAILABLE', reason: 'EXPIRED' } } } }),
    );
    const refused = await failureOf(httpExamApi('secret', 'page-1').submit());
    expect(refused).toMatchObject({ kind: 'refused', code: 'EXAM_UNAVAILABLE', params: { reason: 'EXPIRED' } });
  });

  it('with a status of the server’s own trouble is the server’s, whatever its code', async () => {
    fetched.mockReturnValue(answer({ errors: [{ extensions: { code: 'NEW_ONE' } }] }, 503));
    expect(await failureOf(pulse())).toMatchObject({ kind: 'server' });
  });

  it('of a dead line is one of the network', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(pulse())).toMatchObject({ kind: 'network' });
  });

  it('of a proxy whose server is gone is one of the server', async () => {
    fetched.mockResolvedValue({ text: () => Promise.resolve('<html>502 Bad Gateway</html>') });
    expect(await failureOf(pulse())).toMatchObject({ kind: 'server' });
  });

  it('by silence comes after eight seconds, then after four, and in full every third time', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation((_, { signal }) => new Promise((_resolve, reject) => (signal!.onabort = reject)));
    const api = httpExamApi('secret', 'page-1');
    const waits: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      const startedAt = performance.now();
      const failure = failureOf(api.pulse());
      await jest.advanceTimersToNextTimerAsync();
      expect(await failure).toMatchObject({ kind: 'network' });
      waits.push(performance.now() - startedAt);
    }
    expect(waits).toEqual([8_000, 4_000, 4_000, 8_000]);
    jest.useRealTimers();
  });
});
