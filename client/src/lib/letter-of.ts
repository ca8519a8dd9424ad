/** The Latin letter of a key, also where the keyboard writes Arabic; empty for a key without one. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : '';
}
