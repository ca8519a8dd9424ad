import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { failureOf, isPassingFailure, mayHaveBeenDone } from './errors';

const said = (code: string) => ({ errors: [{ message: 'refused', extensions: { code } }] });
const inGraphql = (code: string) => new CombinedGraphQLErrors({ data: null, ...said(code) });
const withStatus = (status: number, bodyText: string) =>
  new ServerError(`Received status code ${status}`, { response: { status } as Response, bodyText });
const inHttp = (status: number, code: string) => withStatus(status, JSON.stringify(said(code)));

describe('a failure', () => {
  it('has the code that the server gave, also with a status of its own', () => {
    expect(failureOf(inGraphql('TOO_BUSY')).code).toBe('TOO_BUSY');
    expect(failureOf(inHttp(409, 'IDEMPOTENCY_KEY_REUSED')).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is one without words where something before the server answered', () => {
    for (const body of ['<h1>Bad Gateway</h1>', '', 'null', '{"status":false}'])
      expect(failureOf(withStatus(502, body))).toMatchObject({ code: 'INTERNAL', fields: [] });
    expect(failureOf(new TypeError('Failed to fetch')).code).toBe('NETWORK');
  });

  it('passes while the first request with its key is being worked on', () => {
    expect(isPassingFailure(failureOf(inHttp(409, 'IDEMPOTENCY_IN_PROGRESS')))).toBe(true);
    expect(isPassingFailure(failureOf(inHttp(409, 'IDEMPOTENCY_ANSWER_LOST')))).toBe(false);
  });
});

it.each([
  ['no answer came', new TypeError('Failed to fetch'), true],
  ['something before the server answered', withStatus(504, 'Gateway Timeout'), true],
  ['it is being worked on', inHttp(409, 'IDEMPOTENCY_IN_PROGRESS'), true],
  ['it was done, and its answer is gone', inHttp(409, 'IDEMPOTENCY_ANSWER_LOST'), true],
  ['it was refused', inGraphql('INVALID_INPUT'), false],
  ['it failed', inGraphql('INTERNAL'), false],
  ['it was turned away before', inHttp(429, 'RATE_LIMITED'), false],
])('where %s, it is known whether what was asked for may have been done', (_, error, mayBe) => {
  expect(mayHaveBeenDone(error)).toBe(mayBe);
});
