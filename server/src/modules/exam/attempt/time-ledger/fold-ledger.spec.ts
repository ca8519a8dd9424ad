import fc from 'fast-check';
import { addSeconds } from '../time.policy';
import { allottedSeconds, closeOf, deadlineIn, foldLedger } from './fold-ledger';
import type { TimeFact } from './fold-ledger';

const deadlineOf = (entries: Parameters<typeof foldLedger>[0]) => deadlineIn(foldLedger(entries));
const nine = new Date('2026-03-01T09:00:00Z');
const at = (seconds: number) => addSeconds(nine, seconds);
const fact = (kind: TimeFact['kind'], seconds: number, given: Partial<TimeFact> = {}): TimeFact => ({
  kind,
  at: at(seconds),
  questionId: null,
  seconds: null,
  percent: null,
  ...given,
});

/** Two questions of a minute each, the first opened at nine. */
const begun = [
  fact('base', 0, { questionId: 'q1', seconds: 60 }),
  fact('base', 0, { questionId: 'q2', seconds: 60 }),
  fact('opened', 0, { questionId: 'q1' }),
];
const closeIn = (entries: TimeFact[], id = 'q1') => closeOf(foldLedger(entries).questions.get(id)!);

describe('the fold of a time ledger', () => {
  it('knows no deadline where nothing was written', () => {
    expect(deadlineOf([])).toBeNull();
  });

  it('closes a question after its time, and the attempt after what is unopened and the slack', () => {
    expect(closeIn(begun)).toEqual(at(60));
    expect(deadlineOf(begun)).toEqual(at(60 + 60 + 60));
  });

  it('adds what staff add to its question alone', () => {
    const entries = [...begun, fact('added', 10, { questionId: 'q1', seconds: 30 })];
    expect(closeIn(entries)).toEqual(at(90));
    expect(deadlineOf(entries)).toEqual(at(210));
  });

  it('gives extra time during the exam to the open question and those to come', () => {
    const entries = [...begun, fact('extra-percent', 10, { percent: 50 })];
    expect(closeIn(entries)).toEqual(at(90));
    expect(deadlineOf(entries)).toEqual(at(90 + 90 + 60));
  });

  it('takes no time from an open question when the extra time shrinks', () => {
    const entries = [fact('extra-percent', 0, { percent: 50 }), ...begun, fact('extra-percent', 10, { percent: 0 })];
    expect(closeIn(entries)).toEqual(at(90));
    expect(deadlineOf(entries)).toEqual(at(90 + 60 + 60));
  });

  it('moves everything by the length of a pause', () => {
    const entries = [...begun, fact('paused', 10), fact('resumed', 110)];
    expect(closeIn(entries)).toEqual(at(160));
    expect(deadlineOf(entries)).toEqual(at(280));
  });

  it('moves the rest of the paper by a pause between two questions', () => {
    const entries = [...begun, fact('closed', 60, { questionId: 'q1' }), fact('paused', 70), fact('resumed', 100)];
    expect(closeIn(entries)).toEqual(at(60));
    expect(deadlineOf(entries)).toEqual(at(180 + 30));
  });

  it('gives back to a reopened question what it had left, and not a second more', () => {
    const entries = [
      ...begun,
      fact('closed', 45, { questionId: 'q1' }),
      fact('submitted', 45),
      fact('reopened', 1_000, { questionId: 'q1' }),
      fact('paused', 1_000),
      fact('resumed', 2_000),
    ];
    expect(closeIn(entries)).toEqual(at(2_015));
    expect(deadlineOf(entries)).toEqual(at(2_015 + 60 + 60));
    expect(foldLedger(entries)).toMatchObject({ submittedAt: null, pausedAt: null, currentId: 'q1' });
  });

  it('counts the rest from the reopening where nothing is left of the last question', () => {
    const entries = [
      ...begun,
      fact('closed', 60, { questionId: 'q1' }),
      fact('submitted', 60),
      fact('reopened', 1_000),
    ];
    expect(deadlineOf(entries)).toEqual(at(1_000 + 60 + 60));
  });
});

/** Seconds of an exam with staff about: what is done in each, one thing at a time. */
type Deed = 'wait' | 'pause' | 'resume' | 'add' | 'percent' | 'close' | 'reopen';
const deed = fc.record({
  deed: fc.constantFrom<Deed>('wait', 'wait', 'wait', 'pause', 'resume', 'add', 'percent', 'close', 'reopen'),
  amount: fc.integer({ min: 1, max: 40 }),
});

/** A stopwatch that knows no ledger: it runs second by second, and stands still in a pause and while the question is closed. */
class Stopwatch {
  readonly entries: TimeFact[] = begun.slice(0, 3);
  now = 0;
  left = 60;
  private percent = 0;
  private isPaused = false;
  private isClosed = false;

  do({ deed: what, amount }: { deed: Deed; amount: number }): void {
    if (what === 'wait') this.wait(amount);
    if (what === 'pause' && !this.isPaused) this.write('paused', () => (this.isPaused = true));
    if (what === 'resume' && this.isPaused) this.write('resumed', () => (this.isPaused = false));
    if (what === 'close' && !this.isClosed && !this.isPaused)
      this.write('closed', () => (this.isClosed = true), { questionId: 'q1' });
    if (what === 'reopen' && this.isClosed && !this.isPaused)
      this.write('reopened', () => this.reopen(), { questionId: 'q1' });
    if (what === 'add') this.write('added', () => (this.left += amount), { questionId: 'q1', seconds: amount });
    if (what === 'percent' && !this.isClosed)
      this.write('extra-percent', () => this.grant(amount), { percent: amount });
  }

  private wait(seconds: number): void {
    for (let second = 0; second < seconds; second++) {
      this.now++;
      if (!this.isPaused && !this.isClosed) this.left--;
    }
  }

  private grant(percent: number): void {
    const more = Math.max(percent, this.percent);
    this.left += Math.ceil((60 * (100 + more)) / 100) - Math.ceil((60 * (100 + this.percent)) / 100);
    this.percent = more;
  }

  private reopen(): void {
    this.isClosed = false;
  }

  private write(kind: TimeFact['kind'], apply: () => unknown, given: Partial<TimeFact> = {}): void {
    apply();
    this.entries.push(fact(kind, this.now, given));
  }

  /** Ends what holds the clock, so that its end is known. */
  letRun(): void {
    this.do({ deed: 'resume', amount: 0 });
    this.do({ deed: 'reopen', amount: 0 });
  }
}

describe('any ledger', () => {
  it('says of a question what a stopwatch says that runs along', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const watch = new Stopwatch();
        for (const each of deeds) watch.do(each);
        watch.letRun();
        expect(closeIn(watch.entries)).toEqual(at(watch.now + watch.left));
      }),
    );
  });

  it('leaves the attempt exactly the unopened questions and the slack after that', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const watch = new Stopwatch();
        for (const each of deeds) watch.do(each);
        watch.letRun();
        const times = foldLedger(watch.entries);
        const unopened = allottedSeconds(times.questions.get('q2')!);
        expect(deadlineIn(times)).toEqual(addSeconds(closeIn(watch.entries)!, unopened + 60));
      }),
    );
  });
});
