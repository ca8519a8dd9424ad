import type { ExamStanding } from './exam-state';
import { examFailureOf, noConnection, type ExamFailure } from './failure';
import { keepTrying } from './keep-trying';
import type { EndingCause, EndingStep, Phase } from './machine';
import { isOnlyOne } from './slots';
import type { ExamSitting, Timed } from './ports';

/** Long enough to read "Time is up"; the next question's clock starts only when the server opens it. */
const NOTICE_MS = 2_000;

interface LeavingEvents {
  onSeated: (timed: Timed<ExamSitting>) => Promise<void>;
  onRefused: (failure: ExamFailure) => Promise<void>;
}

/** What the candidate wants: the next question or the end; or, where one may go back, a certain question or to hand in. */
export type Goal = { do: 'next' } | { do: 'go'; position: number } | { do: 'hand-in' };

type QuestionPhase = Extract<Phase, { name: 'question' }>;

interface Departing {
  phase: QuestionPhase;
  cause: EndingCause;
  goal: Goal;
}

/** Leaving a question: first what was written goes out, then the server is asked for the next, until it answers. */
export class LeaveQuestion {
  /** Counts up whenever the wish to leave is taken back or overtaken. */
  #turn = 0;

  constructor(
    private readonly state: ExamStanding,
    private readonly events: LeavingEvents,
  ) {}

  cancel(): void {
    this.#turn++;
  }

  async byCandidate(goal: Goal = { do: 'next' }): Promise<void> {
    const phase = this.state.phase;
    if (phase.name !== 'question' || phase.leaving !== 'no') return;
    this.state.dispatch({ type: 'leave-pressed' });
    await this.#leave({ phase, cause: 'candidate', goal });
  }

  async byTime(): Promise<void> {
    const phase = this.state.phase;
    if (phase.name !== 'question' || phase.leaving === 'asked' || phase.leaving === 'time-up') return;
    this.state.dispatch({ type: 'time-up' });
    const departing: Departing = { phase, cause: 'time', goal: { do: 'next' } };
    if (endsExam(departing)) this.#showEnding('time', 'saving');
    const turn = ++this.#turn;
    const notice = new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
    await Promise.all([this.state.attempt?.flushAnswers(), notice]);
    const given = await this.#timeGiven(phase);
    if (turn !== this.#turn) return;
    await (given ? this.events.onSeated(given) : this.#leave(departing));
  }

  /** Staff may have added time or stopped the clock in the last seconds, before this page could hear of it. */
  async #timeGiven({ question }: QuestionPhase): Promise<Timed<ExamSitting> | null> {
    const { api, clock } = this.state;
    const pulse = (await api.pulse().catch(() => null))?.reply;
    if (pulse?.questionId !== question.id) return null;
    const hasTime = pulse.isPaused || Date.parse(pulse.closesAt ?? '') > clock.now();
    return hasTime ? api.resume(false).catch(() => null) : null;
  }

  async #leave(departing: Departing): Promise<void> {
    const turn = ++this.#turn;
    const isWanted = () => turn === this.#turn;
    const onFailure = (failure: ExamFailure) => this.state.dispatch({ type: 'failed', failure });
    try {
      const call = () => this.#ask(departing, isWanted);
      const timed = await keepTrying(call, { connection: this.state.connection, isWanted, onFailure });
      if (timed && isWanted()) await this.events.onSeated(timed);
    } catch (thrown) {
      if (isWanted()) await this.events.onRefused(examFailureOf(thrown));
    }
  }

  async #ask(departing: Departing, isWanted: () => boolean): Promise<Timed<ExamSitting> | null> {
    await this.#deliver(departing.cause);
    if (!isWanted()) return null;
    this.state.dispatch({ type: 'leave-asked' });
    if (endsExam(departing)) this.#showEnding(departing.cause, 'submitting');
    return this.#call(departing);
  }

  #call(departing: Departing): Promise<Timed<ExamSitting>> {
    const { phase, cause, goal } = departing;
    const { api } = this.state;
    const { id: questionId } = phase.question;
    if (cause === 'time') return api.next(questionId);
    if (goal.do === 'go') return api.goTo({ questionId, visit: phase.sitting.visit }, goal.position);
    return endsExam(departing) ? api.submit() : api.next(questionId);
  }

  /**
   * An answer that cannot be sent holds the candidate's own wish to leave. After time is up only a dead line does: what the
   * server cannot take now it takes later, marked late, which it would be in any case.
   */
  async #deliver(cause: EndingCause): Promise<void> {
    const { attempt } = this.state;
    const failure = await (cause === 'candidate' ? attempt?.flush() : attempt?.flushAnswers());
    if (failure && (cause === 'candidate' || failure.kind !== 'server')) throw failure;
    if (cause === 'time') return;
    if (!navigator.onLine) throw noConnection();
    if (this.state.connection.status !== 'online') await this.state.api.pulse();
  }

  #showEnding(cause: EndingCause, step: EndingStep): void {
    const facts = this.state.attempt?.facts();
    if (facts) this.state.dispatch({ type: 'ending', cause, step, facts });
  }
}

function endsExam({ phase: { sitting, question }, cause, goal }: Departing): boolean {
  if (!sitting.mayGoBack) return question.position >= sitting.questionCount;
  return cause === 'time' ? isOnlyOne(sitting) : goal.do === 'hand-in';
}
