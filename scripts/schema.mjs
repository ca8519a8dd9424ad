/** Writes schema.graphql as the built server prints it; with --check only says whether it is still that. */
import { readFileSync, writeFileSync } from 'node:fs';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';
import { run } from './lib/run.mjs';

begin();
const { code, output } = await run(['server/dist/schema.js']);
if (code !== 0) giveUp(output);
const file = inRoot('schema.graphql');
if (!process.argv.includes('--check')) {
  writeFileSync(file, output);
} else if (readFileSync(file, 'utf8') !== output) {
  giveUp('schema.graphql is not what the server prints: run "npm run schema" and commit it.');
}
say('schema.graphql is what the server prints.');
