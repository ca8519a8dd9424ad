import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { AccessGuard } from '../../src/platform/access';
import { FollowedValue } from '../../src/platform/followed';
import { createTestApp, graphql, SIGN_IN } from '../kit';
import type { TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';

const entry = graphql(`query BrokenLines_entry { examEntry { state } }`).toString();
const signIn = SIGN_IN.toString();
const input = { email: 'nobody@example.com', password: 'wrong' };

let app: TestApp;
let origin: URL;
beforeAll(async () => {
  app = await createTestApp();
  origin = new URL(await app.listen());
});
afterAll(() => app.close());

/** More at once than one asker may, over two lines, without waiting for an answer. */
async function askInOneBreathAndHangUp(headers: string[], query: string, variables?: object): Promise<void> {
  const body = JSON.stringify({ query, variables });
  const head = ['POST /api/graphql HTTP/1.1', `host: ${origin.host}`, 'content-type: application/json'];
  const one = [...head, ...headers, `content-length: ${body.length}`, '', body].join('\r\n');
  const asked = jest.spyOn(app.get(AccessGuard), 'whoAsks');
  const lines = [0, 1].map(() => connect(Number(origin.port), origin.hostname).on('error', () => undefined));
  await app.owner.transaction(async (manager) => {
    // Nothing is answered meanwhile.
    await manager.query('lock table invitations, users');
    for (const line of lines) line.write(one.repeat(10));
    while (asked.mock.calls.length < 20) await pause(5);
    for (const line of lines) await once(line.destroy(), 'close');
  });
  asked.mockRestore();
}

const ask = async (headers: Record<string, string>, query: string) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  return (await fetch(new URL('/api/graphql', origin), { ...init, body: JSON.stringify({ query }) })).json();
};

it('of a candidate keep no place among what is worked on', async () => {
  const { examToken } = await aSeat(app, (await app.as.hr()).user);
  await askInOneBreathAndHangUp([`x-exam-token: ${examToken}`], entry);
  expect(await ask({ 'x-exam-token': examToken }, entry)).toEqual({ data: { examEntry: { state: 'NOT_STARTED' } } });
});

it('of somebody whom nobody knows keep no place from those behind the same address', async () => {
  await askInOneBreathAndHangUp([], signIn, { input });
  expect(await ask({}, '{ __typename }')).toEqual({ data: { __typename: 'Query' } });
});

it('of somebody who brings a cookie are not followed any more', async () => {
  const begun = jest.spyOn(FollowedValue.prototype, 'enter');
  await askInOneBreathAndHangUp(['cookie: any=thing'], signIn, { input });
  const followed = begun.mock.contexts as unknown as { going: number }[];
  expect(followed.length).toBeGreaterThan(0);
  while (followed.some(({ going }) => going > 0)) await pause(5);
});
