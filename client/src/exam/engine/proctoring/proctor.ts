import { sharedCamera, type SharedCamera } from '../../../answering/recorder/shared-camera';
import { openPrompt, type Prompt } from '../../../lib/prompts';
import type { ServerClock } from '../clock';
import type { Connection } from '../connection';
import { examFailureOf, type ExamFailure } from '../failure';
import type { ExamApi, ExamProctoring, OwnProctorEvent, ProctorState } from '../ports';
import { tabStorage, type TabStorage } from '../tab-storage';
import { all, onDocument, type Off } from '../listen';
import { Absence } from './absence';
import { Expectation } from './expectation';
import { canFullScreen, isFullScreen } from './full-screen';
import { SignalQueue } from './signal-queue';
import { isLeaving, isWatched, needsCamera, type SignalKind } from './signal';
import { leavingNow, watchPage } from './watcher';
import { Listeners } from '../../../lib/listeners';

export interface ProctorPorts {
  api: Pick<ExamApi, 'reportSignals' | 'proctorState' | 'noteEvent'>;
  clock: ServerClock;
  connection: Connection;
  linkKey: string;
  /** The server handed the exam in. */
  onSubmitted: () => void;
  storage?: TabStorage;
  camera?: SharedCamera;
}

export interface ProctorView {
  rules: ExamProctoring | null;
  isRunning: boolean;
  /** Counted so far; where the line is dead, as far as this page can tell. */
  warnings: number;
  /** A warning that has not been read yet. */
  isWarning: boolean;
  isOutOfFullScreen: boolean;
  /** Staff have just let the exam go on: nothing counts as leaving yet. */
  hasGrace: boolean;
  /** A camera is asked for, and there is none. */
  isCameraLost: boolean;
  isSubmittedByProctoring: boolean;
  events: OwnProctorEvent[];
}

/** While something goes on it is told again so often, for staff who watch, and in case this page never sees its end. */
const REPEAT_MS = 30_000;

/** After staff let the exam go on: time to come back and into full screen before anything is held against anybody. */
export const GRACE_MS = 15_000;

/** The clocks of page and server are never quite the same: told to the millisecond, the minimum would not be reached there. */
const MARGIN_MS = 300;

/** Notices what the assessment watches, tells the server, and knows how the candidate stands. */
export class Proctor {
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  readonly #absences = new Map<SignalKind, { absence: Absence; timer: ReturnType<typeof setTimeout> }>();
  readonly #queue: SignalQueue;
  readonly #expectation = new Expectation();
  #stopWatching: Off | null = null;
  #isHeld = false;
  #grace: ReturnType<typeof setTimeout> | null = null;
  #rules: ExamProctoring | null = null;
  #state: ProctorState | null = null;
  #seen = 0;
  #view: ProctorView;

  constructor(private readonly ports: ProctorPorts) {
    const { api, connection, linkKey, storage = tabStorage } = ports;
    this.#queue = new SignalQueue({ api, connection, storage, linkKey, onState: (state) => this.#learn(state) });
    this.#view = this.#draw();
  }

  readonly view = (): ProctorView => this.#view;

  /** What the assessment watches, before anything runs. */
  know(rules: ExamProctoring): void {
    this.#rules = rules;
    this.#emit();
  }

  /** The candidate sits from now on. May be called again for every question. */
  begin(rules: ExamProctoring): void {
    this.#rules = rules;
    if (this.#stopWatching || !isWatched(rules)) return;
    this.#stopWatching = all(
      watchPage(rules, {
        began: (kind, excuse) => this.began(kind, excuse),
        ended: (kind) => this.ended(kind),
        happened: (kind) => this.happened(kind),
      }),
      ...(needsCamera(rules) ? [this.#watchCamera()] : []),
      onDocument('fullscreenchange', () => this.#emit()),
      onDocument('visibilitychange', () => this.#emit()),
    );
    this.#queue.send();
    void this.#catchUp();
    this.#emit();
  }

  /** The candidate sits no longer, or not in this page. */
  rest(): void {
    this.#stopWatching?.();
    this.#stopWatching = null;
    if (this.#grace !== null) clearTimeout(this.#grace);
    this.#grace = null;
    for (const kind of [...this.#absences.keys()]) this.ended(kind);
    this.#emit();
  }

  /** The attempt is handed in: how the record stands at its end. */
  async end(): Promise<void> {
    this.rest();
    if (this.#rules && isWatched(this.#rules)) await this.refresh();
  }

  /** Staff hold the exam, or let it go on: candidates who went elsewhere meanwhile have some time to come back. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#endGrace();
    if (!isHeld) {
      this.#endLeaving();
      this.#grace = setTimeout(() => this.#endGrace(), GRACE_MS);
    }
    this.#emit();
  }

  began(kind: SignalKind, excuse: Prompt | null = null): void {
    if (this.#absences.has(kind) || (this.#grace !== null && this.#isLeaving(kind))) return;
    const absence = new Absence(kind, this.ports.clock, this.#isHeld ? 'paused' : excuse, this.#seen);
    const minimumMs = (this.#rules?.minimumSeconds ?? 0) * 1000;
    this.#absences.set(kind, { absence, timer: setTimeout(() => this.#goesOn(kind), minimumMs + MARGIN_MS) });
  }

  ended(kind: SignalKind): void {
    const found = this.#absences.get(kind);
    if (!found) return;
    clearTimeout(found.timer);
    this.#absences.delete(kind);
    this.#expect(kind, found.absence);
    if (!this.#isPassing(kind, found.absence)) this.#queue.put(found.absence.told(true));
  }

  happened(kind: SignalKind): void {
    this.#queue.put(new Absence(kind, this.ports.clock, null, this.#seen).told(true));
  }

  /** Another page holds the attempt, and this one was opened beside it. */
  secondPage(): void {
    if (this.#rules && isWatched(this.#rules)) this.happened('SECOND_PAGE');
  }

  /** The warning was read. */
  acknowledge(): void {
    this.#seen = this.#warnings;
    this.#expectation.confirm();
    this.#emit();
  }

  async note(eventId: string, text: string): Promise<ExamFailure | null> {
    try {
      this.#learn((await this.ports.api.noteEvent(eventId, text)).reply);
      return null;
    } catch (thrown) {
      return examFailureOf(thrown);
    }
  }

  /** The keyboard was elsewhere for a moment, as with a notice of the system. */
  #isPassing(kind: SignalKind, { lastedMs }: Absence): boolean {
    return kind === 'WINDOW_BLUR' && lastedMs < (this.#rules?.minimumSeconds ?? 0) * 1000;
  }

  #isLeaving(kind: SignalKind): boolean {
    return this.#rules !== null && isLeaving(kind, this.#rules);
  }

  #endLeaving(): void {
    for (const kind of [...this.#absences.keys()]) if (this.#isLeaving(kind)) this.ended(kind);
  }

  /** Who is still away begins to be so now. */
  #endGrace(): void {
    if (this.#grace === null) return;
    clearTimeout(this.#grace);
    this.#grace = null;
    for (const kind of leavingNow()) if (this.#isLeaving(kind)) this.began(kind, openPrompt());
    this.#emit();
  }

  #goesOn(kind: SignalKind): void {
    const found = this.#absences.get(kind);
    if (!found) return;
    this.#expect(kind, found.absence);
    this.#queue.put(found.absence.told(false));
    found.timer = setTimeout(() => this.#goesOn(kind), this.#untilNextMs(found.absence));
  }

  /** To the moment at which staying away may end the exam, and then every so often. */
  #untilNextMs({ lastedMs }: Absence): number {
    const comeBackMs = (this.#rules?.comeBackSeconds ?? 0) * 1000 + MARGIN_MS;
    return lastedMs < comeBackMs ? comeBackMs - lastedMs : REPEAT_MS;
  }

  /** Without the server, the page warns by its own count; the server has the last word. */
  #expect(kind: SignalKind, absence: Absence): void {
    if (!this.#rules || absence.isExcused || !this.#isLeaving(kind)) return;
    this.#expectation.away(absence, this.#rules);
    this.#emit();
  }

  /** Missing or lost it is noted, and the exam goes on. */
  #watchCamera(): Off {
    const { camera = sharedCamera } = this.ports;
    const look = () => {
      const { name } = camera.state();
      if (name === 'failed') this.began('CAMERA_LOST');
      if (name === 'on') this.ended('CAMERA_LOST');
      this.#emit();
    };
    const off = camera.subscribe(look);
    void camera.turnOn().then(look);
    return all(off, () => camera.turnOff());
  }

  /** After a reload: what was counted before was seen before. */
  async #catchUp(): Promise<void> {
    await this.refresh();
    if (!this.#queue.isEmpty || this.#absences.size > 0) return;
    this.#seen = Math.max(this.#seen, this.#state?.warnings ?? 0);
    this.#emit();
  }

  /** Asks the server for the record. */
  async refresh(): Promise<void> {
    const timed = await this.ports.api.proctorState().catch(() => null);
    if (timed) this.#learn(timed.reply);
  }

  #learn(state: ProctorState): void {
    this.#state = state;
    if (this.#queue.isEmpty) this.#expectation.settle();
    this.#emit();
    if (state.isSubmitted && this.#stopWatching) this.ports.onSubmitted();
  }

  get #warnings(): number {
    const known = this.#state?.warnings ?? 0;
    return this.ports.connection.status === 'online' ? known : known + this.#expectation.count;
  }

  #emit(): void {
    this.#view = this.#draw();
    this.#listeners.tell();
  }

  #draw(): ProctorView {
    const rules = this.#rules;
    const isRunning = this.#stopWatching !== null;
    return {
      rules,
      isRunning,
      warnings: this.#warnings,
      isWarning: isRunning && !this.#isHeld && this.#warnings > this.#seen && document.visibilityState !== 'hidden',
      isOutOfFullScreen:
        isRunning && !this.#isHeld && (rules?.fullScreen ?? false) && canFullScreen() && !isFullScreen(),
      hasGrace: this.#grace !== null,
      isCameraLost: this.#absences.has('CAMERA_LOST'),
      isSubmittedByProctoring: this.#state?.isSubmittedByProctoring ?? false,
      events: this.#state?.events ?? [],
    };
  }
}
