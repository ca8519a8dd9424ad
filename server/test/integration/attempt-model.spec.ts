import fc from 'fast-check';
import { CheckAttempts } from '../../src/modules/exam/attempt/check-attempts';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPage, aSeat, stored } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { questionDrafts } from '../kit/builders/questions';

const QUESTIONS = 3;
const SECONDS = 60;
const GRACE = 2;
const SLACK = 60;
const LEASE = 15;

type PageName = 'first' | 'second';

interface Kept {
  text: string | null;
  revision: number;
}

interface ModelAnswer {
  closesAt: number;
  isClosed: boolean;
  counted: Kept;
  late: Kept;
}

/** What product.md promises of an attempt, in seconds since its start; written without looking at the engine. */
class Model {
  readonly answers: ModelAnswer[] = [];
  now = 0;
  isSubmitted = false;
  private live: PageName = 'first';
  private seenAt = 0;
  private expiresAt = 0;

  constructor() {
    this.open();
  }

  /** @returns whether the page gets the attempt. */
  resume(page: PageName, takeOver: boolean): boolean {
    if (this.isSubmitted) return true;
    if (!takeOver && page !== this.live && this.now <= this.seenAt + LEASE) return false;
    this.see(page);
    if (this.passTime() && this.last.isClosed) this.goOn();
    return true;
  }

  next(page: PageName): boolean {
    if (this.isSubmitted) return true;
    if (page !== this.live) return false;
    this.see(page);
    if (!this.passTime()) return true;
    this.last.isClosed = true;
    this.goOn();
    return true;
  }

  submit(page: PageName): boolean {
    if (this.isSubmitted) return true;
    if (page !== this.live) return false;
    this.see(page);
    this.handIn();
    return true;
  }

  /** @returns whether the page is told that its answer is held. */
  save(page: PageName, position: number, kept: Kept): boolean {
    const answer = this.answers[position];
    if (!answer) return false;
    const isInTime = page === this.live && !answer.isClosed && this.now <= answer.closesAt + GRACE;
    if (isInTime && kept.revision > answer.counted.revision) answer.counted = kept;
    const isAbove = kept.revision > answer.late.revision - (page === this.live ? 1 : 0);
    if (!isInTime && kept.revision > answer.counted.revision && isAbove) answer.late = kept;
    return page === this.live;
  }

  /** What the server does by itself; returns whether the attempt still runs. */
  passTime(): boolean {
    if (!this.isSubmitted) {
      if (this.now > this.last.closesAt + GRACE) this.last.isClosed = true;
      if (this.now > this.expiresAt) this.handIn();
    }
    return !this.isSubmitted;
  }

  private see(page: PageName): void {
    this.live = page;
    this.seenAt = this.now;
  }

  private goOn(): void {
    if (this.answers.length < QUESTIONS) this.open();
    else this.handIn();
  }

  private open(): void {
    const closesAt = this.now + SECONDS;
    const nothing = { text: null, revision: 0 };
    this.answers.push({ closesAt, isClosed: false, counted: nothing, late: nothing });
    this.expiresAt = closesAt + (QUESTIONS - this.answers.length) * SECONDS + SLACK;
  }

  private handIn(): void {
    this.isSubmitted = true;
    this.last.isClosed = true;
  }

  private get last(): ModelAnswer {
    return this.answers.at(-1)!;
  }
}

const page = fc.constantFrom<PageName>('first', 'first', 'second');
const action = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 16, 30, 61, 62, 63, 200) }),
  fc.record({ do: fc.constant('check' as const) }),
  fc.record({ do: fc.constant('resume' as const), page, takeOver: fc.boolean() }),
  fc.record({ do: fc.constant('next' as const), page }),
  fc.record({ do: fc.constant('submit' as const), page }),
  fc.record({
    do: fc.constant('save' as const),
    page,
    position: fc.nat(QUESTIONS - 1),
    revision: fc.integer({ min: 1, max: 12 }),
  }),
);
const actions = fc.array(
  fc.oneof({ weight: 3, arbitrary: action }, { weight: 1, arbitrary: action.filter((each) => each.do !== 'submit') }),
  { minLength: 4, maxLength: 24 },
);

describe('any exam that two pages and the clock can make up', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  it('ends in the database as the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (steps) => {
        const questions = Array.from({ length: QUESTIONS }, () =>
          questionDrafts.openEnded({ durationSeconds: SECONDS }),
        );
        const seat = await aSeat(app, hr.user, { questions });
        const pages = { first: seat.page, second: aPage(app, seat.examToken) };
        const { attemptId } = await pages.first.start();
        const paper = await stored.paper(app, attemptId);
        const model = new Model();
        for (const step of steps)
          await play(
            step,
            model,
            pages,
            attemptId,
            paper.map(({ id }) => id),
          );
        await expectSame(attemptId, paper, model);
      }),
      { numRuns: 40 },
    );
  });

  type Step = typeof actions extends fc.Arbitrary<(infer Each)[]> ? Each : never;

  async function play(
    step: Step,
    model: Model,
    pages: Record<PageName, ExamPage>,
    attemptId: string,
    paper: string[],
  ): Promise<void> {
    switch (step.do) {
      case 'wait':
        app.clock.advance(step.seconds);
        model.now += step.seconds;
        return;
      case 'check':
        model.passTime();
        return app.get(CheckAttempts).check({ attemptId });
      case 'resume':
        return agree(pages[step.page].resume(step.takeOver), model.resume(step.page, step.takeOver));
      case 'next':
        return agree(pages[step.page].next(paper[model.answers.length - 1]), model.next(step.page));
      case 'submit':
        return agree(pages[step.page].submit(), model.submit(step.page));
      case 'save': {
        const kept = { text: `${step.page} ${step.position} ${step.revision} ${model.now}`, revision: step.revision };
        const given = { questionId: paper[step.position]!, revision: step.revision };
        return agree(pages[step.page].save({ text: kept.text }, given), model.save(step.page, step.position, kept));
      }
    }
  }

  async function agree(call: Promise<unknown>, isAccepted: boolean): Promise<void> {
    const code = await call.then(
      () => null,
      (refusal: unknown) => (refusal as { code: string }).code,
    );
    expect(code === null).toBe(isAccepted);
    if (code) expect(['PAGE_TAKEN', 'ANSWER_NOT_KEPT', 'ATTEMPT_QUESTION_NOT_FOUND']).toContain(code);
  }

  async function expectSame(attemptId: string, paper: { id: string }[], model: Model): Promise<void> {
    const attempt = await stored.attempt(app, attemptId);
    expect(attempt.state !== 'in-progress').toBe(model.isSubmitted);
    expect(attempt.position).toBe(model.answers.length);
    const byQuestion = new Map((await stored.answers(app, attemptId)).map((answer) => [answer.questionId, answer]));
    const answers = paper.flatMap(({ id }) => byQuestion.get(id) ?? []);
    const actual = answers.map(({ value, revision, lateValue, lateRevision, closedAt }) => ({
      counted: { text: value?.text ?? null, revision },
      late: { text: lateValue?.text ?? null, revision: lateRevision },
      isClosed: closedAt !== null,
    }));
    expect(actual).toEqual(model.answers.map(({ counted, late, isClosed }) => ({ counted, late, isClosed })));
  }
});
