import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { letInTogether } from './let-in-together';

describe('requests for which nobody waits', () => {
  let http: FastifyInstance;
  let entered: string[];

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    entered = [];
    http = fastify();
    letInTogether(http);
    http.get('/:name', ({ params }, reply) => {
      entered.push((params as { name: string }).name);
      return reply.send('ok');
    });
    await http.ready();
  });
  afterEach(async () => {
    await http.close();
    jest.useRealTimers();
  });

  /** Until everything has happened that waits for no clock. */
  async function come(names: string, headers: Record<string, string> = { 'x-unhurried': '1' }): Promise<void> {
    for (const name of names.split(' ')) void http.inject({ url: `/${name}`, headers });
    await settle();
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  async function later(ms: number): Promise<void> {
    jest.advanceTimersByTime(ms);
    await settle();
  }

  it('are let in at once where they come alone', async () => {
    await come('a');
    await later(80);
    await come('b');
    expect(entered).toEqual(['a', 'b']);
  });

  it('wait less than a tenth of a second for others where one has just come, and no longer', async () => {
    await come('a');
    await later(20);
    await come('b');
    await later(70);
    await come('c');
    await later(9);
    expect(entered).toEqual(['a']);
    await later(1);
    expect(entered).toEqual(['a', 'b', 'c']);
  });

  it('wait for three others at most', async () => {
    await come('a');
    await come('b c d');
    expect(entered).toEqual(['a']);
    await come('e');
    expect(entered).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keep nobody waiting who does not say so', async () => {
    await come('a');
    await come('b');
    await come('hurried', {});
    expect(entered).toEqual(['a', 'hurried']);
  });

  it('are answered before the server stops', async () => {
    await come('a');
    const waiting = http.inject({ url: '/b', headers: { 'x-unhurried': '1' } });
    await settle();
    await http.close();
    expect((await waiting).statusCode).toBe(200);
  });

  it('are forgotten where the line broke meanwhile', async () => {
    await http.listen();
    await come('a');
    const { port } = http.server.address() as AddressInfo;
    const came = once(http.server, 'request') as Promise<[{ socket: Socket }]>;
    const line = connect(port, 'localhost');
    line.write('GET /b HTTP/1.1\r\nhost: here\r\nx-unhurried: 1\r\n\r\n');
    const [{ socket }] = await came;
    const broken = once(socket, 'close');
    line.destroy();
    await broken;
    await later(80);
    await come('c');
    expect(entered).toEqual(['a', 'c']);
  });
});
