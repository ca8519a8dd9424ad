import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inSourceLines } from './source-lines';

describe('a stack trace that is logged', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mizan lines '));
    file = path.join(folder, 'main.js');
    // The first character of the first line stands in the third line of the source, at its fifth character.
    const map = { version: 3, sources: ['../src/begin.ts'], names: [], mappings: 'AAEI' };
    writeFileSync(`${file}.map`, JSON.stringify(map));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names the lines that people wrote, with and without the name of a function', () => {
    const source = `${path.join(path.dirname(folder), 'src', 'begin.ts')}:3:5`;
    const stack = [
      'Error: no (not:1:1) this',
      `    at begin (${file}:1:1)`,
      `    at async ${file}:1:1`,
      `    at ${file}:1:1`,
    ];
    expect(inSourceLines(stack.join('\n')).split('\n')).toEqual([
      stack[0],
      `    at begin (${source})`,
      `    at async ${source}`,
      `    at ${source}`,
    ]);
  });

  it('is left as it is where nothing lies beside the file', () => {
    const stack = `Error: no\n    at ${path.join(folder, 'other.js')}:1:1\n    at node:internal/timers:5:1`;
    expect(inSourceLines(stack)).toBe(stack);
  });
});
