declare module 'xliff' {
  export function xliff2js(xliff: string): Promise<unknown>;
}
