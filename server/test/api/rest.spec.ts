import type { Question } from '../../src/modules/questions';
import { createTestApp, race, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestionDraft } from '../kit/builders/questions';
import { aMarkedAttempt, askForResult, aSubmittedAttempt, rightAnswer } from '../kit/builders/results';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

const get = async (client: ApiClient, path: string) => {
  const response = await client.request({ method: 'GET', url: `/api/v1${path}` });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};
/** By the bearer token, as other programs call. */
const bearer = ({ token }: SignedIn): ApiClient =>
  Object.assign(app.as.nobody(), { headers: { authorization: `Bearer ${token}` } });
const resultUrl = (sat: { assessmentId: string; candidate: { id: string } }) =>
  `/api/v1/assessment-result/assessmentId/${sat.assessmentId}/candidateId/${sat.candidate.id}`;

/** An owner with a marked exam and, in another assessment of two questions, an open invitation. */
async function recordsOf(owner: SignedIn) {
  const sat = await aMarkedAttempt(app, owner.user);
  app.clock.advance(60);
  const questions = [aQuestionDraft({ durationSeconds: 30 }), aQuestionDraft({ durationSeconds: 45 })];
  const { id } = await aPublishedAssessment(app, owner.user, {
    title: 'Second',
    jobRole: 'Clerk',
    level: 'Mid Level',
    questions,
  });
  const { candidate } = await anInvitation(app, owner.user, id, { firstName: 'Amal', lastName: 'Zahran' });
  const assessments = [
    {
      id,
      title: 'Second',
      jobRole: 'Clerk',
      candidateLevel: 'Mid Level',
      duration: 75,
      totalCandidates: 1,
      totalCompletedCandidates: 0,
    },
    {
      id: sat.assessmentId,
      title: 'Senior Accountant, Gulf',
      jobRole: 'Senior Accountant',
      candidateLevel: 'Advanced',
      duration: 60,
      totalCandidates: 1,
      totalCompletedCandidates: 1,
    },
  ];
  const candidates = [
    { id: candidate.id, name: 'Amal Zahran', email: candidate.email, phone: candidate.phone, status: 'Invited' },
    {
      id: sat.candidate.id,
      name: 'Noor Al-Hashimi',
      email: sat.candidate.email,
      phone: sat.candidate.phone,
      status: 'Completed',
    },
  ];
  return { sat, assessments, candidates };
}

describe('GET super-admin/admin/{id}', () => {
  it('shows an admin with assessments and candidates, by bearer token or cookie', async () => {
    const [admin, superAdmin] = [await app.as.admin({ name: 'Salma Nasser' }), await app.as.superAdmin()];
    const { assessments, candidates } = await recordsOf(admin);
    const { id, email } = admin.user;
    for (const client of [bearer(superAdmin), superAdmin]) {
      expect(await get(client, `/super-admin/admin/${id}`)).toEqual({
        status: 200,
        body: {
          status: true,
          data: { admin: [{ id, name: 'Salma Nasser', email, isVerified: true, assessments, candidates }] },
        },
      });
    }
  });

  it('shows one who has not acted yet, or is disabled', async () => {
    const { user } = await app.as.admin({ isVerified: false });
    const { body } = await get(await app.as.superAdmin(), `/super-admin/admin/${user.id}`);
    expect(body.data).toMatchObject({ admin: [{ isVerified: false, assessments: [], candidates: [] }] });
  });

  it('knows no HR user', async () => {
    const { user } = await app.as.hr();
    expect(await get(await app.as.superAdmin(), `/super-admin/admin/${user.id}`)).toEqual({
      status: 404,
      body: { status: false, message: 'This user doesn’t exist, or you can’t manage them.' },
    });
  });

  it('says who may not call it, and why', async () => {
    expect(await get(app.as.nobody(), '/super-admin/admin/x')).toEqual({
      status: 401,
      body: { status: false, message: 'Your session has ended. Sign in again.' },
    });
    expect(await get(await app.as.admin(), '/super-admin/admin/x')).toEqual({
      status: 403,
      body: { status: false, message: 'Your role doesn’t allow this.' },
    });
  });
});

describe('GET hr/{id}', () => {
  it('shows an HR user with company, requests, assessments and candidates', async () => {
    const given = { companyName: 'Gulf Foods', companySize: 120, phone: '+971501234567', maxRequests: 9 };
    const [hr, admin] = [await app.as.hr(given), await app.as.admin()];
    const { assessments, candidates } = await recordsOf(hr);
    const { id, name, email } = hr.user;
    expect(await get(bearer(admin), `/hr/${id}`)).toEqual({
      status: 200,
      body: {
        status: true,
        hr: {
          id,
          name,
          email,
          isVerified: true,
          ...given,
          numberOfRequests: 2,
          numberOfCandidates: 2,
          numberOfAssessments: 2,
          assessments,
          candidates,
        },
      },
    });
  });

  it('shows the same as GraphQL', async () => {
    const [hr, admin] = [await app.as.hr({ maxRequests: 5 }), await app.as.admin()];
    await recordsOf(hr);
    const { body } = await get(admin, `/hr/${hr.user.id}`);
    const { hrReport } = await admin.data(
      graphql(`
        query Rest_hrReport($id: ID!) {
          hrReport(id: $id) {
            numberOfCandidates numberOfAssessments
            hr { id credits { maxRequests numberOfRequests } }
            assessments {
              edges {
                node { id title duration candidateLevel totalCandidates totalCompletedCandidates jobRole }
              }
            }
            candidates { edges { node { id name email phone status } } }
          }
        }
      `),
      { id: hr.user.id },
    );
    const shown = body.hr as { assessments: { duration: number }[]; candidates: { email: string }[] };
    expect(hrReport.assessments).toMatchObject({
      edges: shown.assessments.map(({ duration }) => ({ node: { duration } })),
    });
    expect(hrReport.candidates).toMatchObject({ edges: shown.candidates.map(({ email }) => ({ node: { email } })) });
    expect(hrReport).toMatchObject({
      numberOfCandidates: 2,
      numberOfAssessments: 2,
      hr: { credits: { maxRequests: 5, numberOfRequests: 2 } },
    });
  });

  it('counts a question that two tests hold once, and inactive ones not at all', async () => {
    const [hr, admin] = [await app.as.hr(), await app.as.admin()];
    const { id } = await anAssessment(app, hr.user, { questions: [aQuestionDraft(), aQuestionDraft()] });
    const [question] = await app.dataSource.query<Pick<Question, 'id'>[]>(
      'select question_id as id from assessment_questions where assessment_id = $1',
      [id],
    );
    await app.dataSource.query(`update questions set status = 'InActive' where id = $1`, [question!.id]);
    const { body } = await get(admin, `/hr/${hr.user.id}`);
    expect(body.hr).toMatchObject({ assessments: [{ duration: 60 }] });
  });
});

describe('GET candidate/{id}', () => {
  it('shows the owner the candidate and the results', async () => {
    const hr = await app.as.hr();
    const { sat } = await recordsOf(hr);
    await app.dataSource.query(`update results set overall_feedback = 'Well done.' where attempt_id = $1`, [
      sat.attemptId,
    ]);
    const { id, firstName, lastName, email, phone } = sat.candidate;
    expect(await get(bearer(hr), `/candidate/${id}`)).toEqual({
      status: 200,
      body: {
        status: true,
        candidate: { id, firstName, lastName, name: `${firstName} ${lastName}`, email, phone, status: 'Completed' },
        assessmentResults: [
          {
            assessmentId: sat.assessmentId,
            assessmentTitle: 'Senior Accountant, Gulf',
            assessmentDescription: 'description not found',
            score: 5,
            totalScore: 5,
            percentage: 100,
            status: 'Passed',
            overallFeedback: 'Well done.',
            externalId: null,
            language: 'en',
          },
        ],
      },
    });
  });

  it('puts the placeholder where there is no feedback, and the description where there is one', async () => {
    const hr = await app.as.hr();
    const { id } = await aPublishedAssessment(app, hr.user, { description: 'Ledgers.' });
    const { candidate, examToken } = await anInvitation(app, hr.user, id);
    const page = aPage(app, examToken);
    await page.start();
    await page.submit();
    await app.runJobs();
    const { body } = await get(hr, `/candidate/${candidate.id}`);
    expect(body.assessmentResults).toMatchObject([
      { assessmentDescription: 'Ledgers.', overallFeedback: 'assessment not found', percentage: 0, status: 'Failed' },
    ]);
  });

  it('shows a candidate who has not taken an exam', async () => {
    const hr = await app.as.hr();
    const { id } = await aPublishedAssessment(app, hr.user);
    const { candidate } = await anInvitation(app, hr.user, id);
    const { body } = await get(hr, `/candidate/${candidate.id}`);
    expect([body.candidate, body.assessmentResults]).toMatchObject([{ status: 'Invited' }, []]);
  });
});

describe('DELETE assessment-result', () => {
  const remove = (client: ApiClient, sat: Parameters<typeof resultUrl>[0]) =>
    client.request({ method: 'DELETE', url: resultUrl(sat) });

  it('deletes the result, so that no figure counts it', async () => {
    const [hr, admin] = [await app.as.hr(), await app.as.admin()];
    const sat = await aMarkedAttempt(app, hr.user, [rightAnswer()]);
    const response = await remove(bearer(admin), sat);
    expect([response.statusCode, response.json()]).toEqual([200, { status: true }]);
    expect((await askForResult(hr, sat)).code).toBe('RESULT_NOT_FOUND');
    const { body } = await get(hr, `/candidate/${sat.candidate.id}`);
    expect(body.assessmentResults).toEqual([]);
    const { assessment } = await hr.data(
      graphql(`query Rest_assessment($id: ID!) { assessment(id: $id) { averagePercentage } }`),
      { id: sat.assessmentId },
    );
    expect(assessment).toEqual({ averagePercentage: null });
  });

  it('leaves the invitation completed: the link says taken, and starts nothing', async () => {
    const sat = await aMarkedAttempt(app, (await app.as.hr()).user);
    await remove(await app.as.superAdmin(), sat);
    const entry = await app.as.candidate(sat.examToken).data(graphql(`query Rest_examEntry { examEntry { state } }`));
    expect(entry).toEqual({ examEntry: { state: 'SUBMITTED' } });
    await expect(aPage(app, sat.examToken).start()).rejects.toMatchObject({ code: 'EXAM_UNAVAILABLE' });
    await expect(aPage(app, sat.examToken).resume()).rejects.toMatchObject({ code: 'ATTEMPT_NOT_STARTED' });
  });

  it('refuses an HR user, also for their own', async () => {
    const hr = await app.as.hr();
    const sat = await aMarkedAttempt(app, hr.user);
    expect((await remove(hr, sat)).statusCode).toBe(403);
    expect((await askForResult(hr, sat)).code).toBeUndefined();
  });

  it('waits for whoever is marking, and neither stops the other', async () => {
    const admin = await app.as.admin();
    const sat = await aMarkedAttempt(app, admin.user);
    const { removal } = await app.dataSource.transaction(async (marking) => {
      await marking.query('select from attempts where id = $1 for no key update', [sat.attemptId]);
      const removing = remove(admin, sat);
      while (!(await somebodyWaits()));
      await marking.query('update results set marked_at = marked_at where attempt_id = $1', [sat.attemptId]);
      return { removal: removing };
    });
    expect((await removal).statusCode).toBe(200);
  });

  async function somebodyWaits(): Promise<boolean> {
    const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await app.dataSource.query<unknown[]>(sql)).length > 0;
  }

  race('finds nothing the second time, nor before the exam is marked', async () => {
    const admin = await app.as.admin();
    const sat = await aMarkedAttempt(app, admin.user);
    const outcomes = await Promise.all([remove(admin, sat), remove(admin, sat)]);
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const unmarked = await aSubmittedAttempt(app, admin.user, [rightAnswer()]);
    expect((await remove(admin, unmarked)).statusCode).toBe(404);
    await app.runJobs();
    expect((await remove(admin, unmarked)).statusCode).toBe(200);
  });
});

describe('a submission', () => {
  it('is mailed to an owner who wants to know, once, and to no other', async () => {
    const [wants, not] = [
      await app.as.hr({ settings: { notifyOnSubmission: true, language: 'ar' } }),
      await app.as.hr(),
    ];
    const sat = await aMarkedAttempt(app, wants.user);
    await aMarkedAttempt(app, not.user);
    await app.runJobs();
    const mails = app.mailbox.to(wants.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      '\u2068Noor Al-Hashimi\u2069: اكتمل التقييم «\u2068Senior Accountant, Gulf\u2069»',
    ]);
    expect(mails[0]!.text).toContain(`/ResultDetails/Assestment/${sat.assessmentId}/Candidate/${sat.candidate.id}`);
    expect(app.mailbox.to(not.user.email)).toEqual([]);
  });
});
