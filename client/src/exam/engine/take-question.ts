import type { EndingFacts } from './ending';
import type { ExamStanding } from './exam-state';
import { controlOf, type ExamControl } from './control';
import { ExamFailure, examFailureOf, PAGE_TAKEN } from './failure';
import { isHeld, isOpenForAnswers, isExamOver, type ExamEvent, type Sitting } from './machine';
import type { ExamSitting, Pulse, SavedAnswer, Timed } from './ports';
import { RunningAttempt } from './running-attempt';

interface QuestionEvents {
  onZero: () => void;
  onRefused: (failure: ExamFailure) => void;
  /** The candidate has a new place, so whatever was under way from the old one is void. */
  onMoved: () => void;
}

/** The steps at the end are shown at least so long. */
const CALCULATING_MS = 1_200;

/** Takes the place that the server gives, question or end, and keeps what the replies say of it. */
export class TakeQuestion {
  #isFinishing = false;
  #isGoingOn = false;

  constructor(
    private readonly state: ExamStanding,
    private readonly events: QuestionEvents,
  ) {}

  async seat({ reply }: Timed<ExamSitting>): Promise<void> {
    const sitting = sittingOf(reply);
    const attempt = await this.#attemptFor(sitting);
    const { question } = reply;
    if (!question) {
      if (!reply.isPaused || reply.state === 'SUBMITTED') return this.finish();
      this.#wait(attempt, reply);
      return;
    }
    this.events.onMoved();
    const { state } = this;
    if (state.lateQuestion !== null && question.position > state.lateQuestion + 1) state.lateQuestion = null;
    attempt.open(sitting, question, reply);
    state.proctor.begin(sitting.proctoring);
    state.proctor.hold(reply.isPaused);
    state.dispatch({ type: 'question-opened', sitting, question, control: this.#unread(controlOf(reply)) });
  }

  /** Held by staff: the server shows no question until they let the exam go on. */
  #wait(attempt: RunningAttempt, reply: ExamSitting): void {
    const sitting = sittingOf(reply);
    this.events.onMoved();
    attempt.wait(sitting);
    this.state.proctor.begin(sitting.proctoring);
    this.state.proctor.hold(true);
    this.state.dispatch({ type: 'paused', sitting, control: this.#unread(controlOf(reply)) });
  }

  /** The server shows the question anew, and what it holds of the answer: what came during the pause is sent again and counts. */
  async #goOn(): Promise<void> {
    if (this.#isGoingOn) return;
    this.#isGoingOn = true;
    try {
      await this.seat(await this.state.api.resume(false));
    } catch (thrown) {
      const failure = examFailureOf(thrown);
      if (failure.kind === 'refused') this.events.onRefused(failure);
    } finally {
      this.#isGoingOn = false;
    }
  }

  /** What staff gave meanwhile reaches the other questions too. Without a line what is known has to do. */
  async readSlots(): Promise<void> {
    const timed = await this.state.api.resume(false).catch(() => null);
    const { question, visit, slots } = timed?.reply ?? {};
    if (question && slots)
      this.state.dispatch({ type: 'slots-told', questionId: question.id, visit: visit ?? 0, slots });
  }

  /** The attempt is handed in. What is still unsent goes out, marked late by the server. */
  async finish(): Promise<void> {
    const { attempt, phase, ports } = this.state;
    if (!attempt || this.#isFinishing || isExamOver(phase)) return;
    this.#isFinishing = true;
    attempt.rest();
    this.events.onMoved();
    const { proctor } = this.state;
    const cause = phase.name === 'ending' ? phase.cause : 'candidate';
    this.state.dispatch({ type: 'ending', cause, step: 'calculating', facts: attempt.facts() });
    await Promise.all([
      this.#deliver(attempt),
      proctor.end(),
      new Promise((resolve) => setTimeout(resolve, CALCULATING_MS)),
    ]);
    const isByProctoring = proctor.view().isSubmittedByProctoring;
    const { answersSecret } = attempt.sitting;
    let earlier: Promise<void> | undefined;
    if (attempt.isSending) {
      this.#tell({ type: 'ended', facts: { ...attempt.facts(), isByProctoring, rest: 'sending' } });
      // Those of what has arrived wait for nothing that is still on its way, nor does that wait for them.
      earlier = this.#readReceipts(answersSecret);
      await this.#untilSent(attempt);
    }
    const ended: EndingFacts = { ...attempt.facts(), isByProctoring };
    if (attempt.isDelivered) await ports.outbox.forget(attempt.sitting.attemptId).catch(() => undefined);
    else Object.assign(ended, { rest: 'kept' });
    this.state.leftovers = attempt.leftovers;
    this.#tell({ type: 'ended', facts: ended });
    await earlier;
    await this.#readReceipts(answersSecret);
  }

  /** Without a line the page waits, for only this device has the answers; what the server cannot take does not keep anybody. */
  async #deliver(attempt: RunningAttempt): Promise<void> {
    await this.state.keepTrying(async () => {
      const failure = await attempt.flush();
      if (failure?.kind === 'network') throw failure;
    });
  }

  /** To the last page, and to what is remembered of it. */
  #tell(event: ExamEvent): void {
    this.state.dispatch(event);
    const { phase, ports } = this.state;
    if (phase.name === 'success') ports.onEnded(phase.facts);
  }

  /** Behind the last page the queues go on until the server has taken, or refused, all that there is. */
  #untilSent(attempt: RunningAttempt): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (attempt.isSending) return;
        end();
        resolve();
      };
      const end = this.state.subscribe(look);
      look();
    });
  }

  /** They do not hold the thanks up: on a poor line they come later. */
  async #readReceipts(secret: string): Promise<void> {
    const timed = await this.state.keepTrying(() => this.state.api.readReceipts(secret)).catch(() => null);
    if (timed) this.#tell({ type: 'receipts-read', receipts: timed.reply });
  }

  /** After another window had the attempt, this one starts from what the outbox holds now. */
  async #attemptFor(sitting: Sitting): Promise<RunningAttempt> {
    const { attempt } = this.state;
    if (attempt && !attempt.queue.isStopped && attempt.sitting.attemptId === sitting.attemptId) return attempt;
    attempt?.stop(new ExamFailure('refused', PAGE_TAKEN));
    const { api, clock, connection, ports } = this.state;
    this.state.attempt = await RunningAttempt.of(sitting, {
      api,
      clock,
      connection,
      outbox: ports.outbox,
      linkKey: ports.linkKey,
      onChange: () => this.state.emit(),
      onZero: () => this.events.onZero(),
      onSaved: (reply) => this.#saved(reply),
      onPulse: (pulse) => this.#pulsed(pulse),
      onRefused: (failure) => this.events.onRefused(failure),
    });
    return this.state.attempt;
  }

  #saved({ questionId, closesAt, isLate }: SavedAnswer): void {
    if (isLate) void this.#cameLate(questionId);
    else this.#moveDeadline(questionId, closesAt);
  }

  /** Unless its time was up, a pause began that this page has not heard of; then nothing is lost. */
  async #cameLate(questionId: string): Promise<void> {
    const { phase, api, attempt } = this.state;
    const isHere = phase.name === 'question' && phase.question.id === questionId;
    if (isHere && isHeld(phase)) return;
    const pulse = isHere && phase.leaving === 'no' ? (await api.pulse().catch(() => null))?.reply : null;
    if (pulse?.isPaused) {
      this.#pulsed(pulse);
      return;
    }
    this.state.lateQuestion = attempt?.book.record(questionId)?.position ?? null;
    this.state.emit();
  }

  #pulsed(pulse: Pulse): void {
    const { state, isLivePage } = pulse;
    if (state === 'SUBMITTED') void this.finish();
    else if (!isLivePage) this.events.onRefused(new ExamFailure('refused', PAGE_TAKEN));
    else this.#controlled(pulse);
    if (pulse.snapshotDue && isLivePage) void this.state.snapshots.due(pulse.snapshotDue);
  }

  /** Staff stopped or started the clock, gave time, or wrote something. */
  #controlled(pulse: Pulse): void {
    const { questionId, closesAt, durationSeconds } = pulse;
    const control = this.#unread(controlOf(pulse));
    if (!control.isPaused && isHeld(this.state.phase)) return void this.#goOn();
    this.state.proctor.hold(control.isPaused);
    this.state.dispatch({ type: 'control-told', questionId, durationSeconds, control });
    if (control.isPaused) this.state.attempt?.hold();
    else if (questionId && closesAt) this.#moveDeadline(questionId, closesAt);
  }

  /** Without what was read here: the server may not have heard of it yet. */
  #unread(control: ExamControl): ExamControl {
    const { message } = control;
    return message && this.state.readMessages.has(message.id) ? { ...control, message: null } : control;
  }

  /** Every reply carries the close of its question, in case it was moved; and the clock may have been set by it. */
  #moveDeadline(questionId: string, closesAt: string): void {
    const { phase, attempt } = this.state;
    if (!isOpenForAnswers(phase) || phase.question.id !== questionId) return;
    if (phase.question.closesAt !== closesAt) this.state.dispatch({ type: 'deadline-moved', questionId, closesAt });
    attempt?.watch(closesAt);
  }
}

const sittingOf = ({
  attemptId,
  answersSecret,
  questionCount,
  position,
  candidateFirstName,
  assessmentTitle,
  language,
  languages,
  languageOffer,
  showProgress,
  mayGoBack,
  visit,
  slots,
  proctoring,
}: ExamSitting): Sitting => ({
  attemptId,
  answersSecret,
  questionCount,
  position,
  candidateFirstName,
  assessmentTitle,
  language,
  languages,
  languageOffer,
  showProgress,
  mayGoBack,
  visit,
  slots,
  proctoring,
});
