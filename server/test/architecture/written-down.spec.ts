import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const FOLDERS = ['bench', 'client', 'deploy', 'docs', 'e2e', 'examples', 'question-model', 'scripts', 'server'];
const LEFT_OUT = new Set(['node_modules', 'dist']);

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [name];
    return LEFT_OUT.has(entry.name) ? [] : [name, ...filesBelow(name)];
  });
}

const all = FOLDERS.flatMap(filesBelow);
const specs = new Set(all.filter((file) => /\.spec\.tsx?$/u.test(file)).map((file) => basename(file)));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Files, folders and patterns of files as documents name them, without the end of a sentence. */
const PATHS = new RegExp(String.raw`(?<![\w/.-])(?:${FOLDERS.join('|')})/[\w./*@-]*[\w*]`, 'gu');

function isThere(named: string): boolean {
  const pattern = named.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*');
  const wanted = new RegExp(`^${pattern}(?:\\.ts|\\.mjs)?$`, 'u');
  return all.some((file) => wanted.test(file));
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...all.filter((file) => file.startsWith('docs/') && file.endsWith('.md')),
];
/** Made by a build. */
const isBuilt = (file: string) => file.split('/').includes('dist');

it.each(documents)('%s names no file or folder that is not there', (document) => {
  const named = [...new Set(read(document).match(PATHS))];
  expect(named.filter((file) => !isBuilt(file) && !isThere(file))).toEqual([]);
});

describe('what a document names as its proof', () => {
  it.each(['docs/security.md', 'SECURITY.md', 'docs/candidates.md', 'docs/staff-promises.md', 'docs/operations.md'])(
    'is written as a path: %s',
    (document) => expect(read(document).match(PATHS)?.length).toBeGreaterThan(0),
  );

  it.each(['docs/candidates.md', 'docs/staff-promises.md'])('is there without its folder too: %s', (document) => {
    const named = [...read(document).matchAll(/`(?:[\w-]+\/)*(?<file>[\w.-]+\.spec\.tsx?)`/gu)];
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(({ groups }) => groups?.file ?? '').filter((file) => !specs.has(file))).toEqual([]);
  });
});

it('names a file or a test beside each requirement of docs/security.md that is met', () => {
  const folders = new Set(all.map((file) => dirname(file)));
  const beside = new Set(readdirSync(ROOT).filter((name) => !FOLDERS.includes(name)));
  const isFile = (named: string) => !folders.has(named) && isThere(named);
  const names = (shown: string) =>
    (shown.match(PATHS) ?? []).some(isFile) || (shown.match(/[\w./-]*\w/gu) ?? []).some((word) => beside.has(word));
  const met = [...read('docs/security.md').matchAll(/^\| (?<no>\d+\.\d+\.\d+) .*?\| met +\|(?<shown>.*)\|$/gmu)];
  expect(met.length).toBeGreaterThan(100);
  expect(met.filter(({ groups }) => !names(groups!.shown!)).map(({ groups }) => groups!.no)).toEqual([]);
});

it('names every file of the server that makes a MAC, a seal or a hash of a password in the inventory of docs/security.md', () => {
  const cryptography = /\b(?:createHmac|createCipheriv|hashSync|new TOTP)\(/u;
  const makers = all.filter((file) => /^server\/src\/.*(?<!\.spec)\.ts$/u.test(file) && cryptography.test(read(file)));
  const [, inventory = ''] = read('docs/security.md').split(/^## /mu);
  expect(makers.length).toBeGreaterThan(10);
  expect(makers.filter((file) => !inventory.includes(file))).toEqual([]);
});

it('counts the requirements of docs/security.md as its rows say', () => {
  const text = read('docs/security.md');
  const states = ['met', 'partly', 'not met', 'not ours'];
  const rows = [...text.matchAll(/^\| \d+\.\d+\.\d+ .*?\| (?<state>met|partly|not met|not ours) +\|/gmu)];
  const told = /\| met +\| partly \| not met \| not ours \|\n\|[-| ]+\|\n\|(?<counts>.*)\|/u.exec(text);
  const counted = states.map((state) => rows.filter(({ groups }) => groups?.state === state).length);
  expect(told?.groups?.counts?.split('|').map(Number)).toEqual(counted);
  expect(rows).toHaveLength(253);
});
