import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/** Its own lines to the candidates outlive every pause between two saves. */
const KEEP_ALIVE_MS = 120_000;

/**
 * What stands before several servers in production: asks one after the other, and passes over who does not answer or says 503. A
 * save may be sent again, because its revision makes the second one change nothing.
 */
export class Balancer {
  turn = 0;
  agent = new Agent({ keepAlive: false });

  /** @param {number[]} ports */
  constructor(ports) {
    this.ports = ports;
    this.server = createServer((incoming, outgoing) => void this.pass(incoming, outgoing));
    this.server.keepAliveTimeout = KEEP_ALIVE_MS;
  }

  async open() {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get origin() {
    return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (this.server.address()).port}`;
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }

  async pass(incoming, outgoing) {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const first = this.turn++;
    for (const [index] of this.ports.entries()) {
      const port = this.ports[(first + index) % this.ports.length];
      const answer = await this.ask(port, incoming, body);
      if (!answer || answer.status === 503) continue;
      outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    }
    outgoing.writeHead(503).end();
  }

  /** Undefined when the line broke. */
  async ask(port, { method, url, headers }, body) {
    const asked = request({ host: '127.0.0.1', port, method, path: url, agent: this.agent, headers });
    try {
      asked.end(body);
      const [response] = await once(asked, 'response');
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
    } catch {
      return undefined;
    }
  }
}
