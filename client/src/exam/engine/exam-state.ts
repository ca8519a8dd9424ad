import type { AnswerRecord } from './answer-record';
import { ServerClock } from './clock';
import { Connection, type ConnectionStatus } from './connection';
import type { EndingFacts } from './ending';
import type { ExamFailure } from './failure';
import { keepTrying } from './keep-trying';
import type { Leftovers } from './leftovers';
import { sharedCamera } from '../../answering/recorder/shared-camera';
import { Proctor } from './proctoring/proctor';
import { SnapshotTaker } from './proctoring/snapshot-taker';
import { phaseAfter, type ExamEvent, type Phase } from './machine';
import type { Outbox } from './outbox';
import type { ExamApi } from './ports';
import type { RunningAttempt } from './running-attempt';
import { saveStateOf, type SaveState } from './save-state';
import { watchedApi } from './watched-api';

export interface ExamPorts {
  api: ExamApi;
  outbox: Outbox;
  /** Of the link, see `linkKey`. */
  linkKey: string;
  /** Of this page; a preview has none, and writes no files. */
  pageId?: string;
  /** The exam had been handed in before. */
  onSubmitted: () => void;
  onEnded: (facts: EndingFacts) => void;
  /** Another clock than the server's, for a preview. */
  clock?: ServerClock;
}

/** All that the screens draw: a new object on each change. */
export interface ExamView {
  phase: Phase;
  answer: AnswerRecord | null;
  save: SaveState;
  connection: ConnectionStatus;
  /** Some answer has not reached the server. */
  hasUnsent: boolean;
  /** The server has everything, recordings and files as well. */
  isDelivered: boolean;
  /** When the next try is, by `steadyNow`. */
  retryAt: number | null;
  /** Questions that the candidate wants to look at again. */
  marked: readonly number[];
  /** The number of the question whose last words arrived after its time, while that is news. */
  lateQuestion: number | null;
}

/** Where the exam stands, for everybody who moves it and for the screens that show it. */
export class ExamStanding {
  readonly clock: ServerClock;
  readonly connection = new Connection(() => this.emit());
  readonly api: ExamApi;
  readonly proctor: Proctor;
  readonly snapshots: SnapshotTaker;
  /** The server handed the exam in; taking a question goes on from there. */
  onSubmitted: () => void = () => undefined;
  readonly #listeners = new Set<() => void>();
  phase: Phase = { name: 'loading', failure: null };
  attempt: RunningAttempt | null = null;
  lateQuestion: number | null = null;
  /** Once the exam is over. */
  leftovers: Leftovers | null = null;
  /** Messages of the staff that were read on this page. */
  readonly readMessages = new Set<string>();
  #view: ExamView = this.#draw();

  constructor(readonly ports: ExamPorts) {
    this.clock = ports.clock ?? new ServerClock();
    this.api = watchedApi(ports.api, this.clock, this.connection);
    const { api, clock, connection } = this;
    const onSubmitted = () => this.onSubmitted();
    this.proctor = new Proctor({ api, clock, connection, linkKey: ports.linkKey, onSubmitted });
    this.snapshots = new SnapshotTaker({
      api,
      clock,
      connection,
      camera: sharedCamera,
      onHint: () => void this.proctor.refresh(),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): ExamView => this.#view;

  dispatch(event: ExamEvent): void {
    this.phase = phaseAfter(this.phase, event);
    this.emit();
  }

  emit(): void {
    this.#view = this.#draw();
    for (const listener of this.#listeners) listener();
  }

  /** Repeats the call until it gets through, and shows meanwhile why it does not. A refusal is thrown. */
  keepTrying<T>(call: () => Promise<T>): Promise<T | null> {
    const onFailure = (failure: ExamFailure) => this.dispatch({ type: 'failed', failure });
    return keepTrying(call, { connection: this.connection, isWanted: () => true, onFailure });
  }

  #draw(): ExamView {
    const { phase, attempt, lateQuestion } = this;
    const connection = this.connection.status;
    const trouble = attempt?.queue.trouble;
    const files = phase.name === 'question' ? (attempt?.files.of(phase.question.id) ?? []) : [];
    const answer = phase.name === 'question' ? attempt?.book.record(phase.question.id) : undefined;
    const circumstances = {
      isWaiting: files.some(({ state }) => state !== 'sent' && state !== 'refused'),
      isFailing: trouble != null,
      isDurable: (attempt?.book.isDurable ?? true) && !files.some(({ state }) => state === 'unsent'),
      connection,
    };
    return {
      phase,
      answer: answer ?? null,
      save: answer ? saveStateOf(answer, circumstances) : 'empty',
      connection,
      isDelivered: attempt?.isDelivered ?? true,
      hasUnsent: (attempt?.book.undelivered().length ?? 0) > 0,
      retryAt: trouble?.retryAt ?? this.connection.retryAt,
      lateQuestion,
      marked: attempt?.marked ?? [],
    };
  }
}
