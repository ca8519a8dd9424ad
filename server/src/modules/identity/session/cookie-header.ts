/** One cookie out of a raw `Cookie` header; also works where no framework has parsed it, as in a WebSocket upgrade. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}
