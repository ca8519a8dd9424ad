import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Files that say the same in several ways on purpose, and so share their names: one of them stands for all. */
type Family = RegExp;

const WORKSPACES: Record<string, Family[]> = {
  // A ready test in each language, and what is said of it in the other one.
  'server/src': [/\/test-library\/ready\/(?:ar|en)\/(?:said\/)?/u],
  'question-model/src': [],
  // The guides of the API in each language.
  'client/src': [/\/docs\/guides\/(?:ar|en)(?=\.ts)/u],
};

const DECLARED =
  /^export (?:declare |abstract |async )*(?:class|interface|type|const|let|function\*?|enum|namespace) (?<name>[\w$]+)/u;
const PASSED_ON = /^export (?:type )?[*{]/u;

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/(?:-generated|\.d)\.ts$/u.test(file))
    .map((file) => join(folder, file));
}

const exportsOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('export ') && !PASSED_ON.test(line));

const homeOf = (file: string, families: Family[]) =>
  families.reduce((home, family) => home.replace(family, '/'), file.replaceAll('\\', '/'));

describe.each(Object.entries(WORKSPACES))('the names that %s exports', (workspace, families) => {
  const files = filesBelow(workspace);

  it('can be told by their line', () => {
    const untold = files.flatMap((file) => exportsOf(file).filter((line) => !DECLARED.test(line)));
    expect(untold).toEqual([]);
  });

  it('mean one thing each', () => {
    const homes = new Map<string, Set<string>>();
    for (const file of files) {
      for (const line of exportsOf(file)) {
        const name = DECLARED.exec(line)?.groups?.name ?? '';
        homes.set(name, (homes.get(name) ?? new Set()).add(homeOf(file, families)));
      }
    }
    const shared = [...homes].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where].join(' '));
    expect(homes.size).toBeGreaterThan(50);
    expect(shared).toEqual([]);
  });
});
