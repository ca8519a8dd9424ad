import fc from 'fast-check';
import { PaperSource } from '../../src/modules/assessments';
import { Result } from '../../src/modules/grading';
import { MarkSubmitted } from '../../src/modules/grading/score/mark-submitted';
import { MarkOrigin } from '../../src/modules/grading/score/mark.entity';
import { answeredQuestionsOf } from '../../src/modules/grading/score/paper-answers.queries';
import { reckonScore } from '../../src/modules/grading/score/score-attempt';
import { Audit } from '../../src/platform/audit';
import { NamedQueries } from '../../src/platform/database';
import { createTestApp, graphql, race } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage, Refusal, stored } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestion, questionDrafts } from '../kit/builders/questions';

const preview = graphql(`
  query RemarkingRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }
`);
const apply = graphql(`
  mutation RemarkingRaces_applyRemarking($input: ApplyRemarkingInput!) {
    applyRemarking(input: $input) { changedResultCount }
  }
`);
const setPools = graphql(`
  mutation RemarkingRaces_setPools($input: SetPoolsInput!) { setPools(input: $input) { assessment { id } } }
`);
const markAnswer = graphql(`
  mutation RemarkingRaces_markAnswer($input: MarkAnswerInput!) {
    markAnswer(input: $input) { outcome { ... on Result { id } } }
  }
`);

const countLate = graphql(`
  mutation RemarkingRaces_countLateAnswer($input: CountLateAnswerInput!) {
    countLateAnswer(input: $input) { result { id } }
  }
`);

type Change = Pick<InputOf<typeof preview>, 'corrections' | 'setAside' | 'countAgain'>;

const holdCandidate = 'select from candidates where id = $1 for update';
const holdNewest = `select from invitations where candidate_id = $1 and stage = 'Invited' for no key update`;
const emailOf = 'select email from candidates where id = $1';
const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const ROUNDS = 6;

describe('while papers are marked again', () => {
  let app: TestApp;
  let hr: SignedIn;
  let assessmentId: string;
  let questionId: string;
  let first: Sat;
  beforeAll(async () => {
    app = await createTestApp({ MIZAN_DATABASE_POOL: '60' });
    hr = await app.as.hr();
  });
  afterAll(() => app.close());
  afterEach(() => jest.restoreAllMocks());
  const makeAssessment = async () => {
    const questions = [
      questionDrafts.trueFalse({ text: 'Rent is a cost.', score: 4 }),
      questionDrafts.openEnded({ score: 6 }),
    ];
    ({ id: assessmentId } = await aPublishedAssessment(app, hr.user, { questions }));
    first = await sat();
    await handedIn(first);
    await markByRule(first);
    questionId = (await questionOf(first)).questionId;
  };
  beforeEach(makeAssessment);

  interface Sat {
    page: ExamPage;
    candidateId: string;
    attemptId: string;
  }

  const invited = async () => {
    const { examToken, candidate } = await anInvitation(app, hr.user, assessmentId);
    return { page: aPage(app, examToken), candidateId: candidate.id };
  };
  const started = async (): Promise<Sat> => {
    const { page, candidateId } = await invited();
    const { attemptId } = await page.start();
    return { page, candidateId, attemptId };
  };
  /** Both answers given, and the second question still open: the first is right by the key that holds first. */
  const answered = async ({ page }: Sat) => {
    await page.save({ truth: true });
    await page.next();
    await page.save({ text: 'My own words.' });
  };
  const sat = async (): Promise<Sat> => {
    const given = await started();
    await answered(given);
    return given;
  };
  const handedIn = async (given: Sat) => (await given.page.submit(), given);
  const markByRule = ({ attemptId }: Pick<Sat, 'attemptId'>) =>
    app.get(MarkSubmitted).execute({ payload: { attemptId } } as never);
  const markByHand = async (given: Pick<Sat, 'attemptId'>, score: number) => {
    const [, essay] = await stored.paper(app, given.attemptId);
    return hr.data(markAnswer, { input: { questionId: essay!.id, score } });
  };
  const questionOf = async ({ attemptId }: Pick<Sat, 'attemptId'>) => (await stored.paper(app, attemptId))[0]!;
  const resultOf = async ({ attemptId }: Pick<Sat, 'attemptId'>) => {
    const text = 'select score::float8, total_score::float8 as total from results where attempt_id = $1';
    return (await app.dataSource.query<{ score: number; total: number }[]>(text, [attemptId]))[0];
  };

  const corrected = (truth = false): Change => ({ corrections: [{ questionId, key: { truth } }] });
  const aside = (): Change => ({ setAside: [questionId] });
  const tokenOf = async (change: Change) =>
    (await hr.data(preview, { input: { assessmentId, ...change } })).previewRemarking.token;
  const appliedWith = (change: Change, token: string) =>
    hr.graphql(apply, { input: { assessmentId, ...change, token, reason: 'It was wrong.' } });
  const applied = async (change: Change) =>
    expect((await appliedWith(change, await tokenOf(change))).code).toBeUndefined();

  const countWaiting = async () => (await app.owner.query<unknown[]>(waiting)).length;
  const until = async (count: number, isOver = () => false) => {
    while (!isOver() && (await countWaiting()) < count);
  };
  /** The work, and when it is over or waits behind `behind` others. */
  const begun = (work: Promise<unknown>, behind = 0) => {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    return { over, met: until(behind + 1, () => isOver) };
  };
  /** What comes about, one each time, when everything is marked again and nothing of it can be seen yet. */
  const beforeItsEnd = (...acts: (() => Promise<unknown>)[]) => {
    const audit = app.get(Audit);
    const record = audit.record.bind(audit);
    return jest.spyOn(audit, 'record').mockImplementation(async (tx, entry) => {
      if (entry.action === ('assessment.mark-again' as never)) await acts.shift()?.();
      return record(tx, entry);
    });
  };

  describe.each([
    ['a question is set aside', aside, { isSetAside: true }, { score: 0, total: 6 }],
    ['a key is corrected', corrected, { answerKey: { truth: false } }, { score: 0, total: 10 }],
  ])('while %s', (_, change, paper, result) => {
    it('a paper that was being frozen has it', async () => {
      const { page, candidateId } = await invited();
      const other = app.owner.createQueryRunner();
      await other.startTransaction();
      await other.query(holdCandidate, [candidateId]);
      const started = page.start();
      await until(1);
      const { over, met } = begun(applied(change()), 1);
      await met;
      await other.commitTransaction();
      await other.release();
      await Promise.all([started, over]);
      expect(await questionOf(page.shown!)).toMatchObject(paper);
    });

    it('a paper whose questions had been read has it', async () => {
      const { page } = await invited();
      const queries = app.get(NamedQueries);
      const ask = queries.query.bind(queries);
      const between = jest.spyOn(queries, 'query').mockImplementation(async (statement, values) => {
        if (statement.name !== 'exam-begin') return ask(statement, values);
        between.mockRestore();
        await applied(change());
        return ask(statement, values);
      });
      await page.start();
      expect(await questionOf(page.shown!)).toMatchObject(paper);
    });

    it('a paper whose questions were being drawn has it', async () => {
      await aQuestion(app, hr.user, { skill: 'Drawn meanwhile', score: 2 });
      const pools = [{ skill: 'Drawn meanwhile', drawCount: 1 }];
      await hr.data(setPools, { input: { assessmentId, pools } });
      const { page } = await invited();
      let changing: Promise<unknown> | undefined;
      const count = jest.spyOn(app.get(PaperSource), 'countDraws').mockImplementation(async () => {
        count.mockRestore();
        const { over, met } = begun(applied(change()));
        changing = over;
        await met;
      });
      await page.start();
      await changing;
      expect(await questionOf(page.shown!)).toMatchObject(paper);
    });

    it('whoever begins once all others were marked again has it', async () => {
      let late: Sat;
      beforeItsEnd(async () => (late = await sat()));
      await applied(change());
      await markByRule(await handedIn(late!));
      expect(await resultOf(late!)).toEqual(result);
    });

    it('answers that were being marked by rule are marked by it', async () => {
      let late: Sat;
      let marking: Promise<unknown> | undefined;
      beforeItsEnd(async () => {
        late = await handedIn(await sat());
        const queries = app.get(NamedQueries);
        const ask = queries.query.bind(queries);
        const read = new Promise<void>((done) => {
          const between = jest.spyOn(queries, 'query').mockImplementation(async (statement, values) => {
            const rows = await ask(statement, values);
            if (statement.name !== 'marks-unmarked') return rows;
            between.mockRestore();
            done();
            await changing;
            return rows;
          });
        });
        marking = markByRule(late);
        await read;
      });
      const changing = applied(change());
      await changing;
      await marking;
      expect(await resultOf(late!)).toEqual(result);
    });

    it('what was begun and marked in the meantime has to be looked at again', async () => {
      const late: Sat[] = [];
      beforeItsEnd(async () => {
        late.push(await handedIn(await sat()));
        await markByRule(late[0]!);
      });
      expect((await appliedWith(change(), await tokenOf(change()))).code).toBe('REMARKING_CHANGED');
      await applied(change());
      expect(await resultOf(late[0]!)).toEqual(result);
    });

    it('it begins again where somebody who begins meanwhile waits for it', async () => {
      // Attempts are locked in the order of their ids: who waits for the first may hold only one that comes before it.
      while (first.attemptId < '8') await makeAssessment();
      const satBefore = async (): Promise<Sat> => {
        const one = await sat();
        return one.attemptId < first.attemptId ? one : satBefore();
      };
      const other = app.owner.createQueryRunner();
      let held: Promise<unknown> | undefined;
      let late: Sat;
      beforeItsEnd(async () => {
        late = await satBefore();
        await other.startTransaction();
        const hold = (attemptId: string) =>
          other.query('select from attempts where id = $1 for no key update', [attemptId]);
        await hold(late.attemptId);
        held = hold(first.attemptId).then(() => other.commitTransaction());
        await until(1);
      });
      await applied(change());
      await held;
      await other.release();
      expect(await questionOf(late!)).toMatchObject(paper);
    });

    it('it may be asked again where somebody was met at each of its tries', async () => {
      const other = app.owner.createQueryRunner();
      const late: Sat[] = [];
      let isOver = false;
      let released: Promise<unknown> | undefined;
      const meet = async () => {
        await released;
        late.push(await sat());
        await other.startTransaction();
        await other.query('select from attempts where id = $1 for no key update', [late.at(-1)!.attemptId]);
        released = until(1, () => isOver).then(() => other.commitTransaction());
      };
      beforeItsEnd(meet, meet, meet, meet);
      const { code } = await appliedWith(change(), await tokenOf(change()));
      isOver = true;
      await released;
      await other.release();
      expect(code).toBe('TOO_BUSY');
      await applied(change());
      for (const one of late) expect(await questionOf(one)).toMatchObject(paper);
    });

    it.each([
      ['erasing', holdCandidate, 'select from attempts where candidate_id = $1 order by id for update'],
      ['withdrawing what is of', holdNewest, 'select from invitations where candidate_id = $1 for no key update'],
    ])('%s somebody who begins another exam is in no circle with it', async (__, holdNext, holdMarked) => {
      const { id } = await aPublishedAssessment(app, hr.user, { questions: [questionDrafts.openEnded()] });
      const { candidateId } = first;
      const [{ email } = { email: '' }] = await app.dataSource.query<{ email: string }[]>(emailOf, [candidateId]);
      const { examToken } = await anInvitation(app, hr.user, id, { email });
      const other = app.owner.createQueryRunner();
      await other.startTransaction();
      await other.query(holdNext, [candidateId]);
      const beginning = aPage(app, examToken).start();
      await until(1);
      const { over, met } = begun(applied(change()), 1);
      await met;
      await other.query(holdMarked, [candidateId]);
      await other.commitTransaction();
      await other.release();
      await Promise.all([beginning, over]);
      expect(await questionOf(first)).toMatchObject(paper);
    });

    it('whoever was sitting and hands in is marked by it', async () => {
      const sitting = await sat();
      let handing: Promise<unknown> | undefined;
      beforeItsEnd(async () => {
        const { over, met } = begun(handedIn(sitting));
        handing = over;
        await met;
      });
      await applied(change());
      await handing;
      await markByRule(sitting);
      expect(await resultOf(sitting)).toEqual(result);
    });

    it('a mark by hand counts beside it', async () => {
      let marking: Promise<unknown> | undefined;
      beforeItsEnd(async () => {
        const { over, met } = begun(markByHand(first, 5));
        marking = over;
        await met;
      });
      await applied(change());
      await marking;
      expect(await resultOf(first)).toEqual({ ...result, score: result.score + 5 });
    });

    it('whoever is let in again is marked by it in the end', async () => {
      let reopening: Promise<unknown> | undefined;
      beforeItsEnd(async () => {
        const { over, met } = begun(staffControls(hr).reopen(first.attemptId, { addSeconds: 60 }));
        reopening = over;
        await met;
      });
      await applied(change());
      await reopening;
      expect(await resultOf(first)).toBeUndefined();
      await first.page.resume(true);
      await markByRule(await handedIn(first));
      expect(await resultOf(first)).toEqual(result);
    });

    it.each([
      ['corrected', corrected],
      ['set aside', aside],
    ])('what else is %s has to be looked at again where it would change the same', async (__, other) => {
      const token = await tokenOf(other());
      let second: ReturnType<typeof appliedWith> | undefined;
      beforeItsEnd(async () => {
        second = appliedWith(other(), token);
        await begun(second).met;
      });
      await applied(change());
      expect((await second!).code).toBe('REMARKING_CHANGED');
    });
  });

  describe('whatever comes together', () => {
    const someMoves = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('correct' as const), truth: fc.boolean() }),
        fc.record({ kind: fc.constantFrom('set aside' as const, 'count again' as const) }),
        fc.record({ kind: fc.constantFrom('mark' as const, 'overrule' as const), of: fc.nat(9), score: fc.nat(4) }),
        fc.record({ kind: fc.constantFrom('sit' as const, 'begin' as const) }),
        fc.record({
          kind: fc.constantFrom('hand in' as const, 'reopen' as const, 'count late' as const),
          of: fc.nat(9),
        }),
      ),
      { minLength: 8, maxLength: 14 },
    );
    type Move = ReturnType<typeof someMoves.generate>['value'][number];

    /** As often as what it changes is overtaken. */
    const pressed = async (change: Change) => {
      for (;;) {
        const { code } = await appliedWith(change, await tokenOf(change));
        if (code === undefined) return;
        expect(code).toBe('REMARKING_CHANGED');
      }
    };
    const handedInAndMarked = async (given: Sat) => markByRule(await handedIn(given));
    const move = async (given: Move, people: Sat[]): Promise<unknown> => {
      const who = people['of' in given ? given.of % people.length : 0]!;
      if (given.kind === 'correct') return pressed(corrected(given.truth));
      if (given.kind === 'set aside') return pressed(aside());
      if (given.kind === 'count again') return pressed({ countAgain: [questionId] });
      if (given.kind === 'mark') return markedByHand(who, 1, given.score);
      if (given.kind === 'overrule') return markedByHand(who, 0, given.score);
      if (given.kind === 'begin') return people.push(await sat());
      if (given.kind === 'sit') return handedInAndMarked(await sat());
      if (given.kind === 'hand in') return handedInAndMarked(who);
      if (given.kind === 'count late') return lateCounted(who);
      await staffControls(hr).reopen(who.attemptId, { addSeconds: 60 });
      return who.page.resume(true);
    };
    /** Refused where it comes too early or too late for what it is about. */
    const tried = (given: Move, people: Sat[]) =>
      move(given, people).catch((refused: unknown) => {
        if (!(refused instanceof Refusal)) throw refused;
      });
    const markedByHand = async ({ attemptId }: Sat, place: number, score: number) => {
      const paper = await stored.paper(app, attemptId);
      return hr.graphql(markAnswer, { input: { questionId: paper[place]!.id, score } });
    };
    const lateCounted = async ({ page, attemptId }: Sat) => {
      const [question] = await stored.paper(app, attemptId);
      await page.save({ truth: false }, { questionId: question!.id, revision: 9 });
      return hr.graphql(countLate, { input: { questionId: question!.id, counts: true } });
    };

    const held = async () => {
      const [key] = await app.dataSource.query<{ after: object }[]>(
        'select after from key_corrections where assessment_id = $1 order by number desc limit 1',
        [assessmentId],
      );
      const isAside = await app.dataSource.query<object[]>(
        'select from set_aside_questions where assessment_id = $1 and question_id = $2',
        [assessmentId, questionId],
      );
      return { answerKey: key?.after ?? { truth: true }, isSetAside: isAside.length > 0 };
    };
    const expectAsFromScratch = async (attemptId: string) => {
      const { state, settings } = await stored.attempt(app, attemptId);
      const found = await app.dataSource.manager.findOneBy(Result, { attemptId });
      if (state === 'in-progress') {
        expect(found).toBeNull();
        return;
      }
      const asked = await answeredQuestionsOf(attemptId, app.dataSource.manager);
      const byHand = asked.map((one) => (one.mark?.origin === MarkOrigin.PERSON ? one : { ...one, mark: null }));
      const rules = {
        state: 'submitted',
        answersForgottenAt: null,
        passMark: settings.configuration.passMark,
      } as const;
      const { marks, state: reckoned, ...outcome } = reckonScore(byHand, rules);
      expect([state, found]).toMatchObject([reckoned, outcome]);
      const kept = new Map(asked.map(({ id, mark }) => [id, mark?.score ?? null]));
      for (const mark of marks) expect(kept.get(mark.questionId)).toBe(mark.score === null ? null : mark.score / 100);
    };

    race('leaves what follows from the answers, the keys and the marks by hand', async () => {
      let present = app.clock.now().getTime();
      jest.spyOn(app.clock, 'now').mockImplementation(() => new Date((present += 1)));
      await fc.assert(
        fc.asyncProperty(someMoves, fc.nat(3), async (moves, beginnings) => {
          await makeAssessment();
          const people = [first, await sat(), await handedIn(await sat())];
          // What they answer shares statements with those who wait for the end of marking again, so only their beginning comes before it.
          const begin = async () => void answering.push(answered(await started()));
          const answering: Promise<void>[] = [];
          const between = beforeItsEnd(...Array.from({ length: beginnings }, () => begin));
          await Promise.all(moves.map((given) => tried(given, people)));
          between.mockRestore();
          await Promise.all(answering);
          const attempts = await app.dataSource.query<{ id: string }[]>(
            `select id, state from attempts where assessment_id = $1`,
            [assessmentId],
          );
          for (const { id: attemptId } of attempts) {
            await markByRule({ attemptId });
            expect(await questionOf({ attemptId })).toMatchObject(await held());
            await expectAsFromScratch(attemptId);
          }
        }),
        { numRuns: 4, endOnFailure: true },
      );
    });
  });

  race('finds what holds afterwards, whoever was first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const setAside = round % 2 === 0;
      const people = await Promise.all([invited(), invited(), invited()]);
      const input = { [setAside ? 'setAside' : 'countAgain']: [questionId] };
      await Promise.all([...people.map(({ page }) => page.start()), applied(input)]);
      for (const { page } of people) expect(await questionOf(page.shown!)).toMatchObject({ isSetAside: setAside });
    }
  });
});
