/**
 * Makes the passwords of docker-compose.yml, once: `node scripts/compose-secrets.mjs` writes compose.env, which git leaves out. One that is
 * there stays as it is: the database and the storage know theirs from the first start on.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';

const FILE = 'compose.env';
const WANTED = /\$\{(?<name>\w+):\?/g;

begin();
const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8');
const names = [...new Set([...compose.matchAll(WANTED)].map(({ groups }) => groups?.name))];
const lines = names.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`);
if (existsSync(inRoot(FILE))) giveUp(`${FILE} is there already, and stays as it is.`);
writeFileSync(inRoot(FILE), lines.join(''), { mode: 0o600 });
say(`${FILE} has ${names.join(', ')}. Start with: docker compose --env-file ${FILE} up --build`);
