/** The little of Node that tests of this half touch; its full types would change what timers return in browser code. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function readdirSync(path: string, options?: { recursive: boolean }): string[];
}

declare module 'node:path' {
  export function join(...parts: string[]): string;
}

declare const __dirname: string;
