/**
 * Sends one request after the other over many connections, for a number of seconds, and says how often it was answered what. A `#` is the end
 * of its address and a running number, as in 2x17. A program of its own, so that whoever measures is not slowed by it: `node flood.mjs '{"origin": …, "seconds": 10}'`.
 */
import { Agent, request } from 'node:http';
import { told } from './told.mjs';

const {
  origin,
  seconds,
  from = '127.0.0.2',
  connections = 60,
  headers = {},
  bodies,
} = JSON.parse(process.argv[2] ?? '{}');
await told();
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from });
const end = Date.now() + seconds * 1000;
/** @type {Record<string, number>} */
const answers = {};
let sent = 0;

await Promise.all(Array.from({ length: connections }, send));
agent.destroy();
console.log(JSON.stringify(answers));

async function send() {
  while (Date.now() < end) {
    const body = JSON.stringify(bodies[sent % bodies.length]).replaceAll('#', `${from.at(-1)}x${(sent += 1)}`);
    const answer = await post(body);
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
}

function post(body) {
  const options = {
    method: 'POST',
    agent,
    timeout: 20_000,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
  };
  return new Promise((resolve) => {
    const sending = request(`${origin}/api/graphql`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text = (text + part).slice(0, 2_000)));
      response.on('end', () => resolve(`${response.statusCode} ${/"code":"(\w+)"/.exec(text)?.[1] ?? 'OK'}`));
    });
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => resolve('broken'));
    sending.end(body);
  });
}
