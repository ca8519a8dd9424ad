import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as aTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { postMessage } from './post-message';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

afterEach(() => jest.useRealTimers());

it('is given up after its time although memory was cleared up meanwhile', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const url = new URL(`https://127.0.0.1:${(mute.address() as AddressInfo).port}/`);
  const target = { url, addresses: ['127.0.0.1'], internal: ['127.0.0.1'] };
  const { signal } = new AbortController();
  // The timer of the message alone: its time is over when memory was cleared up, however long that takes.
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'setInterval', 'nextTick', 'queueMicrotask', 'performance', 'Date'],
  });
  const answer = postMessage(target, { method: 'POST', headers: {}, body: '{}', timeoutMs: 500, signal });
  const givenUp = expect(answer).rejects.toMatchObject({ phase: 'handshake' });
  const [socket] = (await once(mute, 'connection')) as [Socket];
  await once(socket, 'data');
  for (let time = 0; time < 20; time++) {
    collectGarbage();
    await aTurn();
  }
  jest.advanceTimersByTime(500);
  await givenUp;
  mute.close();
});
