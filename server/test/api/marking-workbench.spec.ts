import { createTestApp, race, graphql } from '../kit';
import type { ApiClient, ResultOf, SignedIn, TestApp, Whichever } from '../kit';
import { aPage } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { questionDrafts } from '../kit/builders/questions';
import { aMarkedAttempt, resultOf, rightAnswer } from '../kit/builders/results';
import type { SatExam } from '../kit/builders/results';

const queue = graphql(`
  query MarkingWorkbench_markingQueue($filter: MarkingQueueFilter!, $first: Int, $after: String) {
    markingQueue(filter: $filter, first: $first, after: $after) {
      totalCount
      edges { node { id alias candidateName score maxScore position text } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
const task = graphql(`
  query MarkingWorkbench_markingTask($id: ID!, $round: MarkingRound!, $isBlind: Boolean!) {
    markingTask(id: $id, round: $round, isBlind: $isBlind) {
      id alias candidateName score maxScore position text isBlind revision
      criteria { text points }
      marks { score markedByName }
      overallFeedback { text isShared }
      question {
        history { cause before after byName reason }
        answer { value { ... on TextAnswer { text } } }
        mark { score origin markedByName feedback }
        files { name }
      }
    }
  }
`);
const giveFeedback = graphql(`
  mutation MarkingWorkbench_giveTaskFeedback($input: GiveTaskFeedbackInput!) {
    giveTaskFeedback(input: $input) { feedback { text isShared } }
  }
`);
const give = graphql(`
  mutation MarkingWorkbench_giveQueuedMark($input: GiveQueuedMarkInput!) {
    giveQueuedMark(input: $input) {
      outcome { ... on QueuedMark { remainingCount } ... on MarkChanged { code revision points } }
    }
  }
`);
const rules = graphql(`
  mutation MarkingWorkbench_setMarkingRules($input: MarkingRulesInput!) {
    setMarkingRules(input: $input) { markingRules { isBlind needsSecondMark } }
  }
`);
const differences = graphql(`
  query MarkingWorkbench_assessment($assessmentId: ID!, $isBlind: Boolean) {
    assessment(id: $assessmentId) {
      markDifferences(isBlind: $isBlind) {
        compared identical withinTolerance meanDistance
        differences {
          first second isWithinTolerance settledScore settledReason firstByName secondByName
          item { candidateName alias }
        }
      }
    }
  }
`);
type Given = ResultOf<typeof give>['giveQueuedMark']['outcome'];
type QueuePage = ResultOf<typeof queue>['markingQueue'];

const itemsOf = ({ totalCount, edges }: QueuePage) => ({ totalCount, items: edges.map(({ node }) => node) });

const RUBRIC = 'Read twice.\nNames the timing (3)\nClear language: 2';
const essay = { draft: questionDrafts.openEnded({ score: 5, rubric: RUBRIC }), answer: { text: 'Timing.' } };

describe('the marking workbench', () => {
  let app: TestApp;
  let hr: SignedIn;
  let admin: SignedIn;
  let sat: SatExam;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.as.admin();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    hr = await app.as.hr();
    sat = await aMarkedAttempt(app, hr.user, [rightAnswer(), essay]);
  });

  const waiting = async (client: SignedIn, filter: object = {}) =>
    itemsOf((await client.data(queue, { filter })).markingQueue);
  const head = async (client: SignedIn = hr, filter: object = {}): Promise<QueuePage['edges'][number]['node']> => {
    const [first] = (await waiting(client, { assessmentId: sat.assessmentId, ...filter })).items;
    if (!first) throw new Error('Nothing waits.');
    return first;
  };
  const open = async (id: string, given: object = {}, client: SignedIn = hr) =>
    (await client.data(task, { id, round: 'FIRST', isBlind: false, ...given })).markingTask;
  const mark = async (client: ApiClient, questionId: string, input: object = {}) => {
    const { data, code } = await client.graphql(give, {
      input: { questionId, round: 'FIRST', score: 4, expectedRevision: 0, ...input },
    });
    const outcome: Partial<Whichever<Given>> | undefined = data?.giveQueuedMark.outcome;
    return { outcome, code: code ?? outcome?.code };
  };
  const asked = () => ({ assessmentId: sat.assessmentId });
  const setRules = (input: object) =>
    hr.data(rules, {
      input: { assessmentId: sat.assessmentId, isBlind: false, needsSecondMark: false, tolerancePercent: 10, ...input },
    });

  it('lists what waits for a person, and no longer what was marked', async () => {
    const { id } = await head();
    expect((await mark(hr, id)).outcome).toEqual({ remainingCount: 0 });
    expect((await waiting(hr)).totalCount).toBe(0);
    expect((await waiting(hr, { round: 'MARKED' })).items).toMatchObject([{ id, score: 4 }]);
    expect((await resultOf(hr, sat)).status).toBe('PASSED');
  });

  it.each(['BY_CANDIDATE', 'BY_QUESTION'] as const)('is read page by page in its order: %s', async (order) => {
    const essays = [essay, { ...essay, draft: { ...essay.draft, text: 'And then?' } }];
    for (const _ of ['first', 'second']) {
      await aMarkedAttempt(app, hr.user, essays);
      app.clock.advance(60);
    }
    const ask = async (page: object) => (await hr.data(queue, { filter: { order }, ...page })).markingQueue;
    const whole = await ask({ first: 100 });
    expect(whole.totalCount).toBe(5);
    expect(whole.pageInfo.hasNextPage).toBe(false);
    const walked: string[] = [];
    let page = await ask({ first: 2 });
    for (;;) {
      walked.push(...page.edges.map(({ node }) => node.id));
      if (!page.pageInfo.hasNextPage) break;
      page = await ask({ first: 2, after: page.pageInfo.endCursor });
    }
    expect(walked).toEqual(whole.edges.map(({ node }) => node.id));
    const exams = whole.edges.map(({ node }) => node.alias);
    expect(exams.filter((alias, at) => alias !== exams[at - 1])).toHaveLength(3);
  });

  it('shows nobody what is out of their scope', async () => {
    const { id } = await head();
    const other = await app.as.hr();
    expect((await waiting(other)).totalCount).toBe(0);
    expect((await mark(other, id)).code).toBe('RESULT_QUESTION_NOT_FOUND');
    const asked = await other.graphql(task, { id, round: 'FIRST', isBlind: false });
    expect(asked.code).toBe('RESULT_QUESTION_NOT_FOUND');
  });

  it('reads the criteria from the rubric and keeps what each earned', async () => {
    const { id } = await head();
    expect((await open(id)).criteria).toEqual([
      { text: 'Names the timing', points: 3 },
      { text: 'Clear language', points: 2 },
    ]);
    expect((await mark(hr, id, { score: 4, criteria: [3, 2] })).code).toBe('INVALID_INPUT');
    expect((await mark(hr, id, { score: 4, criteria: [3.5, 0.5] })).code).toBe('INVALID_INPUT');
    expect((await mark(hr, id, { score: 3.5, criteria: [2, 1.5], feedback: 'Say more.' })).code).toBeUndefined();
    const [stored] = await app.dataSource.query<{ derivation: { parts: object[] } }[]>(
      'select derivation from marks where question_id = $1',
      [id],
    );
    expect(stored?.derivation.parts).toMatchObject([
      { label: 'Names the timing', score: 200, maxScore: 300, verdict: 'JUDGED' },
      { label: 'Clear language', score: 150, maxScore: 200 },
    ]);
  });

  race('loses neither of two marks that are given at once: one is told of the other', async () => {
    const { id } = await head();
    const answers = await Promise.all([mark(hr, id, { score: 2 }), mark(admin, id, { score: 5 })]);
    const refused = answers.filter(({ code }) => code !== undefined);
    expect(refused.map(({ code }) => code)).toEqual(['MARK_CHANGED']);
    const kept = answers[0].code === undefined ? 2 : 5;
    expect(refused[0]?.outcome).toMatchObject({ points: kept, revision: 1 });
    expect((await open(id)).question.mark.score).toBe(kept);
    expect((await mark(admin, id, { score: 1, expectedRevision: 1 })).code).toBeUndefined();
    const changes = await app.dataSource.query<{ before: { score: number | null } }[]>(
      'select before from mark_changes where question_id = $1 order by changed_at, after ->> $2',
      [id, 'score'],
    );
    expect(changes.map(({ before }) => before.score).sort()).toEqual([kept * 100, null].sort());
  });

  describe('blind', () => {
    it('sends neither name nor file name when one wishes it', async () => {
      const item = await head(hr, { isBlind: true });
      expect(item.candidateName).toBeNull();
      expect(item.alias).toMatch(/^[0-9A-F]{5}$/);
      const blind = await open(item.id, { isBlind: true });
      expect(blind).toMatchObject({ isBlind: true, candidateName: null, alias: item.alias });
      expect((await open(item.id)).candidateName).toBe('Noor Al-Hashimi');
    });

    it('cannot be left where the assessment asks for it', async () => {
      await setRules({ isBlind: true });
      const item = await head();
      expect(item.candidateName).toBeNull();
      expect(await open(item.id, { isBlind: false })).toMatchObject({ isBlind: true, candidateName: null });
      expect(JSON.stringify(await open(item.id))).not.toContain('Noor');
    });

    it('names nobody in the comparison of two markers', async () => {
      await setRules({ needsSecondMark: true });
      const { id, alias } = await head();
      await mark(hr, id, { score: 4 });
      await mark(admin, id, { round: 'SECOND', score: 5, expectedRevision: 1 });
      expect(JSON.stringify(await hr.data(differences, asked()))).toContain('Noor');
      const blind = await hr.data(differences, { ...asked(), isBlind: true });
      expect(blind).toMatchObject({
        assessment: { markDifferences: { differences: [{ item: { candidateName: null, alias } }] } },
      });
      expect(JSON.stringify(blind)).not.toContain('Noor');
    });

    it('takes feedback on the whole result by the answer, for whoever may mark it', async () => {
      const { id } = await head(hr, { isBlind: true });
      const input = { questionId: id, text: 'Clear and careful.', shareWithCandidate: false };
      expect((await (await app.as.hr()).graphql(giveFeedback, { input })).code).toBe('RESULT_QUESTION_NOT_FOUND');
      expect((await hr.graphql(giveFeedback, { input: { ...input, text: ' ' } })).code).toBe('INVALID_INPUT');
      expect(JSON.stringify(await hr.data(giveFeedback, { input }))).not.toContain('Noor');
      expect((await open(id)).overallFeedback).toEqual({ text: 'Clear and careful.', isShared: false });
      expect(await resultOf(hr, sat)).toMatchObject({ overallFeedback: 'Clear and careful.' });
    });
  });

  describe('an exam that was opened again', () => {
    const reopen = () => staffControls(hr).reopen(sat.attemptId, { addSeconds: 300 });
    const handIn = async (text: string) => {
      const page = aPage(app, sat.examToken);
      await page.resume();
      await page.save({ text });
      await page.submit();
      await app.runJobs();
    };

    it('is offered to nobody until it is handed in, and then with both marks still to be given', async () => {
      await setRules({ needsSecondMark: true });
      const { id } = await head();
      await mark(hr, id, { score: 1 });
      await mark(admin, id, { round: 'SECOND', score: 5, expectedRevision: 1 });
      await reopen();
      for (const round of ['FIRST', 'SECOND', 'SETTLE', 'MARKED'] as const)
        expect((await waiting(hr, { round, ...asked() })).totalCount).toBe(0);
      await handIn('Timing, and more.');
      expect((await waiting(hr, { round: 'SETTLE', ...asked() })).totalCount).toBe(0);
      const { revision } = await open(id);
      expect((await mark(hr, id, { score: 3, expectedRevision: 1 })).code).toBe('MARK_CHANGED');
      expect((await mark(hr, id, { score: 3, expectedRevision: revision })).code).toBeUndefined();
      expect((await head(admin, { round: 'SECOND' })).id).toBe(id);
      const second = { round: 'SECOND', score: 3, expectedRevision: revision + 1 };
      expect((await mark(admin, id, second)).code).toBeUndefined();
      const compared = (await hr.data(differences, asked())).assessment.markDifferences;
      expect(compared).toMatchObject({ compared: 1, identical: 1, differences: [{ settledScore: null }] });
    });

    it('keeps what was said about the whole result', async () => {
      const { id } = await head();
      const said = { text: 'Clear and careful.', isShared: true };
      const shown = `update assessments set configuration = configuration || '{"feedbackDelivery": "shown"}' where id = $1`;
      await app.dataSource.query(shown, [sat.assessmentId]);
      const input = { questionId: id, text: said.text, shareWithCandidate: true };
      await hr.data(giveFeedback, { input });
      await reopen();
      await handIn('Timing, and more.');
      expect((await open(id)).overallFeedback).toEqual(said);
      await reopen();
      await handIn('And still more.');
      expect((await open(id)).overallFeedback).toEqual(said);
      expect(
        await app.dataSource.query('select from withdrawn_feedback where attempt_id = $1', [sat.attemptId]),
      ).toEqual([]);
    });

    it('refuses points from a page that shows the words that were', async () => {
      const { id } = await head();
      const { revision } = await open(id);
      await reopen();
      await handIn('Other words.');
      expect((await mark(hr, id, { expectedRevision: revision })).code).toBe('MARK_CHANGED');
    });

    it('offers nothing of what was closed in it either', async () => {
      sat = await aMarkedAttempt(app, hr.user, [essay, rightAnswer()]);
      const { id } = await head();
      const before = (await waiting(hr)).totalCount;
      await reopen();
      expect((await waiting(hr, asked())).totalCount).toBe(0);
      expect((await waiting(hr)).totalCount).toBe(before - 1);
      expect((await hr.graphql(task, { id, round: 'FIRST', isBlind: false })).code).toBe('RESULT_QUESTION_NOT_FOUND');
      const page = aPage(app, sat.examToken);
      await page.resume();
      await page.submit();
      await app.runJobs();
      expect((await waiting(hr, asked())).items).toMatchObject([{ id }]);
    });
  });

  describe('a second marker', () => {
    beforeEach(() => setRules({ needsSecondMark: true }));

    it('does not see the first mark, and is somebody else', async () => {
      const { id } = await head();
      await mark(hr, id, { score: 2, feedback: 'Thin.' });
      expect((await waiting(hr, { round: 'SECOND' })).totalCount).toBe(0);
      expect((await mark(hr, id, { round: 'SECOND', expectedRevision: 1 })).code).toBe('SECOND_MARKER_IS_FIRST');
      const item = await head(admin, { round: 'SECOND' });
      expect(item).toMatchObject({ id, score: null });
      const shown = await open(id, { round: 'SECOND' }, admin);
      expect(shown.question.mark).toEqual({ score: null, origin: 'AWAITING', markedByName: null, feedback: null });
      expect(shown.score).toBeNull();
      expect([shown.overallFeedback, shown.question.history]).toEqual([null, []]);
    });

    it('who agrees within the tolerance leaves nothing to settle', async () => {
      const { id } = await head();
      await mark(hr, id, { score: 4 });
      await mark(admin, id, { round: 'SECOND', score: 4.5, expectedRevision: 1 });
      expect((await waiting(hr, { round: 'SETTLE', assessmentId: sat.assessmentId })).totalCount).toBe(0);
      const {
        assessment: { markDifferences },
      } = await hr.data(differences, asked());
      expect(markDifferences).toMatchObject({ compared: 1, identical: 0, withinTolerance: 1, meanDistance: 10 });
    });

    it('who differs is compared, and the difference is settled with a reason', async () => {
      const third = await app.as.superAdmin({ name: 'Third Reader' });
      const { id } = await head();
      await mark(hr, id, { score: 1 });
      app.clock.advance(1);
      await mark(admin, id, { round: 'SECOND', score: 5, expectedRevision: 1 });
      app.clock.advance(1);
      expect((await mark(admin, id, { round: 'SECOND', score: 3, expectedRevision: 1 })).code).toBe('MARK_CHANGED');
      expect((await head(hr, { round: 'SETTLE' })).id).toBe(id);
      const { marks } = await open(id, { round: 'SETTLE' });
      expect(marks.map(({ score }) => score)).toEqual([1, 5]);
      const settle = { round: 'SETTLE', score: 3.5, expectedRevision: 1 };
      expect((await mark(hr, id, settle)).code).toBe('INVALID_INPUT');
      expect((await mark(third, id, { ...settle, reason: 'Timing named, language poor.' })).code).toBeUndefined();
      expect((await mark(hr, id, { ...settle, expectedRevision: 2, reason: 'Again.' })).code).toBe('NOTHING_TO_SETTLE');
      const {
        assessment: { markDifferences },
      } = await hr.data(differences, asked());
      expect(markDifferences.differences).toMatchObject([
        {
          first: 1,
          second: 5,
          isWithinTolerance: false,
          settledScore: 3.5,
          settledReason: 'Timing named, language poor.',
          firstByName: hr.user.name,
          secondByName: admin.user.name,
        },
      ]);
      expect((await resultOf(hr, sat)).score).toBe(8.5);
      expect((await open(id, { round: 'MARKED' })).question.history).toEqual([
        { cause: 'PERSON', before: null, after: 1, byName: hr.user.name, reason: null },
        { cause: 'SECOND', before: 1, after: 5, byName: admin.user.name, reason: null },
        { cause: 'SETTLING', before: 1, after: 3.5, byName: third.user.name, reason: 'Timing named, language poor.' },
      ]);
    });
  });
});
