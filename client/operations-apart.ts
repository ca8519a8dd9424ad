import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SCHEME = 'mizan:operation/';
const IMPORT = /import \{([^}]*)\} from '[^']*\/graphql\/generated';/g;
const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as /gm;
const HOOK = /^export const (use\w+) = \(options[^)]*?( = \{\})?\) =>\s+(use\w+)\((\w+), options\);$/gm;

/**
 * Codegen prints all operations of the console into one file, most of it the documents. Each is a module of its own in the build, so that it
 * travels with the pages that ask it and not with the first one.
 */
export function operationsApart(root: string): Plugin {
  let modules = new Map<string, string>();
  return {
    name: 'operations-apart',
    enforce: 'pre',
    apply: 'build',
    buildStart: () => {
      modules = modulesOf(readFileSync(path.join(root, 'src/graphql/generated.ts'), 'utf8'));
    },
    resolveId: (id) => (id.startsWith(SCHEME) ? { id: `\0${id}`, moduleSideEffects: false } : undefined),
    load: (id) => (id.startsWith(`\0${SCHEME}`) ? modules.get(id.slice(SCHEME.length + 1)) : undefined),
    transform: (code, id) =>
      id.startsWith(path.join(root, 'src')) && code.includes('/graphql/generated')
        ? { code: code.replaceAll(IMPORT, (_whole, names: string) => importEach(names)), map: null }
        : undefined,
  };
}

/** In one line, so that every other keeps its place. Types are nothing at run time. */
function importEach(names: string): string {
  const values = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
  return values.map((name) => `import { ${name} } from '${SCHEME}${name.split(' as ')[0]}';`).join(' ');
}

function modulesOf(generated: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, name = '', document] of generated.matchAll(DOCUMENT)) {
    modules.set(name, `export const ${name} = ${document};`);
  }
  for (const [, name = '', optional = '', hook, document] of generated.matchAll(HOOK)) {
    const imports = `import { ${hook} } from '@apollo/client/react'; import { ${document} } from '${SCHEME}${document}';`;
    modules.set(name, `${imports} export const ${name} = (options${optional}) => ${hook}(${document}, options);`);
  }
  return modules;
}
