import { createRequire } from 'node:module';
import { once } from 'node:events';
import { graphql } from '../stage/graphql.mjs';
import { ADMIN, until } from '../stage/stage.mjs';
import { Staff } from '../stage/staff.mjs';

const require = createRequire(import.meta.url);
const WebSocket = require('ws');
/** As many as one session may hold. */
const OF_ONE_SESSION = 20;
/** Less than may come from one address; Linux has all of 127.0.0.0/8 at hand. */
const OF_ONE_ADDRESS = 400;
const query = graphql(`subscription Consoles_attemptProgressed { attemptProgressed { id position } }`);

/** Consoles that listen, each on a socket of its own, and how many messages they have got together. */
export class Consoles {
  heard = 0;
  /** @type {import('ws').WebSocket[]} */
  sockets = [];

  /** @param {import('./house.mjs').House} house */
  async open({ stage }, count) {
    const url = `ws://127.0.0.1:${stage.servers[0].port}/api/graphql`;
    let headers = {};
    for (let index = 0; index < count; index += 1) {
      if (index % OF_ONE_SESSION === 0) {
        const { cookie } = await Staff.signIn(stage.originOf(), ADMIN);
        headers = { cookie, origin: stage.originOf() };
      }
      const socket = new WebSocket(url, 'graphql-transport-ws', {
        headers,
        localAddress: `127.0.0.${2 + Math.floor(index / OF_ONE_ADDRESS)}`,
      });
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
