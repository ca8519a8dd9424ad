import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(__dirname, '../../src/modules');

/** What speaks the schema; whatever else there is does not know it. */
const TRANSLATES = /(?:\.(?:type|resolver|view|controller|module|inputs|args|spec)|\/index)\.ts$/u;
const DECLARED = /^export (?:abstract )?class (?<name>\w+)/gmu;
const IMPORTED = /^import (?:type )?\{(?<names>[^}]*)\} from '(?<from>\.[^']*)';$/gmu;

const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'));
const textOf = (file: string) => readFileSync(join(MODULES, file), 'utf8');

const classesOfTheSchema = new Set(
  files
    .filter((file) => file.endsWith('.type.ts'))
    .flatMap((file) => [...textOf(file).matchAll(DECLARED)].map(({ groups }) => groups?.name ?? '')),
);

const namesIn = (names = '') => names.split(',').map((name) => name.trim().replace(/^type /u, ''));

/** Also what comes by the index of another module, which dependency-cruiser cannot see. */
const knowsSchema = (file: string) =>
  [...textOf(file).matchAll(IMPORTED)].flatMap(({ groups }) =>
    namesIn(groups?.names)
      .filter((name) => classesOfTheSchema.has(name))
      .map((name) => `${file}: ${name}`),
  );

describe('what operations, services and queries return', () => {
  const inside = files.filter((file) => !TRANSLATES.test(file));

  it('is a read model, never a class of the schema', () => {
    expect(classesOfTheSchema.size).toBeGreaterThan(200);
    expect(inside.length).toBeGreaterThan(500);
    expect(inside.flatMap(knowsSchema)).toEqual([]);
  });

  it('would be found to be one', () => {
    const resolvers = files.filter((file) => file.endsWith('.resolver.ts'));
    expect(resolvers.flatMap(knowsSchema).length).toBeGreaterThan(100);
  });
});
