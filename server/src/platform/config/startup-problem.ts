/** Why the program cannot start, for people: it prints these lines and ends with exit code 1, without a stack. */
export class StartupProblem extends Error {
  readonly lines: string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
