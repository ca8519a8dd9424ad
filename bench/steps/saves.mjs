import { randomUUID } from 'node:crypto';
import { load } from '../save-answer/load.mjs';
import { pause } from '../stage/stage.mjs';
import { documentOf } from '../stage/documents.mjs';

export const CONNECTIONS = 50;
const TEXT = 'Accruals put income and cost into the period to which they belong, whenever the cash moves. '.repeat(3);

/** As many as both sides manage. */
export async function saturated(house, request, seconds) {
  const port = 'floorId' in request ? house.floorPort : house.stage.servers[0].port;
  /** @type {{ perSecond: number, p50: number, p99: number } | undefined} */
  let speed;
  const cost = await house.cost(async () => {
    const done = await load({ port, seconds, connections: CONNECTIONS, next: request.next, accept: isSaved });
    speed = done;
    return done.count;
  });
  return { perSecond: 0, p50: 0, p99: 0, ...speed, ...cost };
}

/** So many a second, evenly, so that hardly two come at once. @returns how many milliseconds each took, in order of length */
export async function paced(house, request, { seconds, perSecond }) {
  const port = 'floorId' in request ? house.floorPort : house.stage.servers[0].port;
  const sent = [];
  const startedAt = performance.now();
  for (let count = 0; count < seconds * perSecond; count += 1) {
    await pause(Math.max(0, startedAt + (count * 1_000) / perSecond - performance.now()));
    const { path, headers, body } = request.next(count % CONNECTIONS);
    const sentAt = performance.now();
    sent.push(
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersIn(headers) },
        body,
      })
        .then(assertSaved)
        .then(() => performance.now() - sentAt),
    );
  }
  return (await Promise.all(sent)).toSorted((a, b) => a - b);
}

/** As they are written on the line. */
const headersIn = (lines) =>
  Object.fromEntries(
    lines
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(': ')),
  );

async function assertSaved(response) {
  const body = await response.text();
  if (!isSaved(body)) throw new Error(`Not saved: ${body}`);
}

/** Or whatever else was asked: it was answered, and not refused. */
export function isSaved(body) {
  return body.includes('"data":{');
}

export function floorRequest() {
  const ids = Array.from({ length: CONNECTIONS }, () => randomUUID());
  let revision = 0;
  const next = (connection) => {
    revision += 1;
    const body = JSON.stringify({ id: ids[connection], revision, value: { text: `${TEXT}${revision}` } });
    return { path: '/save', headers: '', body };
  };
  return { floorId: true, next };
}

/**
 * @param {string} operation `SaveAnswer` or `ExamPulse`
 * @param {Awaited<ReturnType<typeof import('../save-answer/seats.mjs').takeSeats>>} seats
 */
export function pageRequest(operation, seats) {
  const turns = new Map();
  const query = documentOf(operation);
  const next = (connection) => {
    const turn = turns.get(connection) ?? 0;
    turns.set(connection, turn + 1);
    const seat = seats[(connection + CONNECTIONS * turn) % seats.length];
    seat.revision += 1;
    const answer = { questionId: seat.questionId, revision: seat.revision, value: { text: `${TEXT}${turn}` } };
    const input = { pageId: seat.pageId, ...(operation === 'SaveAnswer' && answer) };
    const body = JSON.stringify({ query, variables: { input } });
    return { path: '/api/graphql', headers: `x-exam-token: ${seat.token}\r\nx-unhurried: 1\r\n`, body };
  };
  return { next };
}
