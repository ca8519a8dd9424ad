import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { ExamLinks } from '../../src/modules/candidates';
import { ExamFileLinks } from '../../src/modules/exam';
import { ApiKeys } from '../../src/platform/access';
import { createTestApp, SIGN_IN, TestSocket, graphql } from '../kit';
import type { ApiClient, TestApp } from '../kit';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_REQUESTS_PER_SECOND: '1', MIZAN_TRUST_PROXY: '10.0.0.0/8' });
  origin = await app.listen();
});
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
    const ready = async () =>
      (await app.as.nobody().request({ url: '/api/v1/ready', remoteAddress: '198.51.100.6' })).statusCode;
    let seen = await ready();
    // The server gives its database two seconds, which may be too few on a busy machine.
    while (seen === 503) seen = await ready();
    expect(seen).toBe(200);
  });
});

describe('the limit of requests does not ask', () => {
  /** As it is written, which no library between does. */
  function status(path: string, localAddress: string, method = 'POST'): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const { hostname: host, port } = new URL(origin);
      const headers = { 'content-type': 'application/json' };
      const request = httpRequest({ host, port, path, method, localAddress, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      request.once('error', reject).end('{"query":"{ viewer { id } }"}');
    });
  }

  it.each([
    '/%61pi/graphql',
    '/api/graphq%6c?a=1',
    '/api/graphql#a',
    'http://there/api/graphql',
    '/api/graphql/',
    '//api/graphql',
    '/API/graphql',
    '/api/graphql;a=1',
    '/%61pi/v1/nothing',
    '/nothing',
  ])('how the path is written: %s', async (path) => {
    const from = `127.1.1.${path.length}`;
    const answers = await Promise.all(Array.from({ length: 40 }, () => status(path, from)));
    expect(answers.filter((answer) => answer === 429).length).toBeGreaterThan(0);
  });

  it('a page, with whatever it is found', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => get('/Exam/Success', '198.51.100.40')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
  });
});

const get = (url: string, remoteAddress: string, client = app.as.nobody(), headers?: Record<string, string>) =>
  client.request({ method: 'GET', url, remoteAddress, headers });

const refusedIn = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 429).length;

const times = <T>(count: number, work: (one: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, one) => work(one)));

describe('files of an exam', () => {
  const sealed = (invitationId: string) =>
    app.get(ExamFileLinks).urlFor({ invitationId, tokenVersion: 1 }, randomUUID());

  it('by one sealed address are refused beyond the limit, whatever is added to it', async () => {
    const url = sealed(randomUUID());
    expect(refusedIn(await times(40, (one) => get(`${url}&n=${one}`, '198.51.100.50')))).toBeGreaterThan(0);
  });

  it('by addresses that nobody sealed count for the address they come from', async () => {
    const made = (one: number) => `/api/v1/exam/files/${randomUUID()}?t=${String(one).padStart(60, 'a')}`;
    expect(refusedIn(await times(40, (one) => get(made(one), '198.51.100.51')))).toBeGreaterThan(0);
  });

  it('of many candidates behind one address are all sent, and take nothing from what they answer', async () => {
    const hall = await times(20, () => Promise.resolve(randomUUID()));
    const pictures = hall.flatMap((invitationId) => Array.from({ length: 14 }, () => sealed(invitationId)));
    const answers = await Promise.all(pictures.map((url) => get(url, '198.51.100.52')));
    expect(refusedIn(answers)).toBe(0);
    const candidate = app.as.candidate(app.get(ExamLinks).tokenOf({ id: hall[0] ?? '', tokenVersion: 1 }));
    expect(refusedIn(await times(14, () => get('/api/v1/nothing', '198.51.100.52', candidate)))).toBe(0);
  });
});

describe('exam links beside a session', () => {
  const token = () => app.get(ExamLinks).tokenOf({ id: randomUUID(), tokenVersion: 1 });

  it('give a person no more than one limit', async () => {
    const hr = await app.as.hr();
    const links = Array.from({ length: 10 }, token);
    const answers = await times(40, (one) =>
      get('/api/v1/nothing', '198.51.100.60', hr, { 'x-exam-token': links[one % 10] ?? '' }),
    );
    expect(refusedIn(answers)).toBeGreaterThan(0);
  });

  it('count where the session is over', async () => {
    const candidate = app.as.candidate(token());
    const cookie = 'mizan_session=over';
    await times(40, () => get('/api/v1/nothing', '198.51.100.61'));
    const answers = await times(10, () => get('/api/v1/nothing', '198.51.100.61', candidate, { cookie }));
    expect(refusedIn(answers)).toBe(0);
  });
});

describe('keys that nobody has', () => {
  const authorization = () => ({ authorization: `Bearer mzn_${randomUUID()}` });

  it.each([
    ['the API', '/api/v1/questions'],
    ['pages', '/Login'],
    ['nothing', '/nothing'],
  ])('are looked up only as often as an address may ask, at %s', async (_, url) => {
    const from = `198.51.100.${70 + url.length}`;
    const lookUps = jest.spyOn(app.get(ApiKeys), 'authenticate');
    const answers = await times(60, () => get(url, from, app.as.nobody(), authorization()));
    const looked = lookUps.mock.calls.length;
    lookUps.mockRestore();
    expect(refusedIn(answers)).toBeGreaterThan(0);
    expect([looked >= 15, looked < 45]).toEqual([true, true]);
  });

  it('keep no key out that is right', async () => {
    const key = await app.as.key(await app.as.hr(), ['READ']);
    const ownViewer = graphql(`query RequestLimit_ownViewer { viewer { id } }`);
    const viewer = () => key.request({ method: 'POST', url: '/api/graphql', payload: { query: ownViewer } });
    expect((await viewer()).statusCode).toBe(200);
    await times(60, () => get('/api/v1/questions', '127.0.0.1', app.as.nobody(), authorization()));
    expect((await viewer()).statusCode).toBe(200);
  });
});

it('subscriptions of a person are counted like requests, and with them', async () => {
  const hr = await app.as.hr();
  const socket = await TestSocket.open(origin, { headers: hr.headers });
  await socket.init();
  const answers: string[] = [];
  // By the clock of the allowances no second passes, however long a busy machine takes over one of these.
  const still = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let one = 0; one < 40; one++) {
    // Each is refused by its document, so that none is left open.
    socket.rawSubscribe(String(one), 'subscription { nothingOfThatName }');
    const [problem] = (await socket.next()).payload as { extensions: { code: string } }[];
    answers.push(problem?.extensions.code ?? '');
  }
  expect(answers[0]).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(answers).toContain('RATE_LIMITED');
  expect((await get('/api/v1/questions', '198.51.100.90', hr)).statusCode).toBe(429);
  still.mockRestore();
  await socket.end();
});

it('keys that nobody has are looked up over sockets only as often', async () => {
  const lookUps = jest.spyOn(app.get(ApiKeys), 'authenticate');
  const codes = await times(40, async (one) => {
    const socket = await TestSocket.open(origin, { localAddress: '127.1.2.1' });
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer mzn_${one}` } });
    return socket.closed;
  });
  const looked = lookUps.mock.calls.length;
  lookUps.mockRestore();
  expect(new Set(codes)).toEqual(new Set([4401, 1013]));
  expect(looked).toBeLessThan(35);
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
