import type { ExamControl } from './control';
import type { EndingFacts, Rest } from './ending';
import type { ExamFailure } from './failure';
import type { ExamEntry, QuestionSlot, ExamQuestion, ExamReceipts, ExamSitting } from './ports';

/** Of the sitting, what stays the same from question to question, and the place in it. */
export type Sitting = Omit<
  ExamSitting,
  | 'question'
  | 'answer'
  | 'answerRevision'
  | 'answerSavedAt'
  | 'answerFiles'
  | 'serverNow'
  | 'state'
  | 'isPaused'
  | 'sittingEndsAt'
  | 'addedSeconds'
  | 'message'
>;

/**
 * How the candidate is leaving the question: not; wanting to but offline (an edit takes it back); having asked the server,
 * which may have done it already; or because its time is over.
 */
export type LeavingState = 'no' | 'waiting' | 'asked' | 'time-up';
export type EndingCause = 'candidate' | 'time';
export type EndingStep = 'saving' | 'submitting' | 'calculating';

/** Where the page is. `failure` is the latest of what is being tried again right now. */
export type Phase =
  | { name: 'loading'; failure: ExamFailure | null }
  | { name: 'broken-link' }
  | { name: 'unavailable'; entry: ExamEntry }
  | { name: 'set-up'; entry: ExamEntry; isStarting: boolean; failure: ExamFailure | null }
  | { name: 'taken'; isReturning: boolean; failure: ExamFailure | null }
  | {
      name: 'question';
      sitting: Sitting;
      question: ExamQuestion;
      leaving: LeavingState;
      control: ExamControl;
      /** Seconds that the question was given while it was on the screen. */
      gained: number;
      failure: ExamFailure | null;
    }
  /** A page that came in while staff hold the exam: it gets its question when they let it go on. */
  | { name: 'paused'; sitting: Sitting; control: ExamControl; failure: ExamFailure | null }
  | { name: 'ending'; cause: EndingCause; step: EndingStep; facts: EndingFacts; failure: ExamFailure | null }
  | { name: 'success'; facts: EndingFacts }
  | { name: 'submitted'; receipts: ExamReceipts | null; rest: Rest | null };

export type ExamEvent =
  | { type: 'entered'; entry: ExamEntry }
  | { type: 'link-refused' }
  | { type: 'failed'; failure: ExamFailure }
  | { type: 'start-pressed' }
  | { type: 'page-taken' }
  | { type: 'return-pressed' }
  | { type: 'question-opened'; sitting: Sitting; question: ExamQuestion; control: ExamControl }
  | { type: 'paused'; sitting: Sitting; control: ExamControl }
  | { type: 'deadline-moved'; questionId: string; closesAt: string }
  | { type: 'control-told'; questionId: string | null; durationSeconds: number; control: ExamControl }
  | { type: 'slots-told'; questionId: string; visit: number; slots: QuestionSlot[] }
  | { type: 'message-read'; messageId: string }
  | { type: 'answer-changed' }
  | { type: 'leave-pressed' }
  | { type: 'leave-withdrawn' }
  | { type: 'leave-asked' }
  | { type: 'time-up' }
  | { type: 'ending'; cause: EndingCause; step: EndingStep; facts: EndingFacts }
  | { type: 'ended'; facts: EndingFacts }
  | { type: 'already-submitted' }
  | { type: 'rest-told'; rest: Rest | null }
  | { type: 'receipts-read'; receipts: ExamReceipts };

type Of<Name extends Phase['name']> = Extract<Phase, { name: Name }>;

/** Where an event has no place the phase stays: a reply that comes too late changes nothing. */
export function phaseAfter(phase: Phase, event: ExamEvent): Phase {
  switch (event.type) {
    case 'entered':
      return afterEntry(phase, event.entry);
    case 'link-refused':
      return isExamOver(phase) ? phase : { name: 'broken-link' };
    case 'failed':
      return 'failure' in phase ? { ...phase, failure: event.failure } : phase;
    case 'start-pressed':
      return phase.name === 'set-up' ? { ...phase, isStarting: true, failure: null } : phase;
    case 'page-taken':
      return isExamOver(phase) ? phase : { name: 'taken', isReturning: false, failure: null };
    case 'return-pressed':
      return phase.name === 'taken' ? { ...phase, isReturning: true, failure: null } : phase;
    case 'question-opened':
      return afterOpening(phase, event);
    case 'paused':
      return afterPause(phase, event);
    case 'ending':
      return isExamOver(phase) ? phase : { ...event, name: 'ending', failure: null };
    case 'ended':
      return afterEnd(phase, event.facts);
    case 'already-submitted':
      return isExamOver(phase) ? phase : { name: 'submitted', receipts: null, rest: null };
    case 'rest-told':
      return phase.name === 'submitted' ? { ...phase, rest: event.rest } : phase;
    case 'receipts-read':
      return withReceipts(phase, event.receipts);
    default:
      return phase.name === 'question' ? withinQuestion(phase, event) : withinPause(phase, event);
  }
}

/** Whether staff hold the exam, as far as this page knows. */
export const isHeld = (phase: Phase): boolean =>
  phase.name === 'paused' || (phase.name === 'question' && phase.control.isPaused);

export const isExamOver = ({ name }: Phase): boolean => name === 'success' || name === 'submitted';

/** Whether the answer on the screen may be changed. */
export const isOpenForAnswers = (phase: Phase): phase is Of<'question'> =>
  phase.name === 'question' && !phase.control.isPaused && (phase.leaving === 'no' || phase.leaving === 'waiting');

/** What was read of the receipts meanwhile stays. */
function afterEnd(phase: Phase, facts: EndingFacts): Phase {
  if (phase.name !== 'ending' && phase.name !== 'success') return phase;
  return { name: 'success', facts: { ...facts, receipts: phase.facts.receipts } };
}

function withReceipts(phase: Phase, receipts: ExamReceipts): Phase {
  if (phase.name === 'submitted') return { ...phase, receipts };
  return phase.name === 'success' ? { ...phase, facts: { ...phase.facts, receipts } } : phase;
}

function afterEntry(phase: Phase, entry: ExamEntry): Phase {
  if (isExamOver(phase)) return phase;
  if (entry.state === 'UNAVAILABLE') return { name: 'unavailable', entry };
  if (entry.state === 'NOT_STARTED') return { name: 'set-up', entry, isStarting: false, failure: null };
  return phase;
}

function afterOpening(phase: Phase, event: Extract<ExamEvent, { type: 'question-opened' }>): Phase {
  if (isExamOver(phase)) return phase;
  const { sitting, question, control } = event;
  // The same question comes anew after a pause: what staff gave meanwhile is news as well.
  const gained = phase.name === 'question' && phase.question.id === question.id ? gainedBy(phase, question) : 0;
  return { name: 'question', sitting, question, control, leaving: 'no', gained, failure: null };
}

/** What is on the screen stays behind the notice, to go on with. */
function afterPause(phase: Phase, { sitting, control }: Extract<ExamEvent, { type: 'paused' }>): Phase {
  if (isExamOver(phase)) return phase;
  if (phase.name === 'question') return { ...phase, control, leaving: 'no', failure: null };
  return { name: 'paused', sitting, control, failure: null };
}

function withinPause(phase: Phase, event: ExamEvent): Phase {
  if (phase.name !== 'paused') return phase;
  if (event.type === 'control-told') return { ...phase, control: event.control };
  const isRead = event.type === 'message-read' && phase.control.message?.id === event.messageId;
  return isRead ? { ...phase, control: { ...phase.control, message: null } } : phase;
}

const gainedBy = (phase: Of<'question'>, { durationSeconds }: Pick<ExamQuestion, 'durationSeconds'>): number =>
  phase.gained + Math.max(0, durationSeconds - phase.question.durationSeconds);

/** Time that came is news as long as its question is on the screen. */
function afterControl(phase: Of<'question'>, event: Extract<ExamEvent, { type: 'control-told' }>): Phase {
  const { control, questionId, durationSeconds } = event;
  const { question } = phase;
  if (questionId !== question.id) return { ...phase, control };
  const gained = gainedBy(phase, { durationSeconds });
  return { ...phase, control, gained, question: { ...question, durationSeconds } };
}

function withinQuestion(phase: Of<'question'>, event: ExamEvent): Phase {
  switch (event.type) {
    case 'deadline-moved':
      return event.questionId === phase.question.id
        ? { ...phase, question: { ...phase.question, closesAt: event.closesAt } }
        : phase;
    case 'control-told':
      return afterControl(phase, event);
    case 'slots-told':
      return event.questionId === phase.question.id && event.visit === phase.sitting.visit
        ? { ...phase, sitting: { ...phase.sitting, slots: event.slots } }
        : phase;
    case 'message-read':
      return phase.control.message?.id === event.messageId
        ? { ...phase, control: { ...phase.control, message: null } }
        : phase;
    case 'answer-changed':
    case 'leave-withdrawn':
      return phase.leaving === 'waiting' ? { ...phase, leaving: 'no', failure: null } : phase;
    case 'leave-pressed':
      return phase.leaving === 'no' ? { ...phase, leaving: 'waiting', failure: null } : phase;
    case 'leave-asked':
      return phase.leaving === 'waiting' ? { ...phase, leaving: 'asked' } : phase;
    case 'time-up':
      return { ...phase, leaving: 'time-up', failure: null };
    default:
      return phase;
  }
}
