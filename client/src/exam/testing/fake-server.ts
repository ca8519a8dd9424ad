import { answerInput, sameAnswer, type AnswerValue } from '../../answering/answer-value';
import { steadyNow } from '../engine/clock';
import { ANSWER_NOT_KEPT, ExamFailure, INTERNAL, noConnection, PAGE_TAKEN } from '../engine/failure';
import type { Signal } from '../engine/proctoring/signal';
import { FakeFiles } from './fake-files';
import { FakeProctoring } from './fake-proctoring';
import type {
  Consent,
  ExamApi,
  ExamEntry,
  ExamQuestion,
  ExamReceipts,
  ExamSitting,
  Haste,
  ProctorState,
  Pulse,
  SavedAnswer,
  Timed,
} from '../engine/ports';

/** `cut`: fails at once. `hole`: swallows requests until they time out. `deaf`: loses replies. `broken`: the server is up and cannot work. */
export type LineState = 'up' | 'cut' | 'hole' | 'deaf' | 'broken';

interface StoredAnswer {
  value: AnswerValue | null;
  revision: number;
  savedAt: string | null;
  closesAt: number;
  closedAt: number | null;
  /** Left, with what it had left. */
  msLeft: number | null;
  visit: number;
  late: { value: AnswerValue; revision: number; savedAt: string } | null;
}

const GRACE_MS = 2_000;
const LIVE_PAGE_MS = 15_000;
const SLACK_SECONDS = 60;
const SECRET = 'told at the start';
const TIMEOUT_MS = 8_000;

export interface PaperQuestion extends Partial<ExamQuestion> {
  id: string;
  durationSeconds: number;
}

/** The rules of the real server, kept in memory. Its time runs with the steady clock of the test, from a moment of its own. */
export class FakeServer {
  line: LineState = 'up';
  /** One way. */
  delayMs = 0;
  skewMs = 0;
  readonly calls: string[] = [];
  /** Of each save, as the page said it. */
  readonly hastes: (Haste | undefined)[] = [];
  readonly answers = new Map<string, StoredAnswer>();
  readonly files = new FakeFiles(() => this.now());
  readonly proctoring = new FakeProctoring();
  consent: Consent | null = null;
  livePage: string | null = null;
  /** By the server's clock. */
  submittedAt: string | null = null;
  entryFailure: ExamFailure | null = null;
  /** What becomes of every answer that is sent. */
  saveFailure: ExamFailure | null = null;
  receiptsFailure: ExamFailure | null = null;
  /** By the server's clock; staff have stopped the exam. */
  pausedAt: number | null = null;
  message: { id: string; text: string; at: string } | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #addedSeconds = new Map<string, number>();
  entryOverride: Partial<ExamEntry> = {};
  #position = 0;
  #pageSeenAt = 0;

  constructor(
    private readonly paper: readonly PaperQuestion[],
    private readonly mayGoBack = false,
  ) {}

  now(): number {
    return Date.UTC(2026, 10, 21, 9) + steadyNow() + this.skewMs;
  }

  api(pageId: string): ExamApi {
    return {
      readEntry: () => this.#call('entry', () => this.#entry()),
      start: (consent) =>
        this.#call('start', () => {
          this.consent = consent;
          return this.#resume(pageId, true);
        }),
      resume: (takeOver) => this.#call('resume', () => this.#resume(pageId, takeOver)),
      save: ({ questionId, revision, value }, haste) => {
        this.hastes.push(haste);
        return this.#call(`save ${questionId} ${revision}`, () =>
          this.#save(pageId, questionId, revision, value ?? {}),
        );
      },
      next: (questionId) => this.#call(`next ${questionId}`, () => this.#next(pageId, questionId)),
      goTo: (from, position) =>
        this.#call(`go ${from.questionId} ${position}`, () => this.#goTo(pageId, from, position)),
      changeLanguage: (language) => this.#call(`language ${language}`, () => this.#resume(pageId, true)),
      submit: () => this.#call('submit', () => this.#submit(pageId)),
      pulse: () => this.#call('pulse', () => this.#pulse(pageId)),
      listen: (onNudge) => {
        this.#listeners.add(onNudge);
        return () => this.#listeners.delete(onNudge);
      },
      readMessage: (id) => this.#call(`read ${id}`, () => this.#read(id)),
      readReceipts: (secret) => this.#call('receipts', () => this.#receipts(secret)),
      proctorState: () => this.#call('proctor state', () => this.proctoring.state(this.now(), this.isSubmitted)),
      reportSignals: (signals) => this.#call('signals', () => this.#signals(signals)),
      uploadSnapshot: ({ snapshotId }) =>
        this.#call(`snapshot ${snapshotId}`, () => this.proctoring.state(this.now(), this.isSubmitted)),
      noteEvent: (id, note) => this.#call('note', () => this.#note(id, note)),
      uploadFile: (id, questionId, file) =>
        this.#call(`file ${file.name}`, () => this.files.store(id, questionId, file)),
      startRecording: (id, questionId, type) => this.#call('record', () => this.files.start(id, questionId, type)),
      uploadPart: (id, index, part) => this.#call(`part ${index}`, () => this.files.write(id, index, part)),
      finishRecording: (id, parts) => this.#call(`finish ${parts}`, () => this.files.finish(id, parts)),
    };
  }

  /** Staff did something, and the page is told. */
  nudge(): void {
    for (const listener of this.#listeners) listener();
  }

  /** How many pages are being told. */
  get listening(): number {
    return this.#listeners.size;
  }

  stored(questionId: string): StoredAnswer {
    const answer = this.answers.get(questionId);
    if (!answer) throw new Error(`Not opened: ${questionId}`);
    return answer;
  }

  pause(): void {
    this.pausedAt ??= this.now();
  }

  continue(): void {
    const open = this.#open();
    if (this.pausedAt !== null && open) this.stored(open.id).closesAt += this.now() - this.pausedAt;
    this.pausedAt = null;
  }

  addTime(questionId: string, seconds: number): void {
    this.#addedSeconds.set(questionId, (this.#addedSeconds.get(questionId) ?? 0) + seconds);
    const answer = this.stored(questionId);
    if (answer.msLeft === null) answer.closesAt += seconds * 1000;
    else answer.msLeft += seconds * 1000;
  }

  #read(messageId: string): string {
    if (this.message?.id === messageId) this.message = null;
    return messageId;
  }

  #control(question: PaperQuestion | undefined) {
    const addedSeconds = question ? (this.#addedSeconds.get(question.id) ?? 0) : 0;
    const sittingEndsAt = this.pausedAt === null && !this.isSubmitted ? this.#endsAt() : null;
    return { isPaused: this.pausedAt !== null, addedSeconds, message: this.message, sittingEndsAt };
  }

  /** As on the server: the open question runs out, then every other one would have, then the slack. */
  #endsAt(): string {
    const open = this.#open();
    const from = open ? this.stored(open.id).closesAt : this.now();
    const restMs = this.paper.reduce((sum, { id, durationSeconds }) => {
      const answer = this.answers.get(id);
      return sum + (answer ? (answer.msLeft ?? 0) : durationSeconds * 1000);
    }, 0);
    return new Date(from + restMs + SLACK_SECONDS * 1000).toISOString();
  }

  async #call<Reply>(name: string, act: () => Reply): Promise<Timed<Reply>> {
    const sentAt = steadyNow();
    this.calls.push(name);
    if (this.line === 'cut') throw noConnection();
    if (this.line === 'hole') return after(TIMEOUT_MS, () => Promise.reject(noConnection()));
    await after(this.delayMs, () => undefined);
    if (this.line === 'broken') throw new ExamFailure('server', INTERNAL);
    const reply = act();
    if (this.line === 'deaf') throw noConnection();
    await after(this.delayMs, () => undefined);
    return { reply, exchange: { sentAt, receivedAt: steadyNow() } };
  }

  #entry(): ExamEntry {
    if (this.entryFailure) throw this.entryFailure;
    return {
      state: this.isSubmitted ? 'SUBMITTED' : this.#position > 0 ? 'IN_PROGRESS' : 'NOT_STARTED',
      unavailableReason: null,
      opensAt: null,
      closesAt: null,
      assessmentTitle: 'Senior Accountant, Gulf',
      jobRole: 'Accountant',
      description: '',
      language: 'EN',
      languages: ['EN'],
      languageOffer: 'OWN',
      inOtherLanguage: null,
      welcomeVideoUrl: null,
      welcomeVideoCaptions: null,
      candidateFirstName: 'Noor',
      questionCount: this.paper.length,
      totalSeconds: this.paper.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
      baseSeconds: this.paper.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
      extraTimePercent: 0,
      serverNow: this.#stamp(),
      showProgress: true,
      mayGoBack: this.mayGoBack,
      needsCamera: false,
      needsMicrophone: false,
      types: ['MULTIPLE_CHOICE'],
      takesBack: false,
      shortestSeconds: 60,
      longestSeconds: 60,
      brand: { name: null, logo: null, accent: null, supportAddress: 'support@mizan.local', imprint: null },
      organiser: null,
      accommodation: null,
      proctoring: this.proctoring.rules,
      ...this.entryOverride,
    };
  }

  #resume(pageId: string, takeOver: boolean): ExamSitting {
    const isVacant = this.now() - this.#pageSeenAt > LIVE_PAGE_MS;
    if (this.livePage !== null && this.livePage !== pageId && !takeOver && !isVacant)
      throw new ExamFailure('refused', PAGE_TAKEN);
    this.livePage = pageId;
    this.#pageSeenAt = this.now();
    return this.#advance();
  }

  #save(pageId: string, questionId: string, revision: number, value: AnswerValue): SavedAnswer {
    if (this.saveFailure) throw this.saveFailure;
    const answer = this.answers.get(questionId);
    if (!answer) throw new ExamFailure('refused', 'ATTEMPT_QUESTION_NOT_FOUND');
    const isLive = pageId === this.livePage;
    if (isLive) this.#pageSeenAt = this.now();
    const isInTime = this.now() <= Math.min(answer.closesAt, this.pausedAt ?? Infinity) + GRACE_MS;
    const isOnTime = isLive && answer.closedAt === null && answer.msLeft === null && isInTime;
    if (isOnTime && revision > answer.revision) Object.assign(answer, { value, revision, savedAt: this.#stamp() });
    if (!isOnTime && isAbove(answer, revision, value, isLive))
      answer.late = { value, revision, savedAt: this.#stamp() };
    if (!isLive) throw new ExamFailure('refused', isLeftOut(answer, value) ? ANSWER_NOT_KEPT : PAGE_TAKEN);
    const isLate = answer.revision < revision;
    const stored = isLate ? (answer.late?.revision ?? answer.revision) : answer.revision;
    const closesAt = new Date(answer.closesAt).toISOString();
    return {
      questionId,
      revision: stored,
      savedAt: this.#stamp(),
      isLate,
      receipt: receiptOf(questionId, stored),
      serverNow: this.#stamp(),
      closesAt,
    };
  }

  #next(pageId: string, questionId: string): ExamSitting {
    this.#demand(pageId);
    const answer = this.answers.get(questionId);
    if (this.pausedAt !== null) return this.#sitting(this.#open() ?? null);
    const isEarly = this.mayGoBack && answer && this.now() < answer.closesAt;
    if (answer && !isEarly) answer.closedAt ??= this.now();
    return this.#advance();
  }

  #goTo(pageId: string, from: { questionId: string; visit: number }, position: number): ExamSitting {
    this.#demand(pageId);
    const open = this.#open();
    const target = this.paper[position - 1];
    const isOld = open?.id !== from.questionId || this.stored(from.questionId).visit !== from.visit;
    const isThere = target && (this.answers.get(target.id)?.msLeft != null || position === this.answers.size + 1);
    if (isOld || !isThere || !this.mayGoBack || this.pausedAt !== null) return this.#advance();
    const answer = this.stored(open.id);
    if (this.now() < answer.closesAt) answer.msLeft = answer.closesAt - this.now();
    else answer.closedAt = this.now();
    this.#enter(position);
    return this.#advance();
  }

  #submit(pageId: string): ExamSitting {
    this.#demand(pageId);
    this.isSubmitted = true;
    return this.#sitting(null);
  }

  #pulse(pageId: string): Pulse {
    if (pageId === this.livePage) this.#pageSeenAt = this.now();
    const open = this.#open();
    return {
      serverNow: this.#stamp(),
      state: this.isSubmitted ? 'SUBMITTED' : 'IN_PROGRESS',
      snapshotDue: this.proctoring.snapshotDue,
      isLivePage: pageId === this.livePage,
      questionId: open?.id ?? null,
      closesAt: open ? new Date(this.stored(open.id).closesAt).toISOString() : null,
      durationSeconds: open ? this.#durationOf(open) : 0,
      ...this.#control(open),
    };
  }

  #receipts(secret: string): ExamReceipts {
    if (this.receiptsFailure) throw this.receiptsFailure;
    if (secret !== SECRET) throw new ExamFailure('refused', 'RECEIPT_NOT_FOUND');
    const receipts = this.paper.flatMap(({ id }, index) => linesOf(id, index + 1, this.answers.get(id)));
    const { submittedAt } = this;
    if (submittedAt === null) return { submittedAt, usedSeconds: null, sittingCode: null, receipts };
    const usedSeconds = this.#usedSeconds(submittedAt);
    return { submittedAt, usedSeconds, sittingCode: '7F3C29-ALLOF-THEM0', receipts };
  }

  #usedSeconds(submittedAt: string): number {
    const used = this.paper.map((question) => {
      const answer = this.answers.get(question.id);
      if (!answer) return 0;
      const msLeft = answer.msLeft ?? answer.closesAt - (answer.closedAt ?? Date.parse(submittedAt));
      return Math.round(this.#durationOf(question) - msLeft / 1000);
    });
    return used.reduce((sum, seconds) => sum + seconds, 0);
  }

  #signals(signals: Signal[]): ProctorState {
    this.proctoring.take(signals);
    if (this.proctoring.isOnceTooOften) this.isSubmitted = true;
    return this.proctoring.state(this.now(), this.isSubmitted);
  }

  #note(id: string, note: string): ProctorState {
    this.proctoring.note(id, note);
    return this.proctoring.state(this.now(), this.isSubmitted);
  }

  #demand(pageId: string): void {
    if (pageId !== this.livePage) throw new ExamFailure('refused', PAGE_TAKEN);
  }

  #open(): PaperQuestion | undefined {
    return this.paper.find(({ id }) => {
      const answer = this.answers.get(id);
      return answer?.closedAt === null && answer.msLeft === null;
    });
  }

  #durationOf(question: PaperQuestion): number {
    return question.durationSeconds + (this.#addedSeconds.get(question.id) ?? 0);
  }

  #advance(): ExamSitting {
    if (this.pausedAt !== null) return this.#sitting(this.#open() ?? null);
    const open = this.#open();
    if (open && this.now() > this.stored(open.id).closesAt + GRACE_MS) this.stored(open.id).closedAt = this.now();
    if (!this.#open()) this.#openFollowing();
    const question = this.isSubmitted ? undefined : this.#open();
    return this.#sitting(question ?? null);
  }

  #openFollowing(): void {
    const slots = this.paper.map(({ id }, index) => ({ position: index + 1, answer: this.answers.get(id) }));
    const waiting = slots.filter(({ answer }) => !answer || (answer.msLeft !== null && answer.closedAt === null));
    const next = waiting.find(({ position }) => position > this.#position) ?? waiting[0];
    if (next) this.#enter(next.position);
    else this.isSubmitted = true;
  }

  #enter(position: number): void {
    const question = this.paper[position - 1];
    if (!question) return;
    const left = this.answers.get(question.id);
    this.#position = position;
    if (left) {
      Object.assign(left, { closesAt: this.now() + (left.msLeft ?? 0), msLeft: null, visit: left.visit + 1 });
      return;
    }
    const closesAt = this.now() + question.durationSeconds * 1000;
    const fresh = { value: null, revision: 0, savedAt: null, closedAt: null, late: null, msLeft: null, visit: 1 };
    this.answers.set(question.id, { ...fresh, closesAt });
  }

  #slots(): ExamSitting['slots'] {
    if (!this.mayGoBack) return [];
    const open = this.#open();
    return this.paper.map(({ id, durationSeconds }, index) => {
      const answer = this.answers.get(id);
      const left = (answer?.msLeft ?? (answer ? answer.closesAt - this.now() : durationSeconds * 1000)) / 1000;
      const state = !answer ? 'UNSEEN' : answer.closedAt !== null ? 'CLOSED' : open?.id === id ? 'OPEN' : 'LEFT';
      return { position: index + 1, state, isAnswered: answer?.value != null, secondsLeft: Math.floor(left) };
    });
  }

  #sitting(open: PaperQuestion | null): ExamSitting {
    const question = this.pausedAt === null ? open : null;
    const answer = question && this.stored(question.id);
    return {
      attemptId: '7f3k29aa-0000-4000-8000-000000000000',
      answersSecret: SECRET,
      state: this.isSubmitted ? 'SUBMITTED' : 'IN_PROGRESS',
      serverNow: this.#stamp(),
      questionCount: this.paper.length,
      position: this.answers.size,
      mayGoBack: this.mayGoBack,
      visit: answer?.visit ?? 0,
      slots: this.#slots(),
      question: question && answer && this.#paperQuestion(question, answer),
      answer: answerInput(answer?.value ?? null),
      answerRevision: Math.max(answer?.revision ?? 0, answer?.late?.revision ?? 0),
      answerSavedAt: answer?.savedAt ?? null,
      answerFiles: question && answer ? this.files.given(question.id, answer) : [],
      candidateFirstName: 'Noor',
      assessmentTitle: 'Senior Accountant, Gulf',
      language: 'EN',
      languages: ['EN'],
      languageOffer: 'OWN',
      showProgress: true,
      proctoring: this.proctoring.rules,
      ...this.#control(question ?? undefined),
    };
  }

  #paperQuestion(question: PaperQuestion, { closesAt }: StoredAnswer): ExamQuestion {
    return {
      position: this.#position,
      type: 'OPEN_ENDED',
      language: 'EN',
      inOtherLanguage: null,
      text: 'Why?',
      score: 8,
      textHtml: null,
      baseDurationSeconds: question.durationSeconds,
      opensAt: new Date(closesAt - question.durationSeconds * 1000).toISOString(),
      closesAt: new Date(closesAt).toISOString(),
      ...question,
      durationSeconds: this.#durationOf(question),
    };
  }

  get isSubmitted(): boolean {
    return this.submittedAt !== null;
  }

  set isSubmitted(isSubmitted: boolean) {
    this.submittedAt = isSubmitted ? this.#stamp() : null;
  }

  #stamp(): string {
    return new Date(this.now()).toISOString();
  }
}

function isAbove({ revision, late }: StoredAnswer, sent: number, value: AnswerValue, isLive: boolean): boolean {
  const isOther = isLive && sent === late?.revision && !sameAnswer(late.value, value);
  return sent > revision && (sent > (late?.revision ?? 0) || isOther);
}

const isLeftOut = ({ value: inTime, late, closedAt }: StoredAnswer, value: AnswerValue): boolean =>
  closedAt !== null && !sameAnswer(inTime, value) && !(late !== null && sameAnswer(late.value, value));

const receiptOf = (questionId: string, revision: number) => `7F3C29-${questionId}-R${revision}`.toUpperCase();

function linesOf(id: string, position: number, answer: StoredAnswer | undefined): ExamReceipts['receipts'] {
  const line = (storedAt: string | null, revision: number, isLate: boolean) => ({
    position,
    storedAt,
    code: storedAt && receiptOf(id, revision),
    isLate,
    isCounted: !isLate,
  });
  const late = answer?.late ? [line(answer.late.savedAt, answer.late.revision, true)] : [];
  const inTime =
    answer?.savedAt || late.length === 0 ? [line(answer?.savedAt ?? null, answer?.revision ?? 0, false)] : [];
  return [...inTime, ...late];
}

function after<T>(ms: number, act: () => T | Promise<T>): Promise<T> {
  if (ms === 0) return Promise.resolve(act());
  return new Promise((resolve) => setTimeout(() => resolve(act()), ms));
}
