import { PassThrough } from 'node:stream';
import { Module } from '@nestjs/common';
import { Args, Int, Resolver, Subscription } from '@nestjs/graphql';
import { StaffOnly } from '../../src/platform/access';
import { LiveBus } from '../../src/platform/live';
import { OpenSockets } from '../../src/platform/graphql/socket/open-sockets';
import { createTestApp, TestSocket, graphql } from '../kit';
import type { SignedIn, TestApp, TypedDocumentString } from '../kit';

/** Subscriptions of the domain have tests of their own; these exist to try the socket. */
@Resolver()
class ProbeResolver {
  constructor(private readonly live: LiveBus) {}

  @Subscription(() => Int, { resolve: ({ count }: { count: number }) => count })
  @StaffOnly()
  probe(): AsyncIterator<object> {
    return this.live.iterate('probe');
  }

  @Subscription(() => Int, {
    resolve: () => {
      throw new Error('postgres://user:secret@db');
    },
  })
  @StaffOnly()
  brokenProbe(): AsyncIterator<object> {
    return this.live.iterate('probe');
  }

  @Subscription(() => Int)
  @StaffOnly('super-admin')
  privateProbe(): AsyncIterator<object> {
    return this.live.iterate('probe');
  }
}

let resolved = 0;

@Resolver()
class CountedProbeResolver {
  constructor(private readonly live: LiveBus) {}

  @Subscription(() => Int, { resolve: ({ count }: { count: number }) => (resolved++, count) })
  @StaffOnly()
  countedProbe(@Args('offset', { type: () => Int, nullable: true }) _offset?: number): AsyncIterator<object> {
    return this.live.iterate('probe');
  }
}

@Module({ providers: [ProbeResolver, CountedProbeResolver] })
class ProbeModule {}

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({}, [ProbeModule]);
  origin = await app.listen();
});
afterAll(() => app.close());

const cookie = ({ token }: SignedIn) => ({ headers: { cookie: `mizan_session=${token}` } });
const subscription = 'subscription { probe }';

async function aSocket(): Promise<TestSocket> {
  const socket = await TestSocket.open(origin, cookie(await app.as.hr()));
  await socket.init();
  return socket;
}

async function refusalOf(socket: TestSocket, query: string | TypedDocumentString<unknown, never>): Promise<unknown> {
  socket.rawSubscribe('1', query);
  const { type, payload } = await socket.next();
  const [error] = payload as { message: string; extensions: { code: string } }[];
  return [type, error?.extensions.code];
}

describe('the socket works', () => {
  it('for the cookie of a signed-in user', async () => {
    await (await aSocket()).end();
  });

  it('for a bearer token in the parameters of the connection', async () => {
    const { token } = await app.as.hr();
    const socket = await TestSocket.open(origin);
    await socket.init({ authorization: `Bearer ${token}` });
    await socket.end();
  });
});

describe('too many sockets', () => {
  it('of one session are refused, and of another are not', async () => {
    const session = cookie(await app.as.hr());
    const open = await Promise.all(Array.from({ length: 20 }, () => TestSocket.open(origin, session)));
    await Promise.all(open.map((socket) => socket.init()));
    const oneMore = await TestSocket.open(origin, session);
    oneMore.send({ type: 'connection_init' });
    expect(await oneMore.closed).toBe(1013);
    await (await aSocket()).end();
    await open[0]?.end();
    const again = await TestSocket.open(origin, session);
    await again.init();
    await Promise.all([again, ...open.slice(1)].map((socket) => socket.end()));
  });

  it('of one address are refused before anybody says who they are', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 510 }, () => TestSocket.open(origin)));
    const open = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect([open.length, new Set(refused)]).toEqual([500, new Set(['Error: 503'])]);
    await Promise.all(open.map((socket) => socket.end()));
  });
});

describe('a subscription', () => {
  it('delivers what is published after it began', async () => {
    const socket = await aSocket();
    socket.rawSubscribe('1', subscription);
    await publishUntilReceived(socket, 7);
    expect(await socket.next()).toEqual({ id: '1', type: 'next', payload: { data: { probe: 7 } } });
    await socket.end();
  });

  it('hides what went wrong inside', async () => {
    const socket = await aSocket();
    socket.rawSubscribe('1', 'subscription { brokenProbe }');
    await publishUntilReceived(socket, 1);
    const message = JSON.stringify(await socket.next());
    expect(message).toContain('"code":"INTERNAL"');
    expect(message).not.toContain('secret');
    await socket.end();
  });

  it('asks for the role like any other operation', async () => {
    const socket = await aSocket();
    socket.rawSubscribe('1', 'subscription { privateProbe }');
    expect(JSON.stringify(await socket.next())).toContain('"code":"FORBIDDEN"');
    await socket.end();
  });

  it('is refused when ten run on the socket already', async () => {
    const socket = await aSocket();
    for (let id = 1; id <= 11; id++) socket.rawSubscribe(String(id), subscription);
    expect(await socket.next()).toMatchObject({ id: '11', type: 'error' });
    await socket.end();
  });

  it('ends the socket when its name is used twice', async () => {
    const socket = await aSocket();
    socket.rawSubscribe('1', subscription);
    socket.rawSubscribe('1', subscription);
    expect(await socket.closed).toBe(4409);
  });
});

describe('a subscription of many', () => {
  const counted = 'subscription ($offset: Int) { countedProbe(offset: $offset) }';

  async function listenersOf(viewer: SignedIn, count: number, offset: number): Promise<TestSocket[]> {
    const sockets = await Promise.all(Array.from({ length: count }, () => TestSocket.open(origin, cookie(viewer))));
    for (const socket of sockets) {
      await socket.init();
      socket.rawSubscribe('1', counted, { offset });
      await publishUntilReceived(socket, 1);
    }
    return sockets;
  }

  /** What was published until they all listened arrives as well; the mark tells it apart. */
  async function publishOnce(sockets: TestSocket[], count: number): Promise<number> {
    const before = resolved;
    await app.get(LiveBus).publish('probe', { count });
    await Promise.all(sockets.map((socket) => socket.nextWith({ data: { countedProbe: count } })));
    return resolved - before;
  }

  it('is resolved once for all who ask for the same in the same scope', async () => {
    const sockets = await listenersOf(await app.as.hr(), 3, 1);
    await publishOnce(sockets, 40);
    expect(await publishOnce(sockets, 41)).toBe(1);
    await Promise.all(sockets.map((socket) => socket.end()));
  });

  it('is resolved apart for another scope and for other variables', async () => {
    const viewer = await app.as.hr();
    const sockets = [
      ...(await listenersOf(viewer, 1, 1)),
      ...(await listenersOf(viewer, 1, 2)),
      ...(await listenersOf(await app.as.hr(), 1, 1)),
    ];
    await publishOnce(sockets, 50);
    expect(await publishOnce(sockets, 51)).toBe(3);
    await Promise.all(sockets.map((socket) => socket.end()));
  });

  it('goes on for those who stay, and begins anew after the last has left', async () => {
    const viewer = await app.as.hr();
    const [first, second] = (await listenersOf(viewer, 2, 1)) as [TestSocket, TestSocket];
    await first.end();
    await publishOnce([second], 60);
    await second.end();
    const [third] = (await listenersOf(viewer, 1, 1)) as [TestSocket];
    await publishOnce([third], 61);
    await third.end();
  });
});

/** A subscription has no acknowledgement of its own, so the publisher repeats itself until something arrives. */
async function publishUntilReceived(socket: TestSocket, count: number): Promise<void> {
  while (socket.pending.length === 0) await app.get(LiveBus).publish('probe', { count });
}

describe('the socket refuses', () => {
  it('a page of another origin', async () => {
    const options = { ...cookie(await app.as.hr()), origin: 'https://evil.example' };
    await expect(TestSocket.open(origin, options)).rejects.toThrow('403');
  });

  it('a page of another origin, and outlives that its line is cut at that very moment', () => {
    const line = new PassThrough();
    const request = { url: '/api/graphql', headers: { origin: 'https://evil.example' } };
    app.nest.getHttpServer().emit('upgrade', request, line, Buffer.alloc(0));
    expect(() => line.emit('error', new Error('ECONNRESET'))).not.toThrow();
  });

  it('a connection without a session', async () => {
    const socket = await TestSocket.open(origin);
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4401);
  });

  it('an operation before the acknowledgement', async () => {
    const socket = await TestSocket.open(origin, cookie(await app.as.hr()));
    socket.rawSubscribe('1', subscription);
    expect(await socket.closed).toBe(4401);
  });

  it('a second greeting', async () => {
    const socket = await aSocket();
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4429);
  });

  it('a message of 70 KB', async () => {
    const socket = await aSocket();
    socket.rawSubscribe('1', `# ${'x'.repeat(70_000)}`);
    expect(await socket.closed).toBe(1009);
  });

  it.each([
    ['a query', graphql(`query Websocket_viewer { viewer { id } }`), 'GRAPHQL_VALIDATION_FAILED'],
    ['a mutation', graphql(`mutation Websocket_signOut { signOut { wasSignedIn } }`), 'GRAPHQL_VALIDATION_FAILED'],
    ['introspection', 'subscription { __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a document that is none', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['more than 500 tokens', `subscription { ${'x '.repeat(600)} }`, 'GRAPHQL_PARSE_FAILED'],
  ])('%s', async (_, query, code) => {
    const socket = await aSocket();
    expect(await refusalOf(socket, query)).toEqual(['error', code]);
    await socket.end();
  });

  it('a field that does not exist without suggesting another', async () => {
    const socket = await aSocket();
    socket.rawSubscribe('1', 'subscription { probes }');
    expect(JSON.stringify(await socket.next())).not.toContain('Did you mean');
    await socket.end();
  });
});

describe('the socket ends', () => {
  it('at once with the session that it was opened with', async () => {
    const hr = await app.as.hr();
    const socket = await TestSocket.open(origin, cookie(hr));
    await socket.init();
    await hr.data(graphql(`mutation Websocket_signOut2 { signOut { wasSignedIn } }`));
    expect(await socket.closed).toBe(4401);
  });

  it('when the role of its user has changed', async () => {
    const hr = await app.as.hr();
    const socket = await TestSocket.open(origin, cookie(hr));
    await socket.init();
    await app.dataSource.query(`update users set role = 'admin' where id = $1`, [hr.user.id]);
    await app.get(OpenSockets).recheck();
    expect(await socket.closed).toBe(4403);
  });

  it('with 1001 when the server goes away', async () => {
    const other = await createTestApp();
    const socket = await TestSocket.open(await other.listen(), cookie(await other.as.hr()));
    await socket.init();
    await other.close();
    expect(await socket.closed).toBe(1001);
  });
});

describe('the live bus', () => {
  it('reaches every listener of a topic and nobody else', async () => {
    const live = app.get(LiveBus);
    const listeners = ['a', 'a', 'b'].map((topic) => live.iterate<{ id: string }>(topic));
    await live.publish('a', { id: 'first' });
    await live.publish('b', { id: 'second' });
    const heard = await Promise.all(listeners.map(async (listener) => (await listener.next()).value as unknown));
    expect(heard).toEqual([{ id: 'first' }, { id: 'first' }, { id: 'second' }]);
    for (const listener of listeners) await listener.return();
  });

  it('finds its way back after its connection was cut', async () => {
    const live = app.get(LiveBus);
    const messages = live.iterate<{ id: string }>('cut');
    await app.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mizan live' and datname = current_database()`,
    );
    const next = messages.next().then(({ value }) => value as unknown);
    const publishing = () => live.publish('cut', { id: 'again' }).then(() => 'not yet');
    while ((await Promise.race([next, publishing()])) === 'not yet');
    expect(await next).toEqual({ id: 'again' });
    await messages.return();
  });
});

// With an application of its own, which is why it comes last.
it('the socket refuses silence instead of a greeting', async () => {
  const impatient = await createTestApp({}, [], {}, { isImpatient: true });
  const socket = await TestSocket.open(await impatient.listen());
  expect(await socket.closed).toBe(4408);
  await impatient.close();
});
