import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(__dirname, '../../..');

it('what builds the product can be read before anything is installed, as on a fresh clone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-fresh-'));
  try {
    cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
    const build = pathToFileURL(join(folder, 'scripts/lib/build.mjs')).href;
    const read = () => execFileSync(process.execPath, ['--input-type=module', '-e', `await import('${build}')`]);
    expect(read).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
