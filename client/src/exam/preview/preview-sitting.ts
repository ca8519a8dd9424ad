import { answerInput, isAnswered, type AnswerValue } from '../../answering/answer-value';
import type { PreviewAnswer } from '../../answering/preview-channel';
import type { PreviewPaperQuery } from '../../graphql/exam-generated';
import type { ServerClock } from '../engine/clock';
import type {
  ExamEntry,
  ExamLanguage,
  ExamQuestion,
  ExamSitting,
  ProctorState,
  Pulse,
  SavedAnswer,
} from '../engine/ports';

export type PreviewedPaper = PreviewPaperQuery['assessment']['paperPreview'];

interface Given {
  value: AnswerValue;
  revision: number;
  savedAt: string;
}

/** A sitting that no server knows of: the same steps, kept in memory. */
export class PreviewSitting {
  /** What the questions that were left have left, in milliseconds; nothing where their time is over. */
  readonly #left = new Map<string, number>();
  #visits = 0;
  #seen = 0;
  readonly #answers = new Map<string, Given>();
  #open: ExamQuestion | null = null;
  #isSubmitted = false;
  #language: ExamLanguage | null = null;

  constructor(
    readonly paper: PreviewedPaper,
    private readonly clock: ServerClock,
  ) {}

  get position(): number | null {
    return this.#open?.position ?? null;
  }

  answers(): PreviewAnswer[] {
    return [...this.#answers].map(([questionId, { value }]) => ({ questionId, value }));
  }

  entry(): ExamEntry {
    return { ...this.paper.entry, serverNow: this.#stamp() };
  }

  /** To the open question, or to the first one. */
  sit(language: ExamLanguage | null = null): ExamSitting {
    if (language) this.#language = language;
    if (!this.#open && !this.#isSubmitted) this.#openAt(0);
    return this.#sitting();
  }

  save(questionId: string, revision: number, value: AnswerValue): SavedAnswer {
    const isLate = this.#open?.id !== questionId;
    if (!isLate) this.#answers.set(questionId, { value, revision, savedAt: this.#stamp() });
    const closesAt = this.#open?.closesAt ?? this.#stamp();
    return { questionId, revision, savedAt: this.#stamp(), isLate, receipt: '', serverNow: this.#stamp(), closesAt };
  }

  next(questionId: string): ExamSitting {
    if (this.#open?.id === questionId) this.#goOn(this.#open);
    return this.#sitting();
  }

  goTo(questionId: string, position: number): ExamSitting {
    const open = this.#open;
    const target = this.paper.questions[position - 1];
    const isThere = target && (this.#msLeft(target) > 0 || position === this.#seen + 1);
    if (open?.id !== questionId || !isThere) return this.#sitting();
    this.#left.set(open.id, Math.max(0, Date.parse(open.closesAt) - this.clock.now()));
    this.#openAt(position - 1);
    return this.#sitting();
  }

  submit(): ExamSitting {
    this.#open = null;
    this.#isSubmitted = true;
    return this.#sitting();
  }

  pulse(): Pulse {
    const { id: questionId = null, closesAt = null } = this.#open ?? {};
    const { durationSeconds = 0 } = this.#open ?? {};
    const quiet = {
      durationSeconds,
      addedSeconds: 0,
      isPaused: false,
      message: null,
      snapshotDue: null,
      sittingEndsAt: null,
    };
    return { serverNow: this.#stamp(), state: this.#state(), isLivePage: true, questionId, closesAt, ...quiet };
  }

  /** In a preview nobody is watched. */
  proctorState(): ProctorState {
    const serverNow = this.#stamp();
    return { serverNow, warnings: 0, isSubmitted: this.#isSubmitted, isSubmittedByProctoring: false, events: [] };
  }

  #openAt(index: number): void {
    const question = this.paper.questions[index];
    if (!question) {
      this.submit();
      return;
    }
    const closesAt = this.#stamp(this.#left.get(question.id) ?? question.durationSeconds * 1000);
    this.#left.delete(question.id);
    this.#open = { ...question, opensAt: this.#stamp(), closesAt };
    this.#seen = Math.max(this.#seen, question.position);
    this.#visits++;
  }

  #goOn(open: ExamQuestion): void {
    if (this.paper.entry.mayGoBack) this.#goRound(open);
    else this.#openAt(open.position);
  }

  /** Where one may go back only time leads on, to the next question that has some left, from the last round to the first. */
  #goRound(open: ExamQuestion): void {
    if (this.clock.now() < Date.parse(open.closesAt)) return;
    this.#left.set(open.id, 0);
    const waiting = this.paper.questions.filter(
      ({ position, ...question }) => position > this.#seen || this.#msLeft(question) > 0,
    );
    const next = waiting.find(({ position }) => position > open.position) ?? waiting[0];
    this.#openAt(next ? next.position - 1 : this.paper.questions.length);
  }

  #msLeft({ id }: Pick<ExamQuestion, 'id'>): number {
    return this.#left.get(id) ?? 0;
  }

  #slots(): ExamSitting['slots'] {
    if (!this.paper.entry.mayGoBack) return [];
    return this.paper.questions.map((question) => {
      const { id, position, durationSeconds } = question;
      const grid = 'grid' in question ? question.grid : null;
      const isOpen = this.#open?.id === id;
      const isUnseen = position > this.#seen;
      const ms = isOpen ? Date.parse(this.#open?.closesAt ?? '') - this.clock.now() : this.#msLeft(question);
      const state = isOpen ? 'OPEN' : isUnseen ? 'UNSEEN' : ms > 0 ? 'LEFT' : 'CLOSED';
      const secondsLeft = isUnseen ? durationSeconds : Math.max(0, Math.floor(ms / 1000));
      return { position, state, isAnswered: isAnswered(this.#answers.get(id)?.value ?? null, grid), secondsLeft };
    });
  }

  #sitting(): ExamSitting {
    const { entry, seed, questions } = this.paper;
    const { candidateFirstName, assessmentTitle, showProgress, mayGoBack, proctoring, languages, languageOffer } =
      entry;
    const language = this.#language ?? entry.language;
    const given = this.#open && this.#answers.get(this.#open.id);
    return {
      candidateFirstName,
      assessmentTitle,
      language,
      showProgress,
      mayGoBack,
      proctoring,
      languages,
      languageOffer,
      visit: this.#open ? this.#visits : 0,
      slots: this.#slots(),
      isPaused: false,
      addedSeconds: 0,
      message: null,
      sittingEndsAt: null,
      attemptId: seed,
      answersSecret: '',
      state: this.#state(),
      serverNow: this.#stamp(),
      questionCount: questions.length,
      position: this.#open ? this.#seen : questions.length,
      question: this.#open && this.#said(this.#open),
      answer: answerInput(given?.value ?? null),
      answerRevision: given?.revision ?? 0,
      answerSavedAt: given?.savedAt ?? null,
      answerFiles: [],
    };
  }

  /** In the language that was chosen. */
  #said(question: ExamQuestion): ExamQuestion {
    const { inOtherLanguage: other, opensAt, closesAt } = question;
    if (this.#language === null || other?.language !== this.#language) return question;
    return { ...other, opensAt, closesAt, inOtherLanguage: { ...question } };
  }

  #state(): 'IN_PROGRESS' | 'SUBMITTED' {
    return this.#isSubmitted ? 'SUBMITTED' : 'IN_PROGRESS';
  }

  #stamp(inMs = 0): string {
    return new Date(this.clock.now() + inMs).toISOString();
  }
}
