import type { EndingFacts } from './ending';
import { noConnection } from './failure';
import { isOpenForAnswers, phaseAfter, type ExamEvent, type Phase, type Sitting } from './machine';
import type { ExamEntry, ExamQuestion } from './ports';

const entry = (state: ExamEntry['state']) => ({ state }) as ExamEntry;
const sitting = { attemptId: 'a', questionCount: 2, position: 1 } as Sitting;
const question = { id: 'q1', position: 1, closesAt: '2026-11-21T09:01:00Z' } as ExamQuestion;
const facts = { firstName: 'Noor' } as EndingFacts;

const loading: Phase = { name: 'loading', failure: null };
const setUp: Phase = { name: 'set-up', entry: entry('NOT_STARTED'), isStarting: false, failure: null };
const taken: Phase = { name: 'taken', isReturning: false, failure: null };
const NO_CONTROL = { isPaused: false, message: null, sittingEndsAt: null };
const answering = {
  name: 'question' as const,
  sitting,
  question,
  leaving: 'no' as const,
  failure: null,
  control: NO_CONTROL,
  gained: 0,
} satisfies Phase;
const ending: Phase = { name: 'ending', cause: 'time', step: 'saving', facts, failure: null };
const success: Phase = { name: 'success', facts };
const submitted: Phase = { name: 'submitted', receipts: null, rest: null };

const opened: ExamEvent = { type: 'question-opened', sitting, question, control: NO_CONTROL };
const showEnding: ExamEvent = { type: 'ending', cause: 'candidate', step: 'submitting', facts };

describe('transitions', () => {
  it.each<[string, Phase, ExamEvent, Partial<Phase>]>([
    [
      'an unstarted exam shows the set-up',
      loading,
      { type: 'entered', entry: entry('NOT_STARTED') },
      { name: 'set-up' },
    ],
    ['a closed one says why', loading, { type: 'entered', entry: entry('UNAVAILABLE') }, { name: 'unavailable' }],
    ['a running one waits for its question', loading, { type: 'entered', entry: entry('IN_PROGRESS') }, loading],
    ['a refused link is broken', loading, { type: 'link-refused' }, { name: 'broken-link' }],
    ['starting', setUp, { type: 'start-pressed' }, { name: 'set-up', isStarting: true }],
    ['a question opens', setUp, opened, answering],
    ['a question opens after loading', loading, opened, answering],
    ['another window takes the exam', answering, { type: 'page-taken' }, taken],
    ['another window has the exam already', loading, { type: 'page-taken' }, taken],
    ['coming back', taken, { type: 'return-pressed' }, { name: 'taken', isReturning: true }],
    ['back at the question', { ...taken, isReturning: true }, opened, answering],
    ['wanting to leave', answering, { type: 'leave-pressed' }, { leaving: 'waiting' }],
    [
      'an edit takes the wish back',
      { ...answering, leaving: 'waiting' },
      { type: 'answer-changed' },
      { leaving: 'no' },
    ],
    ['the server is asked', { ...answering, leaving: 'waiting' }, { type: 'leave-asked' }, { leaving: 'asked' }],
    ['time is up', answering, { type: 'time-up' }, { leaving: 'time-up' }],
    ['time is up while waiting', { ...answering, leaving: 'waiting' }, { type: 'time-up' }, { leaving: 'time-up' }],
    ['handing in', answering, showEnding, { name: 'ending', cause: 'candidate', step: 'submitting' }],
    ['handed in', ending, { type: 'ended', facts }, success],
    ['handed in before', loading, { type: 'already-submitted' }, submitted],
  ])('%s', (_, before, event, expected) => {
    expect(phaseAfter(before, event)).toMatchObject(expected);
  });

  it.each<[string, Phase, ExamEvent]>([
    ['a late question after the end', success, opened],
    ['a takeover after the end', submitted, { type: 'page-taken' }],
    ['an entry after the end', success, { type: 'entered', entry: entry('NOT_STARTED') }],
    ['an end without an ending', answering, { type: 'ended', facts }],
    ['an edit without a wish to leave', answering, { type: 'answer-changed' }],
    ['an edit once the server is asked', { ...answering, leaving: 'asked' }, { type: 'answer-changed' }],
    ['asking without a wish to leave', answering, { type: 'leave-asked' }],
    ['leaving twice', { ...answering, leaving: 'asked' }, { type: 'leave-pressed' }],
    ['a deadline of another question', answering, { type: 'deadline-moved', questionId: 'q9', closesAt: 'later' }],
    ['a start that was pressed elsewhere', answering, { type: 'start-pressed' }],
    ['time running out on no question', setUp, { type: 'time-up' }],
    ['a failure where nothing is tried', submitted, { type: 'failed', failure: noConnection() }],
  ])('%s changes nothing', (_, before, event) => {
    expect(phaseAfter(before, event)).toBe(before);
  });

  it('moves the deadline of the question that is open', () => {
    const event: ExamEvent = { type: 'deadline-moved', questionId: 'q1', closesAt: '2026-11-21T09:05:00Z' };
    expect(phaseAfter(answering, event)).toMatchObject({ question: { closesAt: '2026-11-21T09:05:00Z' } });
  });

  it('shows the latest failure of what is being tried, and drops it when it succeeds', () => {
    const failed = phaseAfter(setUp, { type: 'failed', failure: noConnection() });
    expect(failed).toMatchObject({ name: 'set-up', failure: { kind: 'network' } });
    expect(phaseAfter(failed, opened)).toMatchObject({ failure: null });
  });
});

it('takes answers while the question is open and the server has not been asked for the next', () => {
  const open = (['no', 'waiting', 'asked', 'time-up'] as const).filter((leaving) =>
    isOpenForAnswers({ ...answering, leaving }),
  );
  expect(open).toEqual(['no', 'waiting']);
  expect(isOpenForAnswers(taken)).toBe(false);
});
