import type { AnswerValue } from '../../answering/answer-value';
import type { DateParts } from '../../answering/date/date-parts';
import type { FilePort } from '../../answering/file-port';
import { unsentAnswersFiles } from './unsent-answers';
import { steadyNow } from './clock';
import { LeaveQuestion } from './leave-question';
import { undeliveredHere } from './leftovers';
import { EnterExam } from './enter-exam';
import { ExamStanding, type ExamPorts } from './exam-state';
import { isPageTaken, type ExamFailure } from './failure';
import { isOpenForAnswers, isExamOver } from './machine';
import { NO_FILES } from './no-files';
import type { Proctor } from './proctoring/proctor';
import type { Consent, ExamLanguage } from './ports';
import type { RunningAttempt } from './running-attempt';
import { TakeQuestion } from './take-question';

/** Two refusals within this time are not answered with a third question at once. */
const REFUSAL_PAUSE_MS = 5_000;
/** So long a reload waits for the last part of a recording, or for a photo that is made smaller; then for the database. */
const PATIENCE_MS = 10_000;
const WRITING_MS = 1_000;

/** The exam as one object: commands from the screens in, one view out. */
export class Exam {
  readonly #state: ExamStanding;
  readonly #questions: TakeQuestion;
  readonly #leaving: LeaveQuestion;
  readonly #entry: EnterExam;
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: ExamPorts) {
    const onRefused = (failure: ExamFailure) => this.#refused(failure);
    this.#state = new ExamStanding(ports);
    this.#questions = new TakeQuestion(this.#state, {
      onZero: () => void this.#leaving.byTime(),
      onRefused: (failure) => void onRefused(failure),
      onMoved: () => this.#leaving.cancel(),
    });
    this.#leaving = new LeaveQuestion(this.#state, { onSeated: (timed) => this.#questions.seat(timed), onRefused });
    this.#state.onSubmitted = () => void this.#questions.finish();
    this.#entry = new EnterExam(this.#state, this.#questions, onRefused);
  }

  get clock() {
    return this.#state.clock;
  }

  get linkKey() {
    return this.#state.ports.linkKey;
  }

  /** Of the attempt that runs; there is none before it. */
  get files(): FilePort {
    return this.#state.attempt?.files ?? NO_FILES;
  }

  /** What is watched, and how the candidate stands with it. */
  get proctor(): Proctor {
    return this.#state.proctor;
  }

  /**
   * What the server has not got, to be taken along: answers as in `unsentAnswersFiles`; files and recordings once the exam is over,
   * for until then they are still sent.
   */
  async unsentFiles(): Promise<File[]> {
    const { attempt, leftovers, ports } = this.#state;
    const { outbox, linkKey, pageId } = ports;
    const records = leftovers?.records ?? attempt?.book.undelivered() ?? (await undeliveredHere(outbox, linkKey));
    const secret = attempt?.sitting.answersSecret ?? (await outbox.readSitting(linkKey))?.secret;
    const files = leftovers?.files ?? [];
    if (!records[0] || secret === undefined || pageId === undefined) return files;
    return [...(await unsentAnswersFiles({ attemptId: records[0].attemptId, pageId, secret, records })), ...files];
  }

  /** Whether answers lie here that the server has not got, while it cannot be asked how the exam stands. */
  async holdsUnsent(): Promise<boolean> {
    const { outbox, linkKey } = this.#state.ports;
    return (await undeliveredHere(outbox, linkKey)).length > 0;
  }

  get subscribe() {
    return this.#state.subscribe;
  }

  get view() {
    return this.#state.view;
  }

  readonly enter = (): Promise<void> => this.#entry.enter();

  /** `consent` where the candidate was shown what is watched. */
  async start(consent: Consent | null = null, language: ExamLanguage | null = null): Promise<void> {
    this.#state.dispatch({ type: 'start-pressed' });
    await this.#entry.sit(() => this.#state.api.start(consent, language));
  }

  /** Goes on in this window although another one holds the attempt. */
  async takeOver(): Promise<void> {
    this.#state.dispatch({ type: 'return-pressed' });
    await this.#entry.sit(() => this.#state.api.resume(true));
  }

  /** `atOnce` for answers that are complete with one touch. */
  answer(value: AnswerValue, atOnce: boolean): void {
    this.#edit((attempt, questionId) => attempt.change(questionId, value, atOnce));
  }

  /** What is typed of a date: no answer as yet, and there again after whatever takes it off the screen. */
  keepHalf(half: DateParts | null): void {
    this.#edit((attempt, questionId) => attempt.book.keepHalf(questionId, half));
  }

  #edit(write: (attempt: RunningAttempt, questionId: string) => void): void {
    const { phase, attempt } = this.#state;
    if (!isOpenForAnswers(phase) || !attempt) return;
    this.#leaving.cancel();
    this.#state.dispatch({ type: 'answer-changed' });
    write(attempt, phase.question.id);
  }

  showOtherVersion(): void {
    const { phase, attempt } = this.#state;
    if (isOpenForAnswers(phase)) attempt?.swapVersions(phase.question.id);
  }

  /** On to the next question, or handing in after the last. */
  readonly leaveQuestion = (): Promise<void> => this.#leaving.byCandidate();

  /** To another question, where one may go back. */
  readonly goTo = (position: number): Promise<void> => this.#leaving.byCandidate({ do: 'go', position });

  readonly handIn = (): Promise<void> => this.#leaving.byCandidate({ do: 'hand-in' });

  /** Takes back what still waits for the line: the candidate does something else meanwhile. */
  stay(): void {
    const { phase } = this.#state;
    if (phase.name !== 'question' || phase.leaving !== 'waiting') return;
    this.#leaving.cancel();
    this.#state.dispatch({ type: 'leave-withdrawn' });
  }

  /** Asks how the other questions stand, for who looks them over. */
  readonly readSlots = (): Promise<void> => this.#questions.readSlots();

  /** Whether there is an answer on this device; null where it does not know. */
  isAnsweredHere(position: number): boolean | null {
    return this.#state.attempt?.isAnswered(position) ?? null;
  }

  /** A question to look at again, or no longer: a note of the candidate's own, kept on this device. */
  toggleMark(position: number): void {
    this.#state.attempt?.toggleMark(position);
    this.#state.emit();
  }

  /** The candidate has left the field: nothing to wait for. */
  sendNow(): void {
    this.#state.attempt?.sendNow();
  }

  /** Hides the message at once; the server is told until it knows. */
  async readMessage(messageId: string): Promise<void> {
    this.#state.readMessages.add(messageId);
    this.#state.dispatch({ type: 'message-read', messageId });
    await this.#state.keepTrying(() => this.#state.api.readMessage(messageId)).catch(() => undefined);
  }

  retryNow(): void {
    this.#state.connection.wake();
    this.sendNow();
  }

  /** The page is being hidden or closed. */
  hide(): void {
    this.#state.attempt?.queue.flushAndForget();
  }

  /** The page is seen again, or the browser says that the line is back. */
  wake(): void {
    this.#state.attempt?.look();
    this.retryNow();
  }

  /** The browser says that the cable is out. */
  lineCut(): void {
    this.#state.connection.cut();
  }

  /** The exam goes on in the other language; false where it could not be told to. Answers and time stay. */
  async changeLanguage(language: ExamLanguage): Promise<boolean> {
    await this.settle();
    const timed = await this.#state.api.changeLanguage(language).catch(() => null);
    if (timed) await this.#questions.seat(timed);
    return timed !== null;
  }

  /** Whether the language may be changed while the exam runs. */
  get changesLanguage(): boolean {
    const { phase } = this.#state;
    const offer = 'sitting' in phase ? phase.sitting.languageOffer : 'OWN';
    return offer === 'SWITCH' || offer === 'BESIDE';
  }

  /** An answer is being recorded right now. */
  get isRecording(): boolean {
    const { phase } = this.#state;
    return phase.name === 'question' && this.files.of(phase.question.id).some(({ state }) => state === 'recording');
  }

  /**
   * Before a reload that the page itself makes: what is being recorded has ended, and all that was given is on this device or
   * on its way to the server.
   */
  async settle(): Promise<void> {
    const { attempt } = this.#state;
    await attempt?.files.settle(PATIENCE_MS);
    this.hide();
    const written = Promise.all([attempt?.book.settle(), attempt?.files.written]);
    await Promise.race([written, new Promise((resolve) => setTimeout(resolve, WRITING_MS))]);
  }

  /** Another window goes on, or the server sees this attempt differently: then it is asked how. */
  async #refused(failure: ExamFailure): Promise<void> {
    this.#leaving.cancel();
    if (isExamOver(this.#state.phase)) return;
    if (isPageTaken(failure)) {
      this.#state.dispatch({ type: 'page-taken' });
      this.#state.attempt?.stop(failure);
      if (this.#state.attempt) this.#state.proctor.rest();
      else this.#state.proctor.secondPage();
      return this.#state.attempt ? undefined : this.#entry.awaitVacancy();
    }
    if (steadyNow() - this.#refusedAt < REFUSAL_PAUSE_MS) await this.#state.connection.rest(REFUSAL_PAUSE_MS);
    this.#refusedAt = steadyNow();
    await this.#entry.enter();
  }
}
