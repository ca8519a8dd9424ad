/** The little of GraphQL over HTTP and of graphql-ws that a client needs: no package, Node 20 or newer. */

/** Refused by the server; `code` is one of `ErrorCode`. */
export class Refused extends Error {
  constructor({ message, extensions }) {
    super(message);
    this.code = extensions?.code;
    this.params = extensions?.params;
  }
}

/**
 * A document as it is sent, and what it is given and answers by the schema.
 *
 * @template Data, Variables
 * @typedef {string & { readonly typed?: (given: Variables) => Data }} Operation
 */

export function mizan({ url, key }) {
  const authorization = `Bearer ${key}`;
  return {
    /**
     * One query or mutation; waits and tries again when the key has reached its limit.
     *
     * @template Data, Variables
     * @param {Operation<Data, Variables>} query
     * @param {Variables} variables
     * @returns {Promise<Data>}
     */
    async ask(query, variables, headers = {}) {
      const response = await fetch(`${url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      if (response.status === 429 || response.status === 503) {
        await seconds(Number(response.headers.get('retry-after') ?? 1));
        return this.ask(query, variables, headers);
      }
      const { data, errors } = /** @type {any} */ (await response.json());
      if (errors) throw new Refused(errors[0]);
      return data;
    },

    /**
     * Everything that a subscription tells, from the moment on that this resolves; ends when the socket does.
     *
     * @template Data, Variables
     * @param {Operation<Data, Variables>} query
     * @param {Variables} variables
     * @returns {Promise<{ events: AsyncIterable<Data>, close: () => void }>}
     */
    async subscribe(query, variables) {
      const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/graphql`, 'graphql-transport-ws');
      const messages = queueOf(socket);
      await once(socket, 'open');
      const send = (message) => socket.send(JSON.stringify(message));
      send({ type: 'connection_init', payload: { authorization } });
      for await (const { type } of messages) if (type === 'connection_ack') break;
      send({ id: '1', type: 'subscribe', payload: { query, variables } });
      return { events: eventsOf(messages, send), close: () => socket.close() };
    },
  };
}

async function* eventsOf(messages, send) {
  for await (const { type, payload } of messages) {
    if (type === 'ping') send({ type: 'pong' });
    if (type === 'error') throw new Refused(payload[0]);
    if (type === 'next' && payload.errors) throw new Refused(payload.errors[0]);
    if (type === 'next') yield payload.data;
    if (type === 'complete') return;
  }
}

/** Messages in order, kept until somebody asks for them; a loop that ends leaves the rest for the next. */
function queueOf(socket) {
  const kept = [];
  /** @type {(value?: unknown) => void} */
  let wake = () => undefined;
  let hasEnded = false;
  const tell = (change) => (change(), wake());
  socket.addEventListener('message', ({ data }) => tell(() => kept.push(JSON.parse(data))));
  socket.addEventListener('close', () => tell(() => (hasEnded = true)));
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        while (kept.length === 0 && !hasEnded) await new Promise((resolve) => (wake = resolve));
        return kept.length > 0 ? { done: false, value: kept.shift() } : { done: true, value: undefined };
      },
    }),
  };
}

const once = (target, event) =>
  new Promise((resolve, reject) => {
    target.addEventListener(event, resolve, { once: true });
    target.addEventListener('error', () => reject(new Error('The server cannot be reached.')), { once: true });
  });

export const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1_000));
