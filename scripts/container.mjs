/**
 * Runs the steps of the Dockerfile where no base image is to be had: each stage in an empty folder, with the same commands, then the
 * server from the last one, under the account that it has there. So a file or a package that the recipe forgets is found here.
 * What is not checked: the packages of the base image itself. Takes minutes, because everything is installed and built anew.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, giveUp, inRoot, ROOT, say, seconds } from './lib/prelude.mjs';
import { readRecipe, variablesIn } from './lib/recipe.mjs';

/** Of `node` in the base image. */
const ACCOUNT = 1000;
const START_WITHIN_MS = 120_000;
const isRoot = process.getuid?.() === 0;

begin();
const startedAt = performance.now();
const stages = readRecipe(readFileSync(inRoot('Dockerfile'), 'utf8'));
const top = mkdtempSync(path.join(tmpdir(), 'mizan-container-'));
// The account of the image walks through it, and through nothing else of ours.
chmodSync(top, 0o711);
let failure;
try {
  const image = stages.map(runStage).at(-1);
  if (!image) throw new Error('The Dockerfile has no stage.');
  await startImage(image);
  say(`The container's recipe works: built and started in ${seconds(startedAt)}.`);
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  rmSync(top, { recursive: true, force: true, maxRetries: 5 });
}
if (failure) giveUp(failure);

/** @param {import('./lib/recipe.mjs').Stage} stage */
function runStage({ name, from, steps }) {
  const folder = path.join(top, name);
  const former = path.join(top, from);
  if (existsSync(former)) cpSync(former, folder, { recursive: true, verbatimSymlinks: true });
  else mkdirSync(folder);
  const image = { folder, workdir: folder, variables: {}, account: 'root', command: [] };
  if (stages.some((one) => one.name === from)) image.workdir = path.join(folder, 'mizan');
  for (const step of steps) perform(step, image);
  return image;
}

function perform({ word, text }, image) {
  const begunAt = performance.now();
  if (word === 'WORKDIR') mkdirSync((image.workdir = path.join(image.folder, text)), { recursive: true });
  if (word === 'ENV') Object.assign(image.variables, variablesIn(text));
  if (word === 'USER') image.account = text;
  if (word === 'CMD') image.command = JSON.parse(text);
  if (word === 'COPY') copy(text, image);
  if (word === 'RUN') {
    execute(text, image);
    say(`  ${path.basename(image.folder)}: ${text.split(' && ')[0]} (${seconds(begunAt)})`);
  }
}

/** From what docker would be sent, or from another stage. */
function copy(text, { workdir }) {
  const [, from] = /^--from=(\S+)\s/.exec(text) ?? [];
  const names = text.replace(/^--from=\S+\s+/, '').split(/\s+/);
  const to = path.resolve(workdir, names.pop() ?? '.');
  for (const name of names) {
    const source = from ? path.join(top, from, name.startsWith('/') ? name : path.join('mizan', name)) : inRoot(name);
    if (!existsSync(source)) throw new Error(`COPY ${text}: ${name} is not there.`);
    if (!from && name === '.') copyContext(to);
    else cpSync(source, targetOf(source, to, text), { recursive: true, verbatimSymlinks: true });
  }
}

/** As docker does it: the content of a folder, but a file under its name where the target is a folder. */
function targetOf(source, to, text) {
  if (statSync(source).isDirectory()) return to;
  const isFolder = /\/$/.test(text) || (existsSync(to) && statSync(to).isDirectory());
  return isFolder ? path.join(to, path.basename(source)) : to;
}

/** What git knows of, less what .dockerignore names: nothing that only lies on this machine. */
function copyContext(to) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const ignored = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n').filter(Boolean);
  for (const file of files.split('\0').filter((one) => one && !isIgnored(one, ignored)))
    if (existsSync(inRoot(file))) cpSync(inRoot(file), path.join(to, file));
}

function isIgnored(file, ignored) {
  const parts = file.split('/');
  return ignored.some((pattern) =>
    pattern.startsWith('**/') ? parts.includes(pattern.slice(3)) : parts[0] === pattern,
  );
}

/** Absolute paths are those of the image: they lie in its folder, and nothing of this machine is touched. */
function execute(text, { folder, workdir, variables }) {
  const moved = text.replace(/(^|\s)(\/[\w./*-]+)/g, (_, space, place) => `${space}${folder}${place}`);
  const owner = isRoot ? moved.replaceAll('node:node', `${ACCOUNT}:${ACCOUNT}`) : moved.replace(/&& chown \S+ \S+/, '');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_update_notifier: 'false', ...variables };
  try {
    execFileSync('sh', ['-c', owner], { cwd: workdir, env, stdio: 'pipe', maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: Buffer, stderr?: Buffer }} */ (error);
    throw new Error(`RUN ${text}\n${stdout}${stderr}`, { cause: error });
  }
}

/** Beside a PostgreSQL of ours, as the compose file starts it: ready, and it gives pages and answers. */
async function startImage({ folder, workdir, variables, account, command }) {
  if (account === 'root') throw new Error('The image runs as root.');
  const require = createRequire(import.meta.url);
  const { startEmbeddedPostgres } = require(inRoot('server/dist/platform/database/embedded/index.js'));
  const { ensureWorker } = require(inRoot('server/dist/platform/database/roles/ensure-worker.js'));
  const database = await startEmbeddedPostgres({ dataDir: path.join(top, 'postgres'), flags: [] });
  const port = await freePort();
  const [, ...args] = command;
  const env = {
    ...variables,
    PORT: String(port),
    // Of the account that only works.
    DATABASE_URL: await ensureWorker(database.url),
    MIZAN_DATA_DIR: path.join(folder, variables.MIZAN_DATA_DIR ?? '/data'),
    MIZAN_SECRET: 'only for the check of the container, never elsewhere',
    MIZAN_PUBLIC_URL: `http://localhost:${port}`,
    MIZAN_ADMIN_EMAIL: 'admin@example.com',
    MIZAN_ADMIN_PASSWORD: 'a-long-password-of-the-check',
  };
  const who = isRoot ? { uid: ACCOUNT, gid: ACCOUNT } : {};
  const asOwner = { ...env, MIZAN_MIGRATION_DATABASE_URL: database.url };
  execFileSync(process.execPath, [...args, '--migrate'], { cwd: workdir, env: asOwner, stdio: 'pipe', ...who });
  const server = spawn(process.execPath, args, { cwd: workdir, env, stdio: ['ignore', 'pipe', 'pipe'], ...who });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    await untilReady(port, server);
    await lookAround(port);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${output}`, { cause: error });
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    await database.stop();
  }
}

async function untilReady(port, server) {
  const deadline = performance.now() + START_WITHIN_MS;
  while (performance.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server of the image did not get ready.');
}

/** The interface, an error in words, a sign-in with its native password hash, a picture of ours and the reference. */
async function lookAround(port) {
  const at = `http://127.0.0.1:${port}`;
  const page = await (await fetch(`${at}/Login`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (!script || !(await fetch(at + script)).ok) throw new Error('The image has no interface.');
  const sign = (password) => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { outcome { ... on Viewer { id } } } }';
    const variables = { input: { email: 'admin@example.com', password } };
    const headers = { 'content-type': 'application/json' };
    return fetch(`${at}/api/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  };
  const refused = await (await sign('something else')).text();
  if (!refused.includes('Incorrect password or email.'))
    throw new Error(`The image lacks the words of errors: ${refused}`);
  const welcome = await (await sign('a-long-password-of-the-check')).text();
  if (!welcome.includes('"outcome":{"id"')) throw new Error(`Nobody can sign in: ${welcome}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
