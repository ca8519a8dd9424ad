import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'server/test');
const times = process.argv[2] ?? '50';

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(folder, file))
  .filter((file) => file.endsWith('.spec.ts') && /^\s*race\(/m.test(readFileSync(file, 'utf8')));

// Jest takes every word after `--selectProjects` for the name of a project, so the files stand before it.
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '-c',
    'server/jest.config.cjs',
    ...files,
    '--testNamePattern',
    ' · race \\d',
    '--selectProjects',
    'database',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, MIZAN_RACES: times } },
);
process.exitCode = status ?? 1;
