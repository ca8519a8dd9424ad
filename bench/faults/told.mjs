import { once } from 'node:events';

/** Says that this program is ready, and waits to be told to begin: its own start is no part of what is measured. */
export async function told() {
  console.log('ready');
  await once(process.stdin, 'data');
  process.stdin.destroy();
}
