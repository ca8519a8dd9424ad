import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { postMessage } from './post-message';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('is given up after its time although memory was cleared up meanwhile', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const url = new URL(`https://127.0.0.1:${(mute.address() as AddressInfo).port}/`);
  const target = { url, addresses: ['127.0.0.1'], internal: ['127.0.0.1'] };
  const { signal } = new AbortController();
  const answer = postMessage(target, { method: 'POST', headers: {}, body: '{}', timeoutMs: 500, signal });
  const clearing = setInterval(collectGarbage, 25);
  await expect(answer).rejects.toMatchObject({ phase: 'handshake' });
  clearInterval(clearing);
  mute.close();
}, 10_000);
