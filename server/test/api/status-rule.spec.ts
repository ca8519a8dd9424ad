import { createTestApp, TestSocket } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { calls } from './authorization.calls';
import { operations } from './authorization.matrix';

/** Sockets have no status; the rule for them is the same by code. */
const overHttp = calls.filter(({ name }) => !name.startsWith('Subscription '));
const demanding = calls.filter(({ variables }) => Object.keys(variables()).length > 0);

/** The rule of docs/api.md: a status says whether an operation was begun, a code what came of it, the same for every operation. */
describe('every operation', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  /** What each answers that answers otherwise. */
  async function others(asked: typeof calls, expected: string, ask: (call: (typeof calls)[number]) => Promise<string>) {
    const found: string[] = [];
    for (const call of asked) {
      const answer = await ask(call);
      if (answer !== expected) found.push(`${call.name}: ${answer}`);
    }
    return found;
  }

  const told = async (client: ApiClient, document: (typeof calls)[number]['document'], variables?: object) => {
    const { status, code } = await client.rawRequest(document, variables);
    return `${status} ${code}`;
  };

  it('is begun without a session, and refuses by its code', async () => {
    const closed = overHttp.filter(({ name, files }) => {
      return files.length === 0 && operations[name]?.access.nobody === 'UNAUTHENTICATED';
    });
    const nobody = app.as.nobody();
    expect(closed.length).toBeGreaterThan(150);
    expect(
      await others(closed, '200 UNAUTHENTICATED', ({ document, variables }) => told(nobody, document, variables())),
    ).toEqual([]);
  });

  it('is not begun with a wrong key, not even where nobody has to be signed in', async () => {
    const ask = async ({ document, variables }: (typeof calls)[number]) => {
      const answer = await app.as.nobody().request({
        method: 'POST',
        url: '/api/graphql',
        headers: { authorization: `Bearer mzn_${'x'.repeat(36)}` },
        payload: { query: document, variables: variables() },
      });
      const [problem] = answer.json<{ errors: { extensions: { code: string } }[] }>().errors;
      return `${answer.statusCode} ${problem?.extensions.code} ${String(answer.headers['www-authenticate'])}`;
    };
    const expected = '401 API_KEY_INVALID Bearer realm="Mizan", error="invalid_token"';
    expect(await others(overHttp, expected, ask)).toEqual([]);
  });

  it('is not begun without a variable that it demands, over HTTP or over a socket', async () => {
    const asked = demanding.filter(({ name }) => !name.startsWith('Subscription '));
    expect(await others(asked, '400 BAD_USER_INPUT', ({ document }) => told(hr, document, {}))).toEqual([]);
    const origin = await app.listen();
    const socket = await TestSocket.open(origin, { headers: hr.headers });
    socket.send({ type: 'connection_init' });
    await socket.next();
    const expected = { code: 'BAD_USER_INPUT', params: { fields: [{ rule: 'required' }] } };
    for (const { name, document } of demanding.filter((call) => call.name.startsWith('Subscription '))) {
      socket.rawSubscribe(name, document, {});
      expect({ name, ...(await socket.next()) }).toMatchObject({ name, payload: [{ extensions: expected }] });
    }
    await socket.end();
  });
});
