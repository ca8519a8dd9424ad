import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as they came, which is what is signed. */
  body: string;
}

export type Behaviour = (response: ServerResponse, call: ReceivedCall) => void;

/** Ways to answer, good and bad. */
export const answers = {
  status:
    (status: number, headers: Record<string, string> = {}, body = ''): Behaviour =>
    (response) =>
      response.writeHead(status, headers).end(body),
  /** Takes the message and never says a word. */
  hang: (): Behaviour => () => undefined,
  /** Begins to answer and does not come to an end. */
  drip: (): Behaviour => (response) => {
    response.writeHead(200).write('…');
  },
  /** Closes the line instead of answering. */
  hangUp: (): Behaviour => (response) => void response.destroy(),
  /** Goes on for as long as somebody reads. */
  flood: (): Behaviour => (response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    const pour = (): void => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  },
};

/** Somebody else's server, in this very process. Give it a behaviour; it keeps what it was sent. */
export class Receiver {
  readonly calls: ReceivedCall[] = [];
  behave: Behaviour = answers.status(204);
  private server: Server | undefined;

  async open(host = '127.0.0.1'): Promise<string> {
    this.server = createServer((request, response) => void this.hear(request, response));
    this.server.listen(0, host);
    await once(this.server, 'listening');
    return `http://${host}:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    this.calls.push(call);
    this.behave(response, call);
  }
}
