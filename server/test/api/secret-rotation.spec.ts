import { SESSION_COOKIE } from '../../src/modules/identity';
import { ApiClient, aUser, createTestApp, graphql } from '../kit';
import type { TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';

const NEW = 'four winters behind the mill';
const requestCode = graphql(`
  mutation SecretRotation_requestPasswordCode($input: RequestPasswordCodeInput!) {
    requestPasswordCode(input: $input) { requestId }
  }
`);
const verifyCode = graphql(`
  mutation SecretRotation_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
    verifyPasswordCode(input: $input) { ticket }
  }
`);
const setPassword = graphql(`
  mutation SecretRotation_setPassword($input: SetPasswordInput!) {
    setPassword(input: $input) { confirmation }
  }
`);
const wasSet = graphql(`query SecretRotation_passwordWasSet($id: ID!) { passwordWasSet(confirmation: $id) }`);
const createHr = graphql(`
  mutation SecretRotation_createHr($input: CreateHrInput!) {
    createHr(input: $input) { staffUser { email } }
  }
`);
const viewer = graphql(`query SecretRotation_viewer { viewer { id } }`);
const entry = graphql(`query SecretRotation_examEntry { examEntry { assessmentTitle } }`);

/** The same database before and after its secret was changed as docs/operations.md says. */
let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  const former = 'the secret of the days before, long enough';
  before = await createTestApp({ MIZAN_SECRET: former });
  after = await createTestApp({
    DATABASE_URL: before.databaseUrl,
    MIZAN_SECRET: 'the secret of the days after, long enough',
    MIZAN_SECRET_FORMER: former,
  });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

const set = (app: TestApp, ticket: string) =>
  app.as.nobody().data(setPassword, { input: { ticket, password: NEW, confirmPassword: NEW } });

describe('after the secret was changed', () => {
  it('a welcome that is mailed only now opens the page of the first password', async () => {
    const company = { companyName: 'Gulf Trade', companySize: 50, phone: '+97142223344' };
    const input = { name: 'Layla', email: 'layla@rotation.test', language: 'EN', maxRequests: 5, ...company } as const;
    await (await before.as.admin()).data(createHr, { input });
    await after.runJobs();
    const [, ticket = ''] = /\/Login\/ChangePass\/([\w-]+)/.exec(after.mailbox.to(input.email)[0]?.text ?? '') ?? [];
    expect((await set(after, ticket)).setPassword.confirmation).toMatch(/\./);
  });

  it('a code that is mailed only now is the right one', async () => {
    const { email } = await aUser(before.dataSource, before.clock);
    const { requestPasswordCode } = await before.as.nobody().data(requestCode, { input: { email, language: 'EN' } });
    await after.runJobs();
    const code = /\b\d{6}\b/.exec(after.mailbox.to(email)[0]?.text ?? '')?.[0] ?? '';
    const input = { requestId: requestPasswordCode.requestId, code };
    const { verifyPasswordCode } = await after.as.nobody().data(verifyCode, { input });
    const { confirmation } = (await set(before, verifyPasswordCode.ticket)).setPassword;
    expect((await after.as.nobody().data(wasSet, { id: confirmation })).passwordWasSet).toBe(true);
  });

  it('exam links open, and whoever was signed in is', async () => {
    const hr = await before.as.hr();
    const { id, title } = await aPublishedAssessment(before, hr.user);
    const { examToken } = await anInvitation(before, hr.user, id);
    expect((await after.as.candidate(examToken).data(entry)).examEntry.assessmentTitle).toBe(title);
    const there = new ApiClient(after.nest, { cookie: `${SESSION_COOKIE}=${hr.token}` });
    expect(await there.data(viewer)).toEqual({ viewer: { id: hr.user.id } });
  });
});
