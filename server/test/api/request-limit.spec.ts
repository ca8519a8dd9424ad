import { createTestApp, SIGN_IN, graphql } from '../kit';
import type { ApiClient, TestApp } from '../kit';

let app: TestApp;
beforeAll(async () => (app = await createTestApp({ MIZAN_REQUESTS_PER_SECOND: '1', MIZAN_TRUST_PROXY: '10.0.0.0/8' })));
afterAll(() => app.close());

describe('requests beyond what one asker may send', () => {
  const ask = (client: ApiClient, remoteAddress: string) =>
    client.request({
      method: 'POST',
      url: '/api/graphql',
      payload: {
        query: graphql(`query RequestLimit_viewer { viewer { id } }`),
      },
      remoteAddress,
    });

  /** Fifteen are let through at once, and one more for each second that this takes. */
  async function refusedOf(client: ApiClient, ...from: string[]) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, one) => ask(client, from[one % from.length] ?? '')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(15);
    expect(refused.length).toBeGreaterThan(0);
    return refused;
  }

  it('are refused for each address from which nobody is known', async () => {
    const [refused] = await refusedOf(app.as.nobody(), '198.51.100.1');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect((await ask(app.as.nobody(), '198.51.100.2')).statusCode).toBe(200);
  });

  it('are counted for people by themselves, wherever they are', async () => {
    const [one, other] = [await app.as.hr(), await app.as.hr()];
    await refusedOf(app.as.nobody(), '198.51.100.3');
    await refusedOf(one, '198.51.100.3', '198.51.100.4', '198.51.100.5');
    expect((await ask(other, '198.51.100.3')).statusCode).toBe(200);
  });

  it('are not what looks after the server', async () => {
    await refusedOf(app.as.nobody(), '198.51.100.6');
    const ready = await app.as.nobody().request({ url: '/api/v1/ready', remoteAddress: '198.51.100.6' });
    expect(ready.statusCode).toBe(200);
  });
});

describe('the address of whoever asks', () => {
  async function addressOf(remoteAddress: string, forwarded: string): Promise<string | undefined> {
    const email = `${forwarded.replace(/\W/g, '-')}-${remoteAddress}@example.com`;
    const payload = { query: SIGN_IN, variables: { input: { email, password: 'wrong' } } };
    const headers = { 'x-forwarded-for': forwarded };
    await app.as.nobody().request({ method: 'POST', url: '/api/graphql', payload, headers, remoteAddress });
    const [entry] = await app.dataSource.query<{ ip: string }[]>(
      'select ip from audit_entries where object_label = $1',
      [email],
    );
    return entry?.ip;
  }

  it('is what the proxies say who are trusted, and nothing that was written before them', async () => {
    expect(await addressOf('10.0.0.1', '203.0.113.66, 198.51.100.20')).toBe('198.51.100.20');
    expect(await addressOf('10.0.0.1', '203.0.113.66, 198.51.100.21, 10.0.0.2')).toBe('198.51.100.21');
  });

  it('is the sender itself when that is no such proxy', async () => {
    expect(await addressOf('198.51.100.22', '203.0.113.66')).toBe('198.51.100.22');
  });
});
