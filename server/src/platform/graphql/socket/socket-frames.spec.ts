import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import WebSocket, { WebSocketServer } from 'ws';
import { framesForAll, tellerOf } from './socket-frames';
import type { Tell } from './socket-frames';

/** A real socket, and what tells it something. */
async function connected(): Promise<{ client: WebSocket; tell: Tell; line: Duplex; close: () => void }> {
  const http = createServer().listen(0, '127.0.0.1');
  const server = new WebSocketServer({ noServer: true });
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const [request, line, head] = (await once(http, 'upgrade')) as [never, Duplex, Buffer];
  const socket = await new Promise<WebSocket>((resolve) => server.handleUpgrade(request, line, head, resolve));
  if (client.readyState !== client.OPEN) await once(client, 'open');
  const close = () => {
    client.terminate();
    http.close();
  };
  return { client, tell: tellerOf(line, socket, 'a "b"'), line, close };
}

function heard(client: WebSocket, count: number): Promise<unknown[]> {
  const found: unknown[] = [];
  return new Promise((resolve) => {
    client.on('message', (text: Buffer) => {
      found.push(JSON.parse(text.toString()));
      if (found.length === count) resolve(found);
    });
  });
}

const endingOf = (payload: object) => Buffer.from(`${JSON.stringify(payload)}}`);

describe('results that go straight to the line', () => {
  it('arrive one by one, whatever their length and their script', async () => {
    const { client, tell, close } = await connected();
    const payloads = [1, 90, 126, 5_000, 70_000].map((length) => ({ data: { text: 'م'.repeat(length) } }));
    const messages = heard(client, payloads.length);
    tell(framesForAll(payloads.map(endingOf)));
    expect(await messages).toEqual(payloads.map((payload) => ({ id: 'a "b"', type: 'next', payload })));
    close();
  });

  it('stop where nobody reads, and the socket is told to come back', async () => {
    const { client, tell, line, close } = await connected();
    const closed = once(client, 'close');
    Object.defineProperty(line, 'writableLength', { value: 2_000_000, configurable: true });
    tell(framesForAll([endingOf({ data: null })]));
    expect(await closed).toMatchObject([1013, Buffer.from('Too slow')]);
    close();
  });
});
