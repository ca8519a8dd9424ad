/** Opens many sockets with one session, and keeps those that are let: `node flood-sockets.mjs '{"origin": …, "cookie": …}'`. */
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { told } from './told.mjs';

const require = createRequire(import.meta.url);
const { WebSocket } = require('ws');

const { origin, cookie, seconds, count } = JSON.parse(process.argv[2] ?? '{}');
await told();
let closed = 0;
const sockets = Array.from({ length: count }, () => {
  const options = { headers: { cookie }, localAddress: '127.0.0.2' };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/graphql`, 'graphql-transport-ws', options);
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  socket.on('close', () => (closed += 1));
  socket.on('error', () => undefined);
  return socket;
});
await pause(seconds * 1000);
console.log(JSON.stringify({ left: sockets.length - closed }));
for (const socket of sockets) socket.terminate();
