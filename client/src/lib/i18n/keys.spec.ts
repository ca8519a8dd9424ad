import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces, readNamespace } from '../testing/translations';

const root = join(__dirname, '../..');
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\.d\.ts$|generated\.ts$/.test(path);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (!name.includes('.')) return sources(path);
    return isSource(path) ? [path] : [];
  });
}

const words = Object.fromEntries(namespaces('en').map((name) => [name, readNamespace('en', name)]));

/** Whether a namespace has a text (in any plural form) or a group of texts under a dotted key. */
function has(namespace: string, key: string): boolean {
  const path = key.split('.');
  const last = path.pop() ?? '';
  let group: unknown = words[namespace];
  for (const name of path) group = (group as Record<string, unknown> | undefined)?.[name];
  const entries = (group ?? {}) as Record<string, unknown>;
  return last in entries || `${last}_other` in entries || (last === '' && group !== undefined);
}

/** The first argument of each `t(…)`: whole, or up to the first `${` of a template. */
const named = (text: string) =>
  Array.from(
    text.matchAll(/(?<![\w.])t\(\s*(?:'([^']+)'|`([^`$]*)(\$\{)?)/g),
    ([, plain, template = '', open]) => plain ?? (open ? template.replace(/[^.:]*$/, '') : template),
  ).filter((key) => key !== '');

function unknownKeys(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const own = Array.from(text.matchAll(/useTranslation\(\s*\[?'([\w-]+)'/g), ([, namespace = '']) => namespace);
  const spoken = own.length > 0 ? [...own, 'common'] : Object.keys(words);
  const known = (key: string) => {
    const [rest = '', namespace] = key.split(':').reverse();
    return namespace === undefined ? spoken.some((one) => has(one, rest)) : has(namespace, rest);
  };
  return named(text).filter((key) => !known(key));
}

const files = sources(root).map((path) => [path.slice(root.length + 1), path]);

it.each(files)('%s names only texts that exist', (_, path = '') => {
  expect(unknownKeys(path)).toEqual([]);
});
