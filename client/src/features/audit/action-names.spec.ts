import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNamespace } from '../../lib/testing/translations';

const server = join(__dirname, '../../../../server/src');

function declaredIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (!name.includes('.')) return declaredIn(path);
    if (!name.endsWith('.ts') || name.endsWith('.spec.ts')) return [];
    return Array.from(readFileSync(path, 'utf8').matchAll(/= auditAction\('([^']+)'\)/g), ([, action = '']) => action);
  });
}

const words = Object.fromEntries(
  (['en', 'ar'] as const).map((language) => [language, readNamespace(language, 'audit')]),
);

function nameOf(language: string, action: string): unknown {
  const path = ['action', ...action.split('.')];
  return path.reduce<unknown>((group, key) => (group as Record<string, unknown> | undefined)?.[key], words[language]);
}

it.each(declaredIn(server))('has a name for %s in both languages', (action) => {
  expect([nameOf('en', action), nameOf('ar', action)]).toEqual([expect.any(String), expect.any(String)]);
});
