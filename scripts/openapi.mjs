/**
 * Writes openapi.json as the built server prints it, and the types of the example client that are made from it; with --check only
 * says whether they are still that.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { begin, giveUp, inRoot, say } from './lib/prelude.mjs';
import { run } from './lib/run.mjs';

begin();
const { code, output } = await run(['server/dist/schema.js', '--openapi']);
if (code !== 0) giveUp(output);
const head = '// Made from openapi.json by `npm run openapi`.\n';
const types = head + astToString(await openapiTypes(JSON.parse(output)));
/** @type {[string, string][]} */
const files = [
  ['openapi.json', output],
  ['examples/typed-client/mizan-rest.d.ts', types],
];
for (const [name, text] of files) {
  if (!process.argv.includes('--check')) writeFileSync(inRoot(name), text);
  else if (readFileSync(inRoot(name), 'utf8') !== text)
    giveUp(`${name} is not what the server prints: run "npm run openapi".`);
}
say('openapi.json and the types made from it are what the server prints.');
