import type { ExamProctoring, OwnProctorEvent, ProctorState } from '../engine/ports';
import type { Signal } from '../engine/proctoring/signal';

const LEAVING = ['TAB_HIDDEN', 'FULL_SCREEN_EXIT'];

/** How the server counts, each signal a burst of its own. */
export class FakeProctoring {
  rules: ExamProctoring = {
    webcamSnapshots: false,
    cameraRequired: false,
    fullScreen: false,
    tabLeaving: false,
    copyPaste: false,
    submitsWhenLeft: true,
    comeBackSeconds: 20,
    minimumSeconds: 3,
    warningsBeforeSubmit: 2,
    retentionDays: 90,
    consentVersion: '2026-11',
  };
  snapshotDue: string | null = null;
  readonly signals = new Map<string, Signal>();
  readonly #events = new Map<string, OwnProctorEvent>();

  get isOnceTooOften(): boolean {
    const latest = [...this.#events.values()].findLast(({ countedAs }) => countedAs !== null);
    const { submitsWhenLeft, warningsBeforeSubmit, comeBackSeconds } = this.rules;
    const isOver = this.#warnings > warningsBeforeSubmit && (latest?.seconds ?? 0) >= comeBackSeconds;
    return submitsWhenLeft && isOver;
  }

  take(signals: readonly Signal[]): void {
    for (const signal of signals) {
      this.signals.set(signal.id, signal);
      const { id, kind, startedAt, lastedMs, excuse } = signal;
      const known = this.#events.get(id);
      const counts = excuse == null && LEAVING.includes(kind) && lastedMs >= this.rules.minimumSeconds * 1000;
      const countedAs = known?.countedAs ?? (counts ? this.#warnings + 1 : null);
      const seconds = Math.round(lastedMs / 1000);
      this.#events.set(id, {
        id,
        kind,
        startedAt,
        seconds,
        countedAs,
        note: known?.note ?? null,
        times: 1,
        pictureUrls: [],
      });
    }
  }

  /** What a picture gives rise to. */
  guess(kind: OwnProctorEvent['kind'], pictureUrl: string): void {
    const startedAt = new Date().toISOString();
    const event = { id: kind, kind, startedAt, seconds: 0, times: 1, countedAs: null, note: null };
    this.#events.set(kind, { ...event, pictureUrls: [pictureUrl] });
  }

  note(id: string, note: string): void {
    const event = this.#events.get(id);
    if (event) this.#events.set(id, { ...event, note });
  }

  state(now: number, isSubmitted: boolean): ProctorState {
    return {
      serverNow: new Date(now).toISOString(),
      warnings: this.#warnings,
      isSubmitted,
      isSubmittedByProctoring: this.isOnceTooOften,
      events: [...this.#events.values()],
    };
  }

  get #warnings(): number {
    return [...this.#events.values()].filter(({ countedAs }) => countedAs !== null).length;
  }
}
