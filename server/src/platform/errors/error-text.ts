import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorParams } from './domain-error';

/** The English catalogue that the client ships; the one place where the wording of an error lives. */
const cataloguePath = join(__dirname, '../../../../client/src/locales/en/errors.json');

let catalogue: Record<string, unknown> | undefined;

/** English text of a code for logs, REST answers and developers. The interface translates the code by itself. */
export function errorText(code: string, params: ErrorParams = {}): string {
  catalogue ??= readCatalogue();
  const inContext = typeof params.context === 'string' ? catalogue[`${code}_${params.context}`] : undefined;
  const text = inContext ?? catalogue[code] ?? catalogue[`${code}_other`];
  return typeof text === 'string' ? interpolate(text, params) : humanised(code);
}

function readCatalogue(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(cataloguePath, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function interpolate(text: string, params: ErrorParams): string {
  return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) =>
    shown(params[name] ?? (name === 'count' ? params.retryAfterSeconds : '')),
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function humanised(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
