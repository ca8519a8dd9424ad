import { steadyNow } from '../engine/clock';
import type { ExamProctoring } from '../engine/ports';
import type { Absence } from './absence';

/** As on the server: absences that follow each other so closely are one. */
const GAP_MS = 5_000;

/** What the server will have counted once it hears of it. */
export class Expectation {
  readonly #counted = new Set<Absence>();
  #lastEndedAt = Number.NEGATIVE_INFINITY;
  #bursts = 0;

  get count(): number {
    return this.#bursts;
  }

  /** An absence that goes on or is over. */
  away(absence: Absence, { minimumSeconds }: Pick<ExamProctoring, 'minimumSeconds'>): void {
    if (absence.lastedMs < minimumSeconds * 1000) return;
    const isNew = !this.#counted.has(absence) && steadyNow() - absence.lastedMs - this.#lastEndedAt > GAP_MS;
    this.#counted.add(absence);
    this.#lastEndedAt = steadyNow();
    if (isNew) this.#bursts++;
  }

  /** The server has heard of everything. */
  settle(): void {
    this.#bursts = 0;
  }
}
