import path from 'node:path';
import type { Rolldown } from 'vite';

/** Chunks by the page that first needs them, in this order: whatever it imports and no earlier one holds is one file. */
const FIRST_NEEDED_BY = [
  ['base', 'src/app/sign-in/main.tsx'],
  ['console', 'src/app/start-console.tsx'],
  ['forms', 'src/app/routes/public/forget.route.tsx'],
  ['shell', 'src/app/layouts/shell.tsx'],
  ['overview', 'src/app/routes/staff/dashboard.route.tsx'],
  ['exam', 'src/exam/main.tsx'],
] as const;

/** They name everything that a library has; what of it is needed only the bundler knows. */
const CATALOGUE =
  /node_modules\/(antd\/es\/index|lucide-react\/dist\/esm\/(lucide-react|icons\/index)|graphql\/(\w+\/)?index)\.m?js$/;
/** What documents are read and written with is the console's; of the rest, types and rules, only the pages of the API know anything. */
const GRAPHQL_OF_CONSOLE = /node_modules\/graphql\/(language|error|jsutils)\//;

/** Named by the pages when they start, so a language's are one file. */
type FirstWords = readonly string[];
const WORDS = /locales\/(\w+)\/([\w-]+)\.json$/;

/**
 * The bundler by itself makes a file of every module that two pages have in common: dozens of requests of a few hundred bytes each, one
 * after the other on a poor line. What a page loads together anyway is one file here.
 */
export function chunkNames(
  root: string,
  firstWords: FirstWords,
): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let names: Map<string, string> | undefined;
  return (id, context) => {
    names ??= namesOf(root, context);
    return names.get(id) ?? (GRAPHQL_OF_CONSOLE.test(id) ? 'console' : wordsOf(id, firstWords));
  };
}

function wordsOf(id: string, firstWords: FirstWords): string | null {
  const [, language, namespace = ''] = WORDS.exec(id) ?? [];
  return firstWords.includes(namespace) ? `words-${language}` : null;
}

function namesOf(root: string, context: Rolldown.ChunkingContext): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, file] of FIRST_NEEDED_BY) {
    const page = path.join(root, file);
    // What signing in starts with stays a file of its own: the console takes the rest along, and must not start it.
    const waiting = name === 'base' ? importsOf(page, context) : [page];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (names.has(id) || CATALOGUE.test(id)) continue;
      names.set(id, name);
      waiting.push(...importsOf(id, context));
    }
  }
  return names;
}

function importsOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const { importedIds = [], code = '' } = context.getModuleInfo(id) ?? {};
  return [...importedIds, ...importedIds.flatMap((imported) => iconsOf(imported, code ?? '', context))];
}

const ICON_CATALOGUE = 'lucide-react.mjs';
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/;

/** Which icons a file takes from their catalogue: small as they are, each would be a request of its own. */
function iconsOf(imported: string, code: string, context: Rolldown.ChunkingContext): string[] {
  const [, names = ''] = ICON_IMPORT.exec(code) ?? [];
  if (!imported.endsWith(ICON_CATALOGUE) || names === '') return [];
  const catalogue = context.getModuleInfo(imported)?.code ?? '';
  return names.split(',').flatMap((name) => {
    const [, file] =
      new RegExp(`default as ${name.trim().split(' ')[0]}[ ,}][^;]*from '\\./(.*)';`).exec(catalogue) ?? [];
    return file ? [path.join(path.dirname(imported), file)] : [];
  });
}
