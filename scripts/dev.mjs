/** Both halves with hot reload: the compiler watches, the server restarts on clean output, Vite serves the client. */
import { watch } from 'node:fs';
import { createInterface } from 'node:readline';
import { buildModel, copyAssets } from './lib/build.mjs';
import { removeStamp } from './lib/fingerprint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';
import { bin, endAll, run, start } from './lib/run.mjs';
import { createRestarter } from './lib/restarter.mjs';

const API_PORT = process.env.PORT || '3001';
const CLIENT_PORT = process.env.MIZAN_CLIENT_PORT || '5173';
const CODEGEN_DELAY_MS = 300;

begin();
await ensureInstalled();
// What the watching compiler leaves in server/dist is not a build that `npm start` may trust.
removeStamp('server/dist');

const server = createRestarter(() =>
  start(['--enable-source-maps', 'server/dist/main.js'], {
    env: { MIZAN_PUBLIC_URL: `http://localhost:${CLIENT_PORT}`, ...process.env, PORT: API_PORT },
  }),
);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, end);
const model = await buildModel();
if (model.code !== 0) giveUp(model.output);
watchModel();
watchServer();
watchOperations();
startClient();
say(`Open http://localhost:${CLIENT_PORT} when the server says that it is ready. Ctrl-C ends everything.`);

/** What it writes, the compiler of the server sees and takes up. */
function watchModel() {
  const args = ['-p', 'question-model/tsconfig.build.json', '--watch', '--preserveWatchOutput', '--pretty'];
  start([bin('typescript', 'tsc'), ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function watchServer() {
  const args = ['-p', 'server/tsconfig.build.json', '--watch', '--preserveWatchOutput', '--pretty'];
  const compiler = start([bin('typescript', 'tsc'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: /** @type {import('node:stream').Readable} */ (compiler.stdout) });
  lines.on('line', (line) => {
    const [, errors] = /Found (\d+) errors?\. Watching/.exec(line) ?? [];
    if (errors === '0') restartServer();
    else if (errors) say(`Compile errors: ${errors}. The server keeps running as it was.`);
    else if (line && !/Starting (incremental )?compilation|Starting compilation in watch/.test(line)) say(line);
  });
}

function restartServer() {
  copyAssets();
  server.restart();
}

/** Typed operations follow the `.graphql` files that they are made from. */
function watchOperations() {
  let timer;
  const changed = (_event, file) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(timer);
    timer = setTimeout(generate, CODEGEN_DELAY_MS);
  };
  watch(inRoot('client/src'), { recursive: true }, changed);
  watch(inRoot('schema.graphql'), () => changed('change', 'schema.graphql'));
}

async function generate() {
  const { code, output } = await run([bin('@graphql-codegen/cli', 'graphql-codegen'), '--config', 'codegen.yml']);
  if (code !== 0) say(output);
}

function startClient() {
  const env = { ...process.env, MIZAN_API_URL: `http://127.0.0.1:${API_PORT}` };
  start([bin('vite'), 'client', '--port', CLIENT_PORT, '--strictPort', '--clearScreen', 'false'], { env });
}

async function end() {
  await server.stop();
  endAll('SIGTERM');
  process.exit(0);
}
