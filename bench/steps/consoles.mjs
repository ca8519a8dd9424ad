import { createRequire } from 'node:module';
import { once } from 'node:events';
import { graphql } from '../stage/graphql.mjs';
import { ADMIN, until } from '../stage/stage.mjs';
import { Staff } from '../stage/staff.mjs';

const require = createRequire(import.meta.url);
const WebSocket = require('ws');
/** As many as one session may hold, and one person. */
const OF_ONE_SESSION = 20;
const OF_ONE_PERSON = 100;
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
    const people = await superAdmins(stage, Math.ceil(count / OF_ONE_PERSON));
    let headers = {};
    for (let index = 0; index < count; index += 1) {
      if (index % OF_ONE_SESSION === 0) {
        const email = people[Math.floor(index / OF_ONE_PERSON)];
        const { cookie } = await Staff.signIn(stage.originOf(), { ...ADMIN, email });
        headers = { cookie, origin: stage.originOf() };
      }
      const socket = new WebSocket(url, 'graphql-transport-ws', {
        headers,
        localAddress: `127.0.0.${2 + Math.floor(index / OF_ONE_ADDRESS)}`,
      });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await answered(socket);
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

/** The first one, and others who see what they see. @returns {Promise<string[]>} their addresses */
async function superAdmins(stage, count) {
  const others = await stage.query(
    `insert into users
     select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', n || '-' || u.email))).*
     from users u, generate_series(2, $2::integer) n where u.email = $1 returning email`,
    [ADMIN.email, count],
  );
  return [ADMIN.email, ...others.map(({ email }) => email)];
}

/** @throws where it is closed instead, with what was said then */
function answered(socket) {
  return new Promise((resolve, reject) => {
    socket.once('message', resolve);
    socket.once('close', (code, reason) => reject(new Error(`A console was refused: ${code} ${reason}`)));
  });
}
