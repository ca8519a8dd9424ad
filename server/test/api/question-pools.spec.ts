import { randomUUID } from 'node:crypto';
import type { QuestionPoolInput } from '../generated/graphql';
import { createTestApp, race, inputOf, graphql } from '../kit';
import type { Given, SignedIn, TestApp, TypedDocumentString } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aPage, stored } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestion, aQuestionDraft } from '../kit/builders/questions';
import { aTest } from '../kit/builders/tests';

graphql(`
  fragment QuestionPools_fields on Assessment {
    id questionCount durationSeconds totalScore durationIsApproximate
    pools { id skill difficulty language drawCount available }
  }
`);
const SET = graphql(`
  mutation QuestionPools_setPools($input: SetPoolsInput!) {
    setPools(input: $input) { assessment { ...QuestionPools_fields } }
  }
`);
const ONE = graphql(`query QuestionPools_assessment($id: ID!) { assessment(id: $id) { ...QuestionPools_fields } }`);
const PUBLISH = graphql(`
  mutation QuestionPools_publishAssessment($id: ID!) {
    publishAssessment(input: { id: $id }) { assessment { status } }
  }
`);

interface Shown {
  id: string;
  questionCount: number;
  pools: { id: string; skill: string; available: number }[];
}

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => (app = await createTestApp()));
beforeEach(async () => (hr = await app.as.hr()));
afterAll(() => app.close());

const set = async (assessmentId: string, ...pools: QuestionPoolInput[]): Promise<Shown> =>
  (await hr.data(SET, { input: { assessmentId, pools } })).setPools.assessment;
const refusal = async <Variables extends object>(
  document: TypedDocumentString<unknown, Variables>,
  ...variables: Given<Variables>
) => {
  const { code, errors } = await hr.graphql(document, ...variables);
  return { code, params: errors[0]?.extensions.params };
};
const stock = async (skill: string, ...given: Parameters<typeof aQuestionDraft>[0][]) => {
  const made = [];
  for (const [index, draft] of given.entries()) {
    made.push(await aQuestion(app, hr.user, { skill, text: `${skill} ${index}`, ...draft }));
  }
  return made;
};
const levels = (difficulty: 'Easy' | 'Medium' | 'Hard', count: number) =>
  Array.from({ length: count }, () => ({ difficulty }));
const paperOf = async (assessmentId: string) => {
  const { examToken, invitation } = await anInvitation(app, hr.user, assessmentId);
  await aPage(app, examToken).start();
  const [attempt] = await stored.attemptsOf(app, invitation.id);
  return stored.paper(app, attempt!.id);
};

describe('setPools', () => {
  it('works: says what the bank has for each, and what an average paper adds up to', async () => {
    await stock('Excel', { durationSeconds: 30, score: 2 }, { durationSeconds: 60, score: 4 }, { difficulty: 'Hard' });
    await stock('Tax', {}, {});
    const { id } = await anAssessment(app, hr.user, { questions: [aQuestionDraft({ durationSeconds: 40, score: 1 })] });
    const excel = { skill: 'excel', difficulty: 'MEDIUM' as const, drawCount: 1 };
    const after = await set(id, excel, { skill: 'Tax', drawCount: 2 });
    expect(after).toMatchObject({
      questionCount: 4,
      durationSeconds: 40 + 45 + 120,
      totalScore: 1 + 3 + 10,
      durationIsApproximate: true,
      pools: [
        { skill: 'excel', difficulty: 'MEDIUM', language: null, drawCount: 1, available: 2 },
        { skill: 'Tax', difficulty: null, language: null, drawCount: 2, available: 2 },
      ],
    });
    expect(await hr.data(ONE, { id })).toEqual({ assessment: after });
    expect(await set(id, { skill: 'Tax', drawCount: 1 })).toMatchObject({ durationIsApproximate: false });
  });

  it('works: counts only what may be drawn', async () => {
    const [active, inactive] = await stock('Excel', {}, {}, { isAdditional: true }, { text: 'سؤال بالعربية' });
    await app.dataSource.query(`update questions set status = 'InActive' where id = $1`, [inactive!.id]);
    await aQuestion(app, (await app.as.hr()).user, { skill: 'Excel' });
    const { id } = await anAssessment(app, hr.user);
    const available = async (given: object = {}) =>
      (await set(id, { skill: 'Excel', drawCount: 1, ...given })).pools[0];
    expect(await available()).toMatchObject({ available: 2 });
    expect(await available({ language: 'AR' })).toMatchObject({ available: 1 });
    const add = graphql(`
      mutation QuestionPools_addQuestionsFromBank($input: AddQuestionsFromBankInput!) {
        addQuestionsFromBank(input: $input) { assessment { id } }
      }
    `);
    await hr.data(add, { input: { assessmentId: id, questionIds: [active!.id] } });
    expect(await available()).toMatchObject({ available: 1 });
  });

  it('works: a pool that stays keeps its id, in whatever place', async () => {
    const { id } = await anAssessment(app, hr.user);
    const [tax, excel] = (await set(id, { skill: 'Tax', drawCount: 1 }, { skill: 'Excel', drawCount: 1 })).pools;
    const after = await set(
      id,
      { id: excel!.id, skill: 'Excel', drawCount: 3 },
      { id: randomUUID(), skill: 'Law', drawCount: 1 },
    );
    expect(after.pools).toMatchObject([{ id: excel!.id, drawCount: 3 }, { skill: 'Law' }]);
    expect(after.pools.map((pool) => pool.id)).not.toContain(tax!.id);
    expect((await set(id)).pools).toEqual([]);
  });

  it('refuses: pools that could draw the same question, and numbers out of range', async () => {
    const { id: assessmentId } = await anAssessment(app, hr.user);
    const pools = [
      { skill: 'Excel', drawCount: 0 },
      { skill: 'EXCEL', difficulty: 'HARD' as const, drawCount: 1 },
    ];
    expect(await refusal(SET, { input: { assessmentId, pools } })).toEqual({
      code: 'INVALID_INPUT',
      params: {
        fields: [
          { path: 'pools.0.drawCount', rule: 'min', params: { min: 1 } },
          { path: 'pools.1.skill', rule: 'pool-overlap' },
        ],
      },
    });
  });

  it('refuses: more than the bank has, for an assessment that candidates sit', async () => {
    await stock('Excel', {});
    const { id: assessmentId } = await aPublishedAssessment(app, hr.user);
    const pools = [{ skill: 'Excel', drawCount: 2 }];
    expect(await refusal(SET, { input: { assessmentId, pools } })).toEqual({
      code: 'POOL_TOO_SMALL',
      params: { skill: 'Excel', drawCount: 2, available: 1 },
    });
    expect(await hr.data(ONE, { id: assessmentId })).toMatchObject({ assessment: { pools: [] } });
  });
});

describe('publishing', () => {
  it('refuses a pool that the bank cannot fill, with the numbers, and works when it can', async () => {
    await stock('Excel', {});
    const { id } = await anAssessment(app, hr.user);
    await set(id, { skill: 'Excel', drawCount: 2 });
    const params = { skill: 'Excel', drawCount: 2, available: 1 };
    expect(await refusal(PUBLISH, { id })).toEqual({ code: 'POOL_TOO_SMALL', params });
    await stock('Excel', {});
    expect(await hr.data(PUBLISH, { id })).toEqual({ publishAssessment: { assessment: { status: 'ACTIVE' } } });
  });

  it('refuses an assessment whose pools are empty like one without a question', async () => {
    const { id } = await anAssessment(app, hr.user);
    await set(id, { skill: 'Nothing', drawCount: 1 });
    expect(await refusal(PUBLISH, { id })).toMatchObject({ code: 'ASSESSMENT_QUESTION_REQUIRED' });
  });

  it('a bank that became too small later stops no other change', async () => {
    const [question] = await stock('Excel', {});
    const { id } = await aPublishedAssessment(app, hr.user);
    await set(id, { skill: 'Excel', drawCount: 1 });
    await app.dataSource.query(`update questions set status = 'InActive' where id = $1`, [question!.id]);
    const update = graphql(`
      mutation QuestionPools_updateAssessment($input: UpdateAssessmentInput!) {
        updateAssessment(input: $input) { assessment { title } }
      }
    `);
    const renamed = await hr.data(update, { input: { id, title: 'Another title' } });
    expect(renamed).toEqual({ updateAssessment: { assessment: { title: 'Another title' } } });
    expect(await paperOf(id)).toHaveLength(1);
  });
});

describe('a sitting', () => {
  it('is drawn as many as were promised, after everything else, in the mix of the bank', async () => {
    await stock('Excel', ...levels('Easy', 4), ...levels('Medium', 4), ...levels('Hard', 4));
    await stock('Tax', {}, {});
    const questions = [aQuestionDraft({ text: 'own' })];
    const { id } = await aPublishedAssessment(app, hr.user, { questions });
    await set(id, { skill: 'Excel', drawCount: 6 }, { skill: 'Tax', drawCount: 1 });
    const paper = await paperOf(id);
    expect(paper.map(({ skill, difficulty }) => [skill, difficulty])).toEqual([
      ['Accounting', 'Medium'],
      ...[...levels('Easy', 2), ...levels('Medium', 2), ...levels('Hard', 2)].map(({ difficulty }) => [
        'Excel',
        difficulty,
      ]),
      ['Tax', 'Medium'],
    ]);
    expect(new Set(paper.map(({ questionId }) => questionId)).size).toBe(8);
  });

  it('is not asked twice what is on the paper anyway', async () => {
    const [first, second] = await stock('Excel', {}, {});
    const test = await aTest(app, hr.user, { questions: [] });
    const add = graphql(`
      mutation QuestionPools_addQuestionsToTest($input: TestQuestionsInput!) {
        addQuestionsToTest(input: $input) { test { id } }
      }
    `);
    await hr.data(add, { input: { testId: test.id, questionIds: [first!.id] } });
    const { id } = await aPublishedAssessment(app, hr.user, { testIds: [test.id], questions: [] });
    await set(id, { skill: 'Excel', drawCount: 1 });
    expect((await paperOf(id)).map(({ questionId }) => questionId)).toEqual([first!.id, second!.id]);
  });

  it('is drawn the newest version, which an edit changes no more', async () => {
    const [question] = await stock('Excel', {});
    const { id } = await aPublishedAssessment(app, hr.user);
    await set(id, { skill: 'Excel', drawCount: 1 });
    const update = graphql(`
      mutation QuestionPools_updateQuestion($input: UpdateQuestionInput!) {
        updateQuestion(input: $input) { question { version } }
      }
    `);
    const edited = { type: 'TRUE_FALSE', text: 'edited', truth: true, durationSeconds: 30, score: 1 };
    const input = { id: question!.id, question: inputOf({ ...edited, difficulty: 'EASY', skill: 'Excel' }) };
    await hr.data(update, { input });
    const [, drawn] = await paperOf(id);
    expect(drawn).toMatchObject({ text: 'edited', durationSeconds: 30 });
    const again = inputOf({ ...edited, difficulty: 'EASY', skill: 'Excel', text: 'edited again' });
    await hr.data(update, { input: { ...input, question: again } });
    expect((await stored.paper(app, drawn!.attemptId))[1]).toMatchObject({ text: 'edited' });
  });

  race('no question is drawn more than once more often than another, also when candidates start at once', async () => {
    await stock('Excel', ...levels('Medium', 5));
    const { id } = await aPublishedAssessment(app, hr.user);
    await set(id, { skill: 'Excel', drawCount: 2 });
    const papers = await Promise.all(Array.from({ length: 8 }, () => paperOf(id)));
    const drawn = papers.flat().filter(({ skill }) => skill === 'Excel');
    const counts = new Map<string, number>();
    for (const { questionId } of drawn) counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
    expect([...counts.values()].sort()).toEqual([3, 3, 3, 3, 4]);
  });

  race('is drawn once, however often its start is asked for', async () => {
    const made = await stock('Excel', {}, {});
    const { id } = await aPublishedAssessment(app, hr.user);
    await set(id, { skill: 'Excel', drawCount: 1 });
    const { examToken, invitation } = await anInvitation(app, hr.user, id);
    const page = aPage(app, examToken);
    await Promise.all([page.start(), page.start(), page.start()]);
    expect(await stored.attemptsOf(app, invitation.id)).toHaveLength(1);
    const draws = await app.dataSource.query<{ sum: number }[]>(
      'select sum(draws)::int as sum from question_draws where question_id = any($1::uuid[])',
      [made.map((question) => question.id)],
    );
    expect(draws).toEqual([{ sum: 1 }]);
  });
});
