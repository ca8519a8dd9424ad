/** How threads are started. */
export class ThreadOptions {
  /** Options of Node itself; the tests add how TypeScript is loaded. */
  readonly execArgv: readonly string[] = [];
  /** From the beginning of the work to its bytes. */
  readonly limitMs: number = 120_000;
}
