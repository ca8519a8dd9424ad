import { InviteCandidates } from '../../src/modules/candidates';
import type { CandidateDetails } from '../../src/modules/candidates';
import { MailInvitations } from '../../src/modules/candidates/invitation-mail/mail-invitations';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { people } from '../kit/builders/candidates';

describe('inviting at the same moment', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  const invite = (by: SignedIn, assessmentId: string, candidates: CandidateDetails[]) =>
    app.get(InviteCandidates).execute({ ...by.viewer, sessionId: '' }, { assessmentId, candidates });
  const outcomes = (settled: PromiseSettledResult<unknown>[]) => ({
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: [
      ...new Set(settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))),
    ],
  });
  const count = async (text: string, values: unknown[]) =>
    (await app.dataSource.query<{ count: number }[]>(text, values))[0]!.count;
  const invitationsTo = (assessmentId: string) =>
    count('select count(*)::int as count from invitations where assessment_id = $1', [assessmentId]);
  const requestsOf = (user: { id: string }) =>
    count('select number_of_requests as count from users where id = $1', [user.id]);

  race('50 times with 10 requests left uses exactly those 10', async () => {
    const hr = await app.as.hr({ maxRequests: 30, numberOfRequests: 20 });
    const { id } = await aPublishedAssessment(app, hr.user);
    const settled = await Promise.allSettled(people(50).map((person) => invite(hr, id, [person])));
    expect(outcomes(settled)).toEqual({ done: 10, codes: ['NOT_ENOUGH_REQUESTS'] });
    expect([await invitationsTo(id), await requestsOf(hr.user)]).toEqual([10, 30]);
  });

  race('lists of 4 with 10 requests left: two go through whole, and no part of any other', async () => {
    const hr = await app.as.hr({ maxRequests: 10 });
    const { id } = await aPublishedAssessment(app, hr.user);
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => invite(hr, id, people(4))));
    expect(outcomes(settled)).toEqual({ done: 2, codes: ['NOT_ENOUGH_REQUESTS'] });
    expect([await invitationsTo(id), await requestsOf(hr.user)]).toEqual([8, 8]);
  });

  race('the same people by several staff: each is invited once, and only the one who did it pays', async () => {
    const hr = await app.as.hr({ maxRequests: 100 });
    const admins = await Promise.all(Array.from({ length: 8 }, () => app.as.admin({ maxRequests: 100 })));
    const { id } = await aPublishedAssessment(app, hr.user);
    const list = people(20);
    // Each in an order of its own: whoever locks rows in the order of the list runs into a deadlock.
    const settled = await Promise.allSettled(
      admins.map((admin, index) =>
        invite(admin, id, [...list.slice(index * 2), ...list.slice(0, index * 2)].toReversed()),
      ),
    );
    expect(outcomes(settled)).toEqual({ done: 1, codes: ['INVALID_INPUT'] });
    const paid = await Promise.all(admins.map(({ user }) => requestsOf(user)));
    expect(paid.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 0, 0, 20]);
    expect(await invitationsTo(id)).toBe(20);
  });

  race('the same people to two assessments: both work, and each person is one candidate', async () => {
    const hr = await app.as.hr();
    const admin = await app.as.admin();
    const [one, two] = await Promise.all([aPublishedAssessment(app, hr.user), aPublishedAssessment(app, hr.user)]);
    const list = people(20);
    await Promise.all([invite(hr, one.id, list), invite(admin, two.id, list.toReversed())]);
    expect([await invitationsTo(one.id), await invitationsTo(two.id)]).toEqual([20, 20]);
    expect(await count('select count(*)::int as count from candidates where owner_id = $1', [hr.user.id])).toBe(20);
  });

  race('owners keep their candidates apart, also with the same address', async () => {
    const [one, two] = [await app.as.hr(), await app.as.hr()];
    const [person] = people(1);
    for (const hr of [one, two]) await invite(hr, (await aPublishedAssessment(app, hr.user)).id, [person!]);
    expect(await count('select count(*)::int as count from candidates where email = $1', [person!.email])).toBe(2);
  });
});

describe('inviting 5,000 at once', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  it('is answered with each of them, and leaves the mails to jobs', async () => {
    const hr = await app.as.hr({ maxRequests: 5_000 });
    const { id: assessmentId } = await aPublishedAssessment(app, hr.user);
    const answer = await hr.data(
      graphql(`
        mutation InvitationsRaces_inviteCandidates($input: InviteCandidatesInput!) {
          inviteCandidates(input: $input) { invitations { id } }
        }
      `),
      { input: { assessmentId, candidates: people(5_000) } },
    );
    expect(answer.inviteCandidates.invitations).toHaveLength(5_000);
    const [jobs] = await app.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'mail-invitations'`,
    );
    expect(jobs?.count).toBe(25);
  });

  race('a mail job that runs twice writes no second mail', async () => {
    const hr = await app.as.hr();
    const { id: assessmentId } = await aPublishedAssessment(app, hr.user);
    const list = people(3);
    const { invitationIds } = await app
      .get(InviteCandidates)
      .execute({ ...hr.viewer, sessionId: '' }, { assessmentId, candidates: list });
    await Promise.all([1, 2].map(() => app.get(MailInvitations).execute({ invitationIds })));
    const mails = await app.dataSource.query<object[]>('select recipient from mails where recipient = any($1)', [
      list.map(({ email }) => email),
    ]);
    expect(mails).toHaveLength(3);
  });
});
