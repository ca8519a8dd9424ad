import { createRequire } from 'node:module';
import { once } from 'node:events';
import { until } from '../stage/stage.mjs';

const require = createRequire(import.meta.url);
const WebSocket = require('ws');
const query = 'subscription { attemptProgressed { attemptId position } }';

/** Consoles that listen, each on a socket of its own, and how many messages they have got together. */
export class Consoles {
  heard = 0;
  /** @type {import('ws').WebSocket[]} */
  sockets = [];

  /** @param {import('./house.mjs').House} house */
  async open({ stage, staff }, count) {
    const url = `ws://127.0.0.1:${stage.servers[0].port}/api/graphql`;
    const headers = { cookie: staff.cookie, origin: stage.originOf() };
    for (let index = 0; index < count; index += 1) {
      const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await once(socket, 'message');
      socket.on('message', () => (this.heard += 1));
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      this.sockets.push(socket);
    }
    return this;
  }

  async haveHeard(messages) {
    await until('the consoles have heard', () => this.heard >= messages * this.sockets.length);
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}
