import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Keeps `connections` sockets busy for `seconds`: each sends its next request when the last one is answered. A bare client,
 * so that the machine's time goes to the servers. `next(connection)` makes a request; `accept(body)` tells whether it is done.
 *
 * @param {{ port: number, seconds: number, connections: number, next: (connection: number) => { path: string, headers: string, body: string }, accept: (body: string) => boolean }} options
 * @returns {Promise<{ count: number, perSecond: number, p50: number, p99: number }>} latencies in milliseconds
 */
export async function load({ port, seconds, connections, next, accept }) {
  const latencies = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const clients = Array.from({ length: connections }, (_, connection) => run(connection));
  await Promise.all(clients);
  const elapsed = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { count: latencies.length, perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99) };

  function run(connection) {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received = Buffer.alloc(0);
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        if (sentAt >= until) return socket.end(() => resolve(undefined));
        const { path, headers, body } = next(connection);
        const head = `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n${headers}`;
        return socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      };
      socket.on('connect', send).on('error', reject);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const body = bodyOf(received);
        if (body === undefined) return;
        received = Buffer.alloc(0);
        if (!accept(body)) return socket.destroy(new Error(`Not saved: ${body}`));
        latencies.push(performance.now() - sentAt);
        send();
      });
    });
  }
}

/** The body of a complete answer; undefined while some of it is on its way. */
function bodyOf(answer) {
  const end = answer.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const length = Number(/content-length: (\d+)/i.exec(answer.toString('latin1', 0, end))?.[1]);
  const start = end + END_OF_HEAD.length;
  return answer.length < start + length ? undefined : answer.toString('utf8', start, start + length);
}
