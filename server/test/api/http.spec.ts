import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp, graphql } from '../kit';
import type { Environment } from '../../src/platform/config';
import type { ApiClient, TestApp } from '../kit';
import { makeTestFolder } from '../kit/test-folder';

const viewerQuery = graphql(`query Http_viewer { viewer { id } }`);

let clientDir: string;
let app: TestApp;
let nobody: ApiClient;

beforeAll(async () => {
  clientDir = aBuiltClient();
  app = await createTestApp({}, [], { clientDir });
  nobody = app.as.nobody();
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true, force: true });
});

function aBuiltClient(): string {
  const folder = makeTestFolder();
  mkdirSync(path.join(folder, 'assets'));
  for (const page of ['index', 'sign-in', 'exam', 'docs', 'playground']) {
    writeFileSync(
      path.join(folder, `${page}.html`),
      `<meta name="csp-nonce" content="__CSP_NONCE__"><title>${page}</title>`,
    );
  }
  writeFileSync(path.join(folder, 'assets', 'main-abc123.js'), 'console.log(1)');
  writeFileSync(path.join(folder, 'assets', 'main-abc123.js.br'), 'pretend brotli');
  // What a built client has beside its pages, as it is.
  cpSync(path.join(__dirname, '../../../client/public'), folder, { recursive: true });
  return folder;
}

const get = (url: string, headers: Record<string, string> = {}) => nobody.request({ method: 'GET', url, headers });

describe('pages', () => {
  it.each([
    ['/', 'index'],
    ['/Assesments', 'index'],
    ['/Login', 'sign-in'],
    ['/Login/', 'sign-in'],
    ['/Login?next=/Tests', 'sign-in'],
    ['/login', 'index'],
    ['/Login/Forget', 'index'],
    ['/Login/ChangePass/abc', 'index'],
    ['/no/such/page', 'index'],
    ['/Exam/some-token', 'exam'],
    ['/Exam/Submitted', 'exam'],
    ['/api/playground', 'playground'],
  ])('%s is the page %s, never cached', async (url, title) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain(`<title>${title}</title>`);
  });

  it.each(['[', 'a%', 'x y'])('are refused for the malformed host %j, as is the API', async (host) => {
    const page = await get('/', { host });
    const query = {
      method: 'POST' as const,
      url: '/api/graphql',
      headers: { host },
      payload: { query: viewerQuery },
    };
    const api = await nobody.request(query);
    expect([page.statusCode, api.statusCode]).toEqual([400, 400]);
  });

  it('carry a nonce of their own in the policy and in the page', async () => {
    const [one, two] = [await get('/'), await get('/')];
    const nonce = /content="([^"]+)"/.exec(one.body)?.[1] ?? '';
    expect(nonce).toHaveLength(24);
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(two.body).not.toContain(nonce);
  });

  it('let no foreign script run and nobody frame them', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)') as string,
    });
  });
});

describe('the preview of an exam', () => {
  const frames = async (url: string) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    return [/frame-ancestors [^;]+/.exec(policy)?.[0], /frame-src [^;]+/.exec(policy)?.[0], headers['x-frame-options']];
  };
  const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';

  it('stands inside the console and nowhere else; the exam itself stands inside nothing', async () => {
    expect(await frames('/Exam/Preview/some-id')).toEqual([
      "frame-ancestors 'self'",
      `frame-src ${players}`,
      'SAMEORIGIN',
    ]);
    expect(await frames('/Exam/some-token')).toEqual(["frame-ancestors 'none'", `frame-src ${players}`, 'DENY']);
    expect(await frames('/')).toEqual(["frame-ancestors 'none'", `frame-src 'self' ${players}`, 'DENY']);
  });
});

describe('a page', () => {
  const all = ['/', '/Login', '/Login/Forget', '/no/such/page', '/Exam/some-token', '/Exam/Preview/some-id'];
  const titleIn = (html: Buffer) => /<title>[^<]+/.exec(html.toString())?.[0];

  it.each([...all, '/api/docs', '/api/playground'])('%s comes compressed', async (url) => {
    const plain = await get(url, { 'accept-encoding': 'identity' });
    const title = titleIn(plain.rawPayload);
    for (const [takes, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get(url, { 'accept-encoding': takes });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(titleIn(unpack(rawPayload))).toBe(title);
    }
    expect(title).toBeDefined();
  });

  it.each([
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
  ])('comes to who takes “%s” as %s', async (takes, encoding) => {
    const { headers } = await get('/Exam/some-token', { 'accept-encoding': takes });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it.each(['identity', 'gzip;q=0', 'br;q=0, gzip;q=0, *;q=0', ''])(
    'comes as it is to who takes “%s”',
    async (takes) => {
      const { headers, body } = await get('/Exam/some-token', { 'accept-encoding': takes });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body).toContain('<title>exam</title>');
    },
  );
});

describe('assets', () => {
  it('are not there under the names of their compressed copies', async () => {
    expect((await get('/assets/main-abc123.js.br')).statusCode).toBe(404);
  });

  it('with a hash in the name stay in the cache for ever, and come compressed', async () => {
    const { statusCode, headers, body } = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-encoding'], body]).toEqual([200, 'br', 'pretend brotli']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('have one route for all of them, not one for each: what came after the start is there as well', async () => {
    writeFileSync(path.join(clientDir, 'assets', 'late-def456.js'), 'console.log(2)');
    const { statusCode, body } = await get('/assets/late-def456.js', { 'accept-encoding': 'identity' });
    expect([statusCode, body]).toEqual([200, 'console.log(2)']);
  });

  it('without a hash are asked for again', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('tell every crawler to stay away', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('User-agent: *\nDisallow: /\n');
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml', Buffer.from('<svg')],
    ['/favicon.ico', 'image/vnd.microsoft.icon', Buffer.from([0, 0, 1, 0])],
  ])('have the icon at %s, as %s', async (url, type, start) => {
    const { statusCode, headers, rawPayload } = await get(url);
    expect([statusCode, headers['content-type'], rawPayload.subarray(0, 4)]).toEqual([200, type, start]);
  });

  it.each(['/assets/gone.js', '/api/nothing', '/api/v1/nothing', '/api'])(
    '%s is not there, and no page instead',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, JSON.parse(body)]).toEqual([404, { status: false, message: 'Not Found.' }]);
    },
  );

  it('give nothing of a request back to who traces it', async () => {
    const { statusCode, body } = await nobody.request({
      method: 'TRACE',
      url: '/',
      headers: { cookie: 'mizan_session=told' },
    });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('told');
  });

  it.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])(
    '%s leads nowhere',
    async (url) => {
      expect((await get(url)).body).not.toContain('"name"');
    },
  );
});

describe('an address that cannot be read', () => {
  it.each(['/%E0%A4%A', '/api/v1/candidate/%E0%A4%A'])(
    '%s is refused like anything else, headers included',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, JSON.parse(body)]).toEqual([400, { status: false, message: 'The address cannot be read.' }]);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    },
  );
});

describe('every answer', () => {
  it.each([
    '/',
    '/Exam/some-token',
    '/assets/main-abc123.js',
    '/robots.txt',
    '/no-such-file.css',
    '/api/v1/health',
    '/api/v1/nothing',
    '/api/metrics',
    '/api/graphql',
  ])('%s is of the type that it says, and has no address to tell to others', async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('of the API stays in no cache', async () => {
    const viewer = await app.as.hr();
    const payload = { query: viewerQuery };
    const { headers, body } = await viewer.request({ method: 'POST', url: '/api/graphql', payload });
    expect([headers['cache-control'], body]).toEqual(['no-store', expect.stringContaining(viewer.user.id)]);
  });
});

describe('a server in production', () => {
  const started = async (environment: Environment) =>
    createTestApp({ NODE_ENV: 'production', MIZAN_LOG_LEVEL: 'warn', ...environment }, [], { clientDir });

  it('with an https address holds browsers to it by every answer', async () => {
    const own = await started({ MIZAN_PUBLIC_URL: 'https://hire.test' });
    const answers = ['/', '/assets/main-abc123.js', '/api/v1/health', '/api/nothing'].map((url) =>
      own.as.nobody().request({ method: 'GET', url }),
    );
    const told = (await Promise.all(answers)).map(({ headers }) => headers['strict-transport-security']);
    expect(new Set(told)).toEqual(new Set(['max-age=31536000; includeSubDomains']));
    expect(own.logged()).not.toContain('MIZAN_PUBLIC_URL');
    await own.close();
  });

  it('for others without one says at the start which setting is missing', async () => {
    const own = await started({ MIZAN_PUBLIC_URL: '' });
    expect(
      own
        .logged()
        .split('\n')
        .filter((line) => line.includes('MIZAN_PUBLIC_URL')),
    ).toHaveLength(1);
    await own.close();
  });
});

describe('health', () => {
  /** The server gives its database two seconds, in which a busy machine may not even connect. */
  const readiness = async () => {
    for (;;) {
      const answer = await get('/api/v1/ready');
      if (answer.statusCode !== 503) return answer;
    }
  };

  it('is told without asking the database', async () => {
    expect((await get('/api/v1/health')).json()).toEqual({ status: 'ok' });
  });

  it('includes the database when the question is readiness', async () => {
    expect((await readiness()).json()).toEqual({ status: 'ready' });
  });

  it('is not ready while nobody knows what time it is, and is alive all the same', async () => {
    jest.spyOn(app.clock, 'isSure').mockReturnValueOnce(false);
    expect((await get('/api/v1/ready')).statusCode).toBe(503);
    expect((await get('/api/v1/health')).statusCode).toBe(200);
    expect((await readiness()).statusCode).toBe(200);
  });

  it('gives every answer a request id', async () => {
    expect((await get('/api/v1/health')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});
