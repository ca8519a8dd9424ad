import { BeginAttempt } from '../../src/modules/exam/candidate/start/begin-attempt';
import { NamedQueries } from '../../src/platform/database';
import { createTestApp, graphql } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage, stored } from '../kit/builders/attempts';
import type { ExamPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestion, questionDrafts } from '../kit/builders/questions';

const preview = graphql(`
  query Remarking_previewRemarking($input: RemarkingInput!) {
    previewRemarking(input: $input) {
      token unchanged forgotten
      questions { questionId papers unfit byPerson }
      changes { edges { node { candidateId before { percentage status } after { percentage status } } } }
    }
  }
`);
const apply = graphql(`
  mutation Remarking_applyRemarking($input: ApplyRemarkingInput!) {
    applyRemarking(input: $input) { changedResultCount }
  }
`);
const compare = graphql(`
  query Remarking_assessment($assessmentId: ID!, $candidateIds: [ID!]!) {
    assessment(id: $assessmentId) {
      comparison(candidateIds: $candidateIds) {
        results { percentage candidate { id } }
        skills { skill percentages }
        questions { text marks { score maxScore } }
      }
    }
  }
`);
const setPools = graphql(`
  mutation Remarking_setPools($input: SetPoolsInput!) {
    setPools(input: $input) { assessment { id } }
  }
`);

interface Preview {
  token: string;
  unchanged: number;
  forgotten: number;
  questions: { questionId: string; papers: number; byPerson: number }[];
  changes: { candidateId: string; before: object; after: object }[];
}

const TRUE = questionDrafts.trueFalse({ text: 'Rent is a cost.', score: 4 });
const OTHER = questionDrafts.trueFalse({ text: 'Cash is a debt.', score: 6 });

describe('marking again after a key was corrected', () => {
  let app: TestApp;
  let hr: SignedIn;
  let assessmentId: string;
  let questionId: string;
  let candidates: string[];
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    hr = await app.as.hr();
    assessmentId = (await aPublishedAssessment(app, hr.user, { questions: [TRUE, OTHER] })).id;
    candidates = [await sit(Boolean(TRUE.truth)), await sit(!TRUE.truth)];
    await app.runJobs();
    const [row] = await app.dataSource.query<{ id: string }[]>(
      'select question_id as id from attempt_questions join attempts on attempts.id = attempt_id where assessment_id = $1 and text = $2',
      [assessmentId, TRUE.text],
    );
    questionId = row?.id ?? '';
  });

  async function begun() {
    const { examToken, candidate } = await anInvitation(app, hr.user, assessmentId);
    const page = aPage(app, examToken);
    await page.start();
    return { page, candidate };
  }

  /** Answers the two questions of the assessment, and leaves open what was drawn beside them. */
  async function sit(first: boolean, questionCount = 2): Promise<string> {
    const { page, candidate } = await begun();
    await answered(page, first);
    for (let left = questionCount - 2; left > 0; left--) await page.next();
    return candidate.id;
  }

  async function answered(page: ExamPage, first: boolean): Promise<void> {
    for (const truth of [first, Boolean(OTHER.truth)]) {
      await page.save({ truth });
      await page.next();
    }
  }

  const corrections = () => [{ questionId, key: { truth: !TRUE.truth } }];
  const look = async (input: Partial<InputOf<typeof preview>> = {}): Promise<Preview> => {
    const { previewRemarking } = await hr.data(preview, { input: { assessmentId, ...input } });
    return { ...previewRemarking, changes: previewRemarking.changes.edges.map(({ node }) => node) };
  };
  const applied = (input: Omit<InputOf<typeof apply>, 'assessmentId'>) =>
    hr.graphql(apply, { input: { assessmentId, ...input } });

  it('changes nothing while no key was corrected', async () => {
    expect(await look()).toMatchObject({ unchanged: 2, questions: [], changes: [] });
  });

  it('shows the differences first, and applies them with a reason, keeping what was', async () => {
    const list = await look({ corrections: corrections() });
    expect(list.questions).toMatchObject([{ questionId, papers: 2, byPerson: 0 }]);
    const change = (id: string | undefined) => list.changes.find(({ candidateId }) => candidateId === id);
    expect(change(candidates[0])).toMatchObject({ before: { percentage: 100 }, after: { percentage: 60 } });
    expect(change(candidates[1])).toMatchObject({ before: { percentage: 60 }, after: { percentage: 100 } });
    const input = { corrections: corrections(), token: list.token };
    expect((await applied({ ...input, reason: ' ' })).code).toBe('INVALID_INPUT');
    expect((await applied({ ...input, reason: 'The key was wrong.' })).data).toEqual({
      applyRemarking: { changedResultCount: 2 },
    });
    expect(await look({ corrections: corrections() })).toMatchObject({ unchanged: 2, changes: [] });
    const changes = await app.dataSource.query<{ reason: string }[]>(
      `select reason from mark_changes join attempts on attempts.id = attempt_id where assessment_id = $1 and cause = 'remarking'`,
      [assessmentId],
    );
    expect(changes.map(({ reason }) => reason)).toEqual(['The key was wrong.', 'The key was wrong.']);
    const [audited] = await app.dataSource.query<{ label: string }[]>(
      `select object_label as label from audit_entries where action = 'assessment.mark-again' and object_id = $1`,
      [assessmentId],
    );
    expect(audited?.label).toContain('The key was wrong.');
  });

  it('follows the newest version of the question in the bank', async () => {
    await app.dataSource.query(`update questions set answer_key = $2 where id = $1`, [
      questionId,
      JSON.stringify({ truth: !TRUE.truth }),
    ]);
    expect((await look()).changes).toHaveLength(2);
  });

  describe('with a key that was corrected for this assessment', () => {
    const correct = async (truth = !TRUE.truth) => {
      const given = { corrections: [{ questionId, key: { truth } }] };
      const { token } = await look(given);
      await applied({ ...given, token, reason: 'The key was wrong.' });
    };
    const edit = (version: number, truth: boolean) =>
      app.dataSource.query(
        `with changed as (update questions set answer_key = $3, version = $2 where id = $1)
         insert into question_versions (question_id, version, fields, created_at)
         select question_id, $2, jsonb_set(fields, '{answerKey}', $3), $4 from question_versions where question_id = $1 and version = 1`,
        [questionId, version, JSON.stringify({ truth }), app.clock.now()],
      );

    it('keeps it until the bank has another', async () => {
      await correct();
      expect(await look()).toMatchObject({ questions: [], changes: [], unchanged: 2 });
      app.clock.advance(1);
      await edit(2, !TRUE.truth);
      expect(await look()).toMatchObject({ questions: [], changes: [], unchanged: 2 });
      app.clock.advance(1);
      await edit(3, Boolean(TRUE.truth));
      expect((await look()).changes).toHaveLength(2);
    });

    describe('on a server whose clock is ahead of the next one', () => {
      beforeEach(async () => {
        await correct();
        app.clock.advance(-1);
      });

      it('gives way to what is corrected there afterwards', async () => {
        await correct(Boolean(TRUE.truth));
        expect(await look()).toMatchObject({ questions: [], changes: [], unchanged: 2 });
        const { page } = await begun();
        const [asked] = await stored.paper(app, page.shown!.attemptId);
        expect(asked).toMatchObject({ answerKey: { truth: TRUE.truth } });
      });

      it('gives way to what the bank is given there afterwards', async () => {
        await edit(2, !TRUE.truth);
        await edit(3, Boolean(TRUE.truth));
        expect((await look()).changes).toHaveLength(2);
      });
    });

    it('marks whoever is sitting, or will, by it', async () => {
      const sitting = await begun();
      await correct();
      await answered(sitting.page, !TRUE.truth);
      const later = [await sit(!TRUE.truth)];
      const quick = jest.spyOn(app.get(BeginAttempt), 'execute').mockResolvedValue(null);
      later.push(await sit(!TRUE.truth));
      quick.mockRestore();
      await app.runJobs();
      for (const id of [sitting.candidate.id, ...later]) expect(await resultOf(id)).toMatchObject({ percentage: 100 });
      expect(await look()).toMatchObject({ questions: [], changes: [], unchanged: 5 });
    });

    it('holds for whoever begins later where nobody was marked yet either', async () => {
      assessmentId = (await aPublishedAssessment(app, hr.user, { questions: [TRUE, OTHER] })).id;
      const sitting = await begun();
      const [question] = await stored.paper(app, sitting.page.shown!.attemptId);
      questionId = question!.questionId;
      await correct();
      for (const { page } of [sitting, await begun()]) {
        const [asked] = await stored.paper(app, page.shown!.attemptId);
        expect(asked).toMatchObject({ answerKey: { truth: !TRUE.truth } });
      }
    });

    it('gives it to a paper that has the other one, and not the other way round', async () => {
      await correct();
      await app.dataSource.query(
        `update attempt_questions q set answer_key = $2 from attempts t
         where t.id = q.attempt_id and t.candidate_id = $3 and q.question_id = $1`,
        [questionId, JSON.stringify({ truth: TRUE.truth }), candidates[1]],
      );
      // Their marks are right already; the paper that was corrected is not put back.
      expect(await look()).toMatchObject({ questions: [{ questionId, papers: 1 }], changes: [], unchanged: 2 });
    });
  });

  const resultOf = async (candidateId: string | undefined) => {
    const [row] = await app.dataSource.query<object[]>(
      `select score::float8, total_score::float8 as total, percentage, status from results
       where assessment_id = $1 and candidate_id = $2`,
      [assessmentId, candidateId],
    );
    return row;
  };

  it('lets a question count for nobody, of those who sat and of those who will, and count again', async () => {
    const list = await look({ setAside: [questionId] });
    expect(list.questions).toMatchObject([{ questionId, papers: 2 }]);
    expect(list.changes.find(({ candidateId }) => candidateId === candidates[1])).toMatchObject({
      before: { percentage: 60 },
      after: { percentage: 100 },
    });
    const input = { setAside: [questionId], token: list.token, reason: 'Harder in Arabic.' };
    expect((await applied(input)).data).toEqual({ applyRemarking: { changedResultCount: 2 } });
    expect(await resultOf(candidates[1])).toMatchObject({ score: 6, total: 6, percentage: 100 });
    const later = await sit(!TRUE.truth);
    await app.runJobs();
    expect(await resultOf(later)).toMatchObject({ score: 6, total: 6, percentage: 100 });
    const check = graphql(`
      query Remarking_assessment2($id: ID!) {
        assessment(id: $id) {
          languageCheck { setAside { questionId text reason setAsideByName } }
          analytics { questions { questionId } }
        }
      }
    `);
    const {
      assessment: { languageCheck, analytics },
    } = await hr.data(check, { id: assessmentId });
    expect(languageCheck.setAside).toEqual([
      { questionId, text: TRUE.text, reason: 'Harder in Arabic.', setAsideByName: hr.user.name },
    ]);
    expect(analytics.questions).not.toContainEqual({ questionId });
    const { token, changes } = await look({ countAgain: [questionId] });
    expect(changes).toHaveLength(3);
    await applied({ countAgain: [questionId], token, reason: 'The translation was mended.' });
    expect(await resultOf(candidates[1])).toMatchObject({ score: 6, total: 10, percentage: 60 });
    expect(await resultOf(later)).toMatchObject({ total: 10 });
  });

  it('lets it count for nobody who will sit where questions are drawn, and count again', async () => {
    await aQuestion(app, hr.user, { skill: 'Drawn aside', score: 2 });
    await hr.data(setPools, { input: { assessmentId, pools: [{ skill: 'Drawn aside', drawCount: 1 }] } });
    const { token } = await look({ setAside: [questionId] });
    await applied({ setAside: [questionId], token, reason: 'Harder in Arabic.' });
    const later = await sit(!TRUE.truth, 3);
    await app.runJobs();
    expect(await resultOf(later)).toMatchObject({ score: 6, total: 8 });
    const again = await look({ countAgain: [questionId] });
    await applied({ countAgain: [questionId], token: again.token, reason: 'The translation was mended.' });
    expect(await resultOf(later)).toMatchObject({ score: 6, total: 12 });
  });

  it('lets it count for nobody who is being marked at that moment', async () => {
    const { page, candidate } = await begun();
    await answered(page, !TRUE.truth);
    const { token } = await look({ setAside: [questionId] });
    const queries = app.get(NamedQueries);
    const ask = queries.query.bind(queries);
    const between = jest.spyOn(queries, 'query').mockImplementation(async (statement, values) => {
      const rows = await ask(statement, values);
      if (statement.name !== 'marks-unmarked') return rows;
      between.mockRestore();
      expect((await applied({ setAside: [questionId], token, reason: 'Ambiguous.' })).code).toBeUndefined();
      return rows;
    });
    await app.runJobs();
    expect(await resultOf(candidate.id)).toMatchObject({ score: 6, total: 6 });
  });

  it('sets a question aside also where the answers are no longer kept: their marks are', async () => {
    await app.dataSource.query(
      'update attempts set answers_forgotten_at = now() where assessment_id = $1 and candidate_id = $2',
      [assessmentId, candidates[1]],
    );
    const { token, forgotten } = await look({ setAside: [questionId] });
    expect(forgotten).toBe(0);
    await applied({ setAside: [questionId], token, reason: 'Ambiguous.' });
    expect(await resultOf(candidates[1])).toMatchObject({ score: 6, total: 6 });
  });

  it('refuses a list that is no longer true', async () => {
    const list = await look({ corrections: corrections() });
    await sit(Boolean(TRUE.truth));
    await app.runJobs();
    const stale = { corrections: corrections(), token: list.token, reason: 'Wrong key.' };
    expect((await applied(stale)).code).toBe('REMARKING_CHANGED');
  });

  it('passes over answers that are no longer kept, and says how many', async () => {
    await app.dataSource.query(
      'update attempts set answers_forgotten_at = now() where assessment_id = $1 and candidate_id = $2',
      [assessmentId, candidates[0]],
    );
    const list = await look({ corrections: corrections() });
    expect(list).toMatchObject({ forgotten: 1, unchanged: 0, questions: [{ papers: 1 }] });
    expect(list.changes.map(({ candidateId }) => candidateId)).toEqual([candidates[1]]);
    const input = { corrections: corrections(), token: list.token, reason: 'Wrong key.' };
    expect((await applied(input)).data).toEqual({ applyRemarking: { changedResultCount: 1 } });
  });

  it.each([
    ['no right choice', { rightChoiceIds: [] }, 'corrections.0.key.rightChoiceIds', 'min-items'],
    ['no accepted answer', { acceptedAnswers: [] }, 'corrections.0.key.acceptedAnswers', 'required'],
    ['a number that is none', { number: { value: 'x' } }, 'corrections.0.key.number.value', 'number'],
  ])('refuses a key with %s', async (_, key, path, rule) => {
    const { code, errors } = await hr.graphql(preview, {
      input: { assessmentId, corrections: [{ questionId, key }] },
    });
    expect(code).toBe('INVALID_INPUT');
    expect(errors[0]?.extensions.params).toMatchObject({ fields: [{ path, rule }] });
  });

  it('offers the keys of the papers that were sat', async () => {
    const document = graphql(`
      query Remarking_assessment3($id: ID!) {
        assessment(id: $id) {
          correctableKeys {
            questionId type text
            ... on DropdownCorrectableKey { choices { id } }
            ... on MultipleChoiceCorrectableKey { choices { id } }
            ... on QualifierCorrectableKey { choices { id } }
            ... on TrueFalseCorrectableKey { truth }
          }
        }
      }
    `);
    const {
      assessment: { correctableKeys },
    } = await hr.data(document, { id: assessmentId });
    expect(correctableKeys).toHaveLength(2);
    expect(correctableKeys).toContainEqual({
      questionId,
      type: 'TRUE_FALSE',
      text: TRUE.text,
      truth: TRUE.truth,
    });
  });

  it('leaves the mark of a person alone', async () => {
    await app.dataSource.query(
      `update marks set origin = 'person', score = 3 where question_id in (select id from attempt_questions where question_id = $1)`,
      [questionId],
    );
    const list = await look({ corrections: corrections() });
    expect(list.questions).toMatchObject([{ papers: 0, byPerson: 2 }]);
    expect(list.changes).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const other = await app.as.hr();
    expect((await other.graphql(preview, { input: { assessmentId } })).code).toBe('ASSESSMENT_NOT_FOUND');
  });

  it('and comparing puts up to six candidates side by side', async () => {
    const {
      assessment: { comparison: compareResults },
    } = await hr.data(compare, {
      assessmentId,
      candidateIds: candidates,
    });
    expect(compareResults).toMatchObject({
      results: [
        { percentage: 100, candidate: { id: candidates[0] } },
        { percentage: 60, candidate: { id: candidates[1] } },
      ],
      questions: [
        { text: TRUE.text, marks: [{ score: 4 }, { score: 0 }] },
        { text: OTHER.text, marks: [{ score: 6 }, { score: 6 }] },
      ],
    });
    const many = Array.from({ length: 7 }, (_, index) => `00000000-0000-4000-8000-00000000000${index}`);
    expect((await hr.graphql(compare, { assessmentId, candidateIds: many })).code).toBe('INVALID_INPUT');
    const foreign = await (await app.as.hr()).graphql(compare, { assessmentId, candidateIds: candidates });
    expect(foreign.code).toBe('ASSESSMENT_NOT_FOUND');
  });
});

describe('short answers that just missed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('are reported with their key, and earn their points once they are accepted', async () => {
    const hr = await app.as.hr();
    const question = questionDrafts.shortAnswer({ acceptedAnswers: ['accrual'], score: 4 });
    const { id: assessmentId } = await aPublishedAssessment(app, hr.user, { questions: [question] });
    for (const text of ['Acrual', 'acrual.', 'cash', 'Accrual.']) {
      const page = aPage(app, (await anInvitation(app, hr.user, assessmentId)).examToken);
      await page.start();
      await page.save({ text });
      await page.next();
    }
    await app.runJobs();
    const document = graphql(`
      query Remarking_assessment4($id: ID!) {
        assessment(id: $id) {
          correctableKeys {
            questionId
            ... on ShortAnswerCorrectableKey { acceptedAnswers nearMisses { answer accepted reason count } }
          }
        }
      }
    `);
    const {
      assessment: { correctableKeys },
    } = await hr.data(document, {
      id: assessmentId,
    });
    expect(correctableKeys).toMatchObject([
      {
        acceptedAnswers: ['accrual'],
        nearMisses: [
          {
            answer: expect.stringMatching(/^acrual\.?$/i) as string,
            accepted: 'accrual',
            reason: 'SPELLING',
            count: 2,
          },
        ],
      },
    ]);
    const corrections = correctableKeys.map(({ questionId }) => ({
      questionId,
      key: { acceptedAnswers: ['accrual', 'acrual'] },
    }));
    const { previewRemarking } = await hr.data(preview, {
      input: { assessmentId, corrections },
    });
    expect(previewRemarking.changes.edges).toHaveLength(2);
  });
});
