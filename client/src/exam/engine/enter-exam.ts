import type { ExamStanding } from './exam-state';
import { examFailureOf, type ExamFailure } from './failure';
import { deliverLeftovers } from './leftovers';
import type { ExamEntry, ExamSitting, Timed } from './ports';
import type { TakeQuestion } from './take-question';

/** How often a page that found the attempt taken looks whether the other page is still there. */
const VACANCY_MS = 5_000;

/** A page that waits for the opening asks anew this often: its date may have been changed meanwhile. */
const ASK_AGAIN_MS = 5 * 60_000;

/** From the link to the place where this candidate belongs. */
export class EnterExam {
  constructor(
    private readonly state: ExamStanding,
    private readonly questions: TakeQuestion,
    private readonly onRefused: (failure: ExamFailure) => Promise<void>,
  ) {}

  /** Asks the server how this candidate stands, and goes there. */
  async enter(): Promise<void> {
    const entry = await this.#readEntry();
    if (!entry) return;
    this.state.proctor.know(entry.proctoring);
    this.state.dispatch({ type: 'entered', entry });
    if (entry.state === 'IN_PROGRESS') await this.sit(() => this.state.api.resume(false));
    if (entry.state === 'UNAVAILABLE') await this.#wait(entry);
    if (entry.state === 'SUBMITTED') await this.#findSubmitted();
  }

  /** Starts or resumes, until the server has given a place or refused one. */
  async sit(call: () => Promise<Timed<ExamSitting>>): Promise<void> {
    try {
      const timed = await this.state.keepTrying(call);
      if (timed) await this.questions.seat(timed);
    } catch (thrown) {
      await this.onRefused(examFailureOf(thrown));
    }
  }

  /** The other page may have crashed: once the server has not seen it for a while, this one goes on without being told to. */
  async awaitVacancy(): Promise<void> {
    const { state } = this;
    const isWaiting = () => state.phase.name === 'taken' && !state.phase.isReturning;
    await state.connection.rest(VACANCY_MS);
    while (isWaiting()) {
      const timed = await state.api.resume(false).catch(() => null);
      if (timed && isWaiting()) return this.questions.seat(timed);
      await state.connection.rest(VACANCY_MS);
    }
  }

  async #readEntry(): Promise<ExamEntry | null> {
    try {
      const timed = await this.state.keepTrying(() => this.state.api.readEntry());
      return timed?.reply ?? null;
    } catch {
      this.state.dispatch({ type: 'link-refused' });
      return null;
    }
  }

  async #wait({ unavailableReason, opensAt }: ExamEntry): Promise<void> {
    this.state.attempt?.rest();
    if (unavailableReason === 'INACTIVE') this.state.ports.onSubmitted();
    if (unavailableReason !== 'NOT_OPEN_YET' || !opensAt) return;
    const ms = Math.max(0, Date.parse(opensAt) - this.state.clock.now());
    await new Promise((resolve) => setTimeout(resolve, Math.min(ms + 1_000, ASK_AGAIN_MS)));
    await this.enter();
  }

  async #findSubmitted(): Promise<void> {
    if (this.state.attempt) return this.questions.finish();
    const { api, ports } = this.state;
    this.state.dispatch({ type: 'already-submitted' });
    ports.onSubmitted();
    // Those of what has arrived wait for nothing that is still on its way.
    const receipts = this.#readReceipts();
    const onSending = () => this.state.dispatch({ type: 'rest-told', rest: 'sending' });
    const delivery = { api, outbox: ports.outbox, linkKey: ports.linkKey, onSending };
    const left = await this.state.keepTrying(() => deliverLeftovers(delivery)).catch(() => null);
    this.state.leftovers = left;
    const hasLeft = left !== null && left.records.length + left.files.length > 0;
    const { phase } = this.state;
    const hasSent = phase.name === 'submitted' && phase.rest === 'sending';
    this.state.dispatch({ type: 'rest-told', rest: hasLeft ? 'kept' : null });
    await receipts;
    if (hasSent) await this.#readReceipts();
  }

  /** Only where the exam was sat: others who have the link learn nothing by it. */
  async #readReceipts(): Promise<void> {
    const { api, ports } = this.state;
    const known = await ports.outbox.readSitting(ports.linkKey).catch(() => undefined);
    if (!known) return;
    const timed = await this.state.keepTrying(() => api.readReceipts(known.secret)).catch(() => null);
    if (timed) this.state.dispatch({ type: 'receipts-read', receipts: timed.reply });
  }
}
