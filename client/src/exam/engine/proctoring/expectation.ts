import { steadyNow } from '../clock';
import type { ExamProctoring } from '../ports';
import type { Absence } from './absence';

/** As on the server: absences that follow each other so closely are one, for so long at most. */
const GAP_MS = 5_000;
const MOST_MS = 60_000;

/** What the server will have counted once it hears of it. */
export class Expectation {
  readonly #counted = new Set<Absence>();
  #begunAt = Number.NEGATIVE_INFINITY;
  #lastEndedAt = Number.NEGATIVE_INFINITY;
  #bursts = 0;

  get count(): number {
    return this.#bursts;
  }

  /** An absence that goes on or is over. */
  away(absence: Absence, { minimumSeconds }: Pick<ExamProctoring, 'minimumSeconds'>): void {
    if (absence.lastedMs < minimumSeconds * 1000) return;
    const begunAt = steadyNow() - absence.lastedMs;
    const isNew = !this.#counted.has(absence) && !this.#belongsToLast(begunAt);
    this.#counted.add(absence);
    this.#lastEndedAt = steadyNow();
    if (!isNew) return;
    this.#begunAt = begunAt;
    this.#bursts++;
  }

  /** The warning was read: what comes after it is another time. */
  confirm(): void {
    this.#lastEndedAt = Number.NEGATIVE_INFINITY;
  }

  #belongsToLast(begunAt: number): boolean {
    if (begunAt <= this.#lastEndedAt) return true;
    return begunAt - this.#lastEndedAt <= GAP_MS && begunAt - this.#begunAt <= MOST_MS;
  }

  /** The server has heard of everything. */
  settle(): void {
    this.#bursts = 0;
  }
}
