import type { AnswerValue } from '../../answering/answer-value';
import type { PreviewAnswer } from '../../answering/preview-channel';
import type { PreviewPaperQuery } from '../../graphql/exam-generated';
import type { ServerClock } from '../engine/clock';
import type { ExamEntry, ExamQuestion, ExamSitting, ProctorState, Pulse, SavedAnswer } from '../engine/ports';

export type PreviewedPaper = PreviewPaperQuery['previewPaper'];

interface Given {
  value: AnswerValue;
  revision: number;
  savedAt: string;
}

const NOTHING: NonNullable<ExamSitting['answer']> = {
  choiceIds: null,
  truth: null,
  text: null,
  rating: null,
  date: null,
  blanks: null,
  cells: null,
  fileIds: null,
};

/** A sitting that no server knows of: the same steps, kept in memory. */
export class PreviewSitting {
  readonly #answers = new Map<string, Given>();
  #open: ExamQuestion | null = null;
  #isSubmitted = false;

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
  sit(): ExamSitting {
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
    if (this.#open?.id === questionId) this.#openAt(this.#open.position);
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
    const closesAt = this.#stamp(question.durationSeconds * 1000);
    this.#open = { ...question, opensAt: this.#stamp(), closesAt };
  }

  #sitting(): ExamSitting {
    const { entry, seed, questions } = this.paper;
    const { candidateFirstName, assessmentTitle, language, showProgress, proctoring } = entry;
    const given = this.#open && this.#answers.get(this.#open.id);
    return {
      ...{ candidateFirstName, assessmentTitle, language, showProgress, proctoring },
      ...{ isPaused: false, addedSeconds: 0, message: null, sittingEndsAt: null },
      attemptId: seed,
      answersSecret: '',
      state: this.#state(),
      serverNow: this.#stamp(),
      questionCount: questions.length,
      position: this.#open?.position ?? questions.length,
      question: this.#open,
      answer: given ? Object.assign({}, NOTHING, given.value) : null,
      answerRevision: given?.revision ?? 0,
      answerSavedAt: given?.savedAt ?? null,
      answerFiles: [],
    };
  }

  #state(): 'IN_PROGRESS' | 'SUBMITTED' {
    return this.#isSubmitted ? 'SUBMITTED' : 'IN_PROGRESS';
  }

  #stamp(inMs = 0): string {
    return new Date(this.clock.now() + inMs).toISOString();
  }
}
