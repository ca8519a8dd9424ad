/** How threads are started. */
export class ThreadOptions {
  /** Options of Node itself; the tests add how TypeScript is loaded. */
  static usualExecArgv: readonly string[] = [];
  readonly execArgv: readonly string[] = ThreadOptions.usualExecArgv;
  /** From the beginning of the work to its bytes. */
  readonly limitMs: number = 120_000;
}
