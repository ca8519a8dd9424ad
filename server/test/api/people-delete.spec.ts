import { createTestApp, race, TestSocket, graphql } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aSeat } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aMarkedAttempt, resultOf } from '../kit/builders/results';
import { aPublishedTest } from '../kit/builders/tests';

const remove = graphql(`
  mutation PeopleDelete_deleteStaffUser($input: DeleteStaffUserInput!) {
    deleteStaffUser(input: $input) { staffUserId }
  }
`);
const holdings = graphql(`
  query PeopleDelete_staffUserHoldings($id: ID!) {
    staffUserHoldings(id: $id) { assessments tests questions candidates invitations results }
  }
`);
const setStages = graphql(`
  mutation PeopleDelete_setDecisionStages($input: SetDecisionStagesInput!) {
    setDecisionStages(input: $input) { assessment { decisionStages { id name } } }
  }
`);
const decide = graphql(`
  mutation PeopleDelete_decideOnInvitations($input: DecideOnInvitationsInput!) {
    decideOnInvitations(input: $input) { skippedCount }
  }
`);
const stages = graphql(`
  query PeopleDelete_decisionStages($id: ID!) {
    assessment(id: $id) {
      decisionStages { id name count }
      invitations { edges { node { decisionStage { id name } } } }
    }
  }
`);

let app: TestApp;
let superAdmin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  superAdmin = await app.as.superAdmin();
});
afterAll(() => app.close());

const deleting = (by: SignedIn, input: InputOf<typeof remove>) => by.graphql(remove, { input });
const handOver = (by: SignedIn, from: SignedIn, to: SignedIn) =>
  deleting(by, { id: from.user.id, records: 'HAND_OVER', receiverId: to.user.id });
const holdingsOf = async ({ user }: SignedIn) => (await superAdmin.data(holdings, { id: user.id })).staffUserHoldings;
const exists = async (user: { id: string }) =>
  (await app.dataSource.query<unknown[]>('select 1 from users where id = $1', [user.id])).length === 1;
const ownersOf = async (table: string, id: string) => {
  const column = table === 'results' || table === 'attempts' ? 'candidate_id' : 'id';
  const text = ['select owner_id from', table, 'where', column, '= $1'].join(' ');
  return (await app.dataSource.query<{ owner_id: string }[]>(text, [id])).map(({ owner_id }) => owner_id);
};

/** An HR user with one of everything: two assessments, a test, three questions, a marked exam and an open invitation. */
async function aBusyHr() {
  const hr = await app.as.hr();
  const sat = await aMarkedAttempt(app, hr.user);
  const { id } = await aPublishedAssessment(app, hr.user);
  const { candidate } = await anInvitation(app, hr.user, id, { email: `open-${hr.user.id}@example.com` });
  const test = await aPublishedTest(app, hr.user);
  return { hr, sat, invited: candidate, test };
}

describe('handing over', () => {
  it('gives everything to the receiver, who sees it as it was', async () => {
    const { hr, sat, test } = await aBusyHr();
    const receiver = await app.as.hr();
    const before = await holdingsOf(hr);
    expect(before).toEqual({ assessments: 2, tests: 1, questions: 3, candidates: 2, invitations: 2, results: 1 });
    const result = await resultOf(hr, sat);
    expect((await handOver(superAdmin, hr, receiver)).data).toEqual({ deleteStaffUser: { staffUserId: hr.user.id } });
    expect(await exists(hr.user)).toBe(false);
    expect(await holdingsOf(receiver)).toEqual(before);
    expect(await resultOf(receiver, sat)).toEqual(result);
    expect(await ownersOf('tests', test.id)).toEqual([receiver.user.id]);
  });

  it('keeps the stages on which somebody stands, and gives the rest those of the receiver', async () => {
    const [hr, receiver] = [await app.as.hr(), await app.as.hr()];
    const [shared, untouched] = [await aPublishedAssessment(app, hr.user), await aPublishedAssessment(app, hr.user)];
    const share = (by: SignedIn, assessmentId: string, name: string) =>
      by.data(setStages, { input: { assessmentId, stages: [{ id: 'to-read' }, { name }], isForAll: true } });
    const { setDecisionStages } = await share(hr, shared.id, 'Interview');
    const [, interview] = setDecisionStages.assessment.decisionStages;
    const { invitation } = await anInvitation(app, hr.user, shared.id);
    await hr.data(decide, { input: { invitationIds: [invitation.id], stageId: interview!.id } });
    await share(receiver, (await aPublishedAssessment(app, receiver.user)).id, 'Trial day');
    const stagesAt = async (by: SignedIn, { id }: { id: string }) => (await by.data(stages, { id })).assessment;
    const before = await stagesAt(hr, shared);
    expect(before.decisionStages[1]).toMatchObject({ name: 'Interview', count: 1 });
    expect((await handOver(superAdmin, hr, receiver)).code).toBeUndefined();
    expect(await stagesAt(receiver, shared)).toEqual(before);
    const { decisionStages } = await stagesAt(receiver, untouched);
    expect(decisionStages.map(({ id, name }) => name ?? id)).toEqual(['to-read', 'Trial day']);
  });

  it('makes one candidate of somebody whom both know, and keeps both results', async () => {
    const [{ hr, sat }, receiver] = [await aBusyHr(), await app.as.hr()];
    const own = await aMarkedAttempt(app, receiver.user);
    await app.dataSource.query('update candidates set email = upper($2) where id = $1', [
      own.candidate.id,
      sat.candidate.email,
    ]);
    expect((await handOver(superAdmin, hr, receiver)).code).toBeUndefined();
    expect(await holdingsOf(receiver)).toMatchObject({ assessments: 3, candidates: 2, invitations: 3, results: 2 });
    expect(await ownersOf('results', own.candidate.id)).toEqual([receiver.user.id, receiver.user.id]);
    expect(await resultOf(receiver, { assessmentId: sat.assessmentId, candidate: own.candidate })).toMatchObject({
      attempt: { id: sat.attemptId },
    });
  });

  it('lets a running exam go on', async () => {
    const [hr, receiver] = [await app.as.hr(), await app.as.hr()];
    const { page } = await aSeat(app, hr.user);
    await page.start();
    await handOver(superAdmin, hr, receiver);
    await page.save({ truth: true });
    expect((await page.submit()).state).toBe('SUBMITTED');
    await app.runJobs();
    expect(await holdingsOf(receiver)).toMatchObject({ results: 1 });
  });

  it('ends the sessions and sockets of who goes', async () => {
    const [hr, receiver] = [await app.as.hr(), await app.as.hr()];
    const socket = await TestSocket.open(await app.listen(), { headers: hr.headers });
    await socket.init();
    await handOver(superAdmin, hr, receiver);
    expect(await socket.closed).toBe(4401);
    expect(await hr.data(graphql(`query PeopleDelete_viewer { viewer { id } }`))).toEqual({ viewer: null });
  });

  it('is refused without a receiver, to nobody, to themselves, to a disabled one, and to one out of sight', async () => {
    const [hr, disabled, admin] = [await app.as.hr(), await app.as.hr({ isVerified: false }), await app.as.admin()];
    const rules: unknown[] = [];
    const outOfSight = (await app.as.admin()).user.id;
    for (const receiverId of [undefined, 'nonsense', hr.user.id, disabled.user.id, outOfSight]) {
      const { errors } = await deleting(admin, { id: hr.user.id, records: 'HAND_OVER', receiverId });
      rules.push(errors[0]?.extensions.params.fields);
    }
    const at = (rule: string) => [{ path: 'receiverId', rule }];
    expect(rules).toEqual([at('required'), at('one-of'), at('one-of'), at('one-of'), at('one-of')]);
    expect(await exists(hr.user)).toBe(true);
  });
});

describe('deleting with all records', () => {
  it('removes everything when the e-mail is typed', async () => {
    const { hr, sat, invited, test } = await aBusyHr();
    const input = { id: hr.user.id, records: 'DELETE' as const, confirmation: ` ${hr.user.email.toUpperCase()} ` };
    expect((await deleting(superAdmin, input)).data).toEqual({ deleteStaffUser: { staffUserId: input.id } });
    for (const [table, id] of [
      ['assessments', sat.assessmentId],
      ['candidates', invited.id],
      ['tests', test.id],
      ['results', sat.candidate.id],
      ['attempts', sat.candidate.id],
    ] as const)
      expect(await ownersOf(table, id)).toEqual([]);
    for (const table of ['questions', 'invitations', 'sessions']) {
      const column = table === 'sessions' ? 'user_id' : 'owner_id';
      const text = ['select 1 from', table, 'where', column, '= $1'].join(' ');
      expect(await app.dataSource.query(text, [hr.user.id])).toEqual([]);
    }
  });

  it('leaves a library test that somebody else’s assessment uses to whoever deletes', async () => {
    const admin = await app.as.admin();
    const { hr, test } = await aBusyHr();
    const other = await app.as.hr();
    const assessment = await anAssessment(app, other.user, { testIds: [test.id] });
    await deleting(admin, { id: hr.user.id, records: 'DELETE' as const, confirmation: hr.user.email });
    expect(await ownersOf('tests', test.id)).toEqual([admin.user.id]);
    const { assessment: shown } = await other.data(
      graphql(`query PeopleDelete_assessment($id: ID!) { assessment(id: $id) { questionCount tests { id } } }`),
      { id: assessment.id },
    );
    expect(shown).toEqual({ questionCount: 1, tests: [{ id: test.id }] });
    expect(await holdingsOf(admin)).toMatchObject({ tests: 1, questions: 1, assessments: 0 });
  });

  it('is refused without the e-mail, or with another', async () => {
    const { hr } = await aBusyHr();
    const before = await holdingsOf(hr);
    for (const [confirmation, rule] of [
      [undefined, 'required'],
      ['  ', 'required'],
      ['delete', 'match'],
    ]) {
      const { errors } = await deleting(superAdmin, { id: hr.user.id, records: 'DELETE', confirmation });
      expect(errors[0]?.extensions.params.fields).toEqual([{ path: 'confirmation', rule }]);
    }
    expect(await holdingsOf(hr)).toEqual(before);
  });

  it('closes the exam of a candidate who sits it', async () => {
    const hr = await app.as.hr();
    const { page } = await aSeat(app, hr.user);
    await page.start();
    await deleting(superAdmin, { id: hr.user.id, records: 'DELETE' as const, confirmation: hr.user.email });
    await expect(page.save({ truth: true })).rejects.toMatchObject({
      code: expect.not.stringMatching('INTERNAL') as string,
    });
    await app.runJobs();
  });
});

describe('nobody', () => {
  it('deletes themselves', async () => {
    for (const viewer of [await app.as.superAdmin(), await app.as.admin()]) {
      expect((await handOver(viewer, viewer, await app.as.hr())).code).toBe('OWN_ACCOUNT');
    }
  });

  it('deletes somebody whom they do not manage', async () => {
    const admin = await app.as.admin();
    for (const other of [await app.as.admin(), await app.as.superAdmin()]) {
      expect((await handOver(admin, other, await app.as.hr())).code).toBe('STAFF_USER_NOT_FOUND');
    }
  });

  race('is left without a super-admin when two delete each other at the same moment', async () => {
    const [one, other, receiver] = [await app.as.superAdmin(), await app.as.superAdmin(), await app.as.hr()];
    await app.dataSource.query(`update users set is_verified = false where role = 'super-admin' and id <> all($1)`, [
      [one.user.id, other.user.id],
    ]);
    try {
      const outcomes = await Promise.all([handOver(one, other, receiver), handOver(other, one, receiver)]);
      expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
      const rows = await app.dataSource.query<unknown[]>(
        `select 1 from users where role = 'super-admin' and is_verified`,
      );
      expect(rows).toHaveLength(1);
    } finally {
      await app.dataSource.query('update users set is_verified = true where id = $1', [superAdmin.user.id]);
    }
  });
});

describe('two hand-overs at the same moment', () => {
  race('of one user to two receivers: one happens whole', async () => {
    const { hr } = await aBusyHr();
    const receivers = await Promise.all([app.as.hr(), app.as.hr()]);
    const outcomes = await Promise.all(receivers.map((receiver) => handOver(superAdmin, hr, receiver)));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['STAFF_USER_NOT_FOUND', undefined]);
    const counts = await Promise.all(receivers.map(holdingsOf));
    expect(counts.map((each) => Object.values(each).join(',')).sort()).toEqual(['0,0,0,0,0,0', '2,1,3,2,2,1']);
  });

  race('between two users, each to the other: none is lost', async () => {
    const [one, other] = [await aBusyHr(), await aBusyHr()];
    const outcomes = await Promise.all([
      handOver(superAdmin, one.hr, other.hr),
      handOver(superAdmin, other.hr, one.hr),
    ]);
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    const left = (await exists(one.hr.user)) ? one.hr : other.hr;
    expect(await holdingsOf(left)).toEqual({
      assessments: 4,
      tests: 2,
      questions: 6,
      candidates: 4,
      invitations: 4,
      results: 2,
    });
  });
});

describe('a hand-over while people work', () => {
  race('loses no invitation, and refuses none: all belong to the receiver afterwards', async () => {
    const receiver = await app.as.admin();
    const { hr, sat } = await aBusyHr();
    const invite = () => anInvitation(app, receiver.user, sat.assessmentId);
    const [handedOver, ...invited] = await Promise.allSettled([
      handOver(superAdmin, hr, receiver),
      ...Array.from({ length: 8 }, invite),
    ]);
    expect(handedOver).toMatchObject({
      status: 'fulfilled',
      value: { data: { deleteStaffUser: { staffUserId: hr.user.id } } },
    });
    expect(invited.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await holdingsOf(receiver)).toMatchObject({ invitations: 10, candidates: 10 });
  });
});
