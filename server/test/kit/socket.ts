import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';
import type { Given } from './api-client';
import type { TypedDocumentString } from './graphql';

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A bare graphql-ws client that shows every message and the close code, also when it misbehaves. */
export class TestSocket {
  readonly closed: Promise<number>;
  private readonly received: Message[] = [];
  private readonly waiting: ((message: Message) => void)[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.take(JSON.parse(data.toString()) as Message));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  /** Resolves when the socket is open; rejects with the HTTP status of a refused upgrade. */
  static open(origin: string, options: ClientOptions = {}): Promise<TestSocket> {
    const url = `${origin.replace('http', 'ws')}/api/graphql`;
    const socket = new WebSocket(url, 'graphql-transport-ws', options);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new TestSocket(socket)));
      socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
      socket.once('error', reject);
    });
  }

  send(message: Message): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Says hello and waits for the acknowledgement. */
  async init(payload?: object): Promise<void> {
    this.send({ type: 'connection_init', payload });
    const { type } = await this.next();
    if (type !== 'connection_ack') throw new Error(`expected connection_ack, got ${type}`);
  }

  subscribe<Variables extends object>(
    id: string,
    document: TypedDocumentString<unknown, Variables>,
    ...[variables]: Given<Variables>
  ): void {
    this.rawSubscribe(id, document, variables);
  }

  /** The same for what the schema's types would not let pass. */
  rawSubscribe(id: string, document: TypedDocumentString<unknown, never> | string, variables?: object): void {
    this.send({ id, type: 'subscribe', payload: { query: document.toString(), variables } });
  }

  /** The next message that is not a ping. */
  next(): Promise<Message> {
    const message = this.received.shift();
    return message ? Promise.resolve(message) : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Takes messages until one carries exactly this. */
  async nextWith(payload: unknown): Promise<void> {
    while (!isDeepStrictEqual((await this.next()).payload, payload));
  }

  /** Messages that have arrived and were not asked for yet. */
  get pending(): readonly Message[] {
    return this.received;
  }

  async end(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  private take(message: Message): void {
    if (message.type === 'ping') return;
    const waiting = this.waiting.shift();
    if (waiting) waiting(message);
    else this.received.push(message);
  }
}
