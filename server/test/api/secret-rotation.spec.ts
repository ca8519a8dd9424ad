import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { sealOf } from '../../src/modules/exam/answers/unsent-answers/unsent-answers';
import { AppConfig } from '../../src/platform/config';
import { unseal } from '../../src/platform/idempotency/seal';
import { aUser, createTestApp, graphql, SignedIn } from '../kit';
import type { TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aSeat } from '../kit/builders/attempts';
import { aPerson } from '../kit/builders/candidates';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestionDraft } from '../kit/builders/questions';
import { pdf } from '../kit/builders/real-files';
import { aSubmittedAttempt, rightAnswer } from '../kit/builders/results';
import { deliverAll, webhooks } from '../kit/builders/webhooks';
import { oneTimeCode } from '../kit/one-time-code';
import { Receiver } from '../kit/receiver';

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
const receiptsOf = graphql(`
  query SecretRotation_examReceipts($secret: String!) {
    examReceipts(secret: $secret) { sittingCode receipts { code } }
  }
`);
const check = graphql(`
  query SecretRotation_checkReceipt($code: String!) {
    checkReceipt(code: $code) { position candidateName }
  }
`);
const importUnsent = graphql(`
  mutation SecretRotation_importUnsentAnswers($file: Upload!) {
    importUnsentAnswers(input: { file: $file }) { importedAnswers { inTimeCount } }
  }
`);
const handFile = graphql(`
  mutation SecretRotation_uploadAnswerFile($input: UploadAnswerFileInput!) {
    uploadAnswerFile(input: $input) { answerFile { url } }
  }
`);
const createLink = graphql(`
  mutation SecretRotation_createPublicLink($input: CreatePublicLinkInput!) {
    createPublicLink(input: $input) { publicLink { url } }
  }
`);
const join = graphql(`
  mutation SecretRotation_joinAssessment($input: JoinAssessmentInput!) {
    joinAssessment(input: $input) { outcome { __typename } }
  }
`);
const confirmJoin = graphql(`
  mutation SecretRotation_confirmJoin($input: ConfirmJoinInput!) {
    confirmJoin(input: $input) { outcome { ... on ConfirmedJoin { examUrl } } }
  }
`);
const updateAssessment = graphql(`
  mutation SecretRotation_updateAssessment($input: UpdateAssessmentInput!) {
    updateAssessment(input: $input) { assessment { id } }
  }
`);
const revealReturn = graphql(`
  mutation SecretRotation_revealReturnSecret($id: ID!) {
    revealReturnSecret(input: { assessmentId: $id }) { secret }
  }
`);
const wayBack = graphql(`query SecretRotation_examReturn { examReturn { url } }`);
const invite = graphql(`
  mutation SecretRotation_inviteCandidates($input: InviteCandidatesInput!) {
    inviteCandidates(input: $input) { invitations { examUrl } }
  }
`);
const startAuthenticator = graphql(`
  mutation SecretRotation_startAuthenticator { startAuthenticator { authenticator { secret } } }
`);
const confirmAuthenticator = graphql(`
  mutation SecretRotation_confirmAuthenticator($input: ConfirmAuthenticatorInput!) {
    confirmAuthenticator(input: $input) { recoveryCodes }
  }
`);
const prove = graphql(`
  mutation SecretRotation_proveIdentity($input: ProveIdentityInput!) {
    proveIdentity(input: $input) { holdsUntil }
  }
`);

/** The same database and files before and after the secret was changed as docs/operations.md says. */
let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  const former = 'the secret of the days before, long enough';
  const ranges = { MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1' };
  before = await createTestApp({ ...ranges, MIZAN_SECRET: former });
  after = await createTestApp({
    ...ranges,
    DATABASE_URL: before.databaseUrl,
    MIZAN_DATA_DIR: before.get(AppConfig).dataDir,
    MIZAN_SECRET: 'the secret of the days after, long enough',
    MIZAN_SECRET_FORMER: former,
  });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

/** Whoever was signed in before, at the server of now. */
const now = ({ user, token }: SignedIn) => new SignedIn(after.nest, user, token);

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
    expect(await now(hr).data(viewer)).toEqual({ viewer: { id: hr.user.id } });
  });

  it('receipts of answers and of a whole sitting are known, and the page that sat is shown its own', async () => {
    const hr = await before.as.hr();
    const { page, examToken, candidate } = await aSeat(before, hr.user);
    await page.start();
    const { receipt } = await page.save({ truth: true });
    await page.submit();
    const secret = page.shown!.answersSecret;
    const former = (await before.as.candidate(examToken).data(receiptsOf, { secret })).examReceipts;
    const present = (await after.as.candidate(examToken).data(receiptsOf, { secret })).examReceipts;
    expect(former.receipts).toEqual([{ code: receipt }]);
    const candidateName = `${candidate.firstName} ${candidate.lastName}`;
    for (const { receipts, sittingCode } of [former, present]) {
      const ofAnswer = await now(hr).data(check, { code: receipts[0]!.code! });
      expect(ofAnswer.checkReceipt).toEqual({ position: 1, candidateName });
      const ofSitting = await now(hr).data(check, { code: sittingCode! });
      expect(ofSitting.checkReceipt).toEqual({ position: null, candidateName });
    }
  });

  it('a file of answers that never arrived is taken in', async () => {
    const hr = await before.as.hr();
    const { page } = await aSeat(before, hr.user);
    const { attemptId, answersSecret } = await page.start();
    const answers = [{ questionId: page.questionId, revision: 7, value: { truth: true } }];
    const body = JSON.stringify({ attemptId, pageId: page.pageId, answers });
    const content = JSON.stringify({ kind: 'mizan-answers-1', body, seal: sealOf(body, answersSecret) });
    const file = { name: 'answers.json', type: 'application/json', content };
    const brought = (await now(hr).upload(importUnsent, { file: null }, { file })).body;
    expect(brought.data).toEqual({ importUnsentAnswers: { importedAnswers: { inTimeCount: 1 } } });
  });

  it('the sealed address of a file opens it', async () => {
    const hr = await before.as.hr();
    const questions = [aQuestionDraft({ type: 'document', rubric: 'Reads well.' })];
    const { page, examToken } = await aSeat(before, hr.user, { questions });
    await page.start();
    const input = { pageId: page.pageId, questionId: page.questionId, file: null };
    const file = { name: 'report.pdf', type: 'application/pdf', content: pdf };
    const { body } = await before.as.candidate(examToken).upload(handFile, { input }, { 'input.file': file });
    const { url } = body.data!.uploadAnswerFile.answerFile;
    const { statusCode, rawPayload } = await after.as.nobody().request({ method: 'GET', url });
    expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true]);
  });

  it('a mail to join by a public link leads to the exam', async () => {
    const hr = await before.as.hr();
    const { id: assessmentId } = await aPublishedAssessment(before, hr.user);
    const { createPublicLink } = await hr.data(createLink, { input: { assessmentId, cap: 1 } });
    const code = createPublicLink.publicLink.url.split('/').at(-1)!;
    const person = aPerson();
    await before.as.nobody().data(join, { input: { code, ...person } });
    await before.runJobs();
    const [, ticket = ''] = /Exam\/Joined\/([\w-]+)/.exec(before.mailbox.to(person.email)[0]?.text ?? '') ?? [];
    const { outcome } = (await after.as.nobody().data(confirmJoin, { input: { ticket } })).confirmJoin;
    expect(outcome).toMatchObject({ examUrl: expect.stringMatching(/\/Exam\//) as string });
  });

  it('a webhook is signed with both secrets', async () => {
    const hr = await before.as.hr();
    const receiver = new Receiver();
    try {
      const { id } = await webhooks.create(hr, { url: await receiver.open() });
      const secrets = [await webhooks.secret(hr, id), await webhooks.secret(now(hr), id)];
      expect(new Set(secrets).size).toBe(2);
      await webhooks.test(now(hr), id);
      await deliverAll(after);
      const { body, headers } = receiver.calls[0]!;
      const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
      const own = secrets.map((secret) => new Webhook(secret).sign(String(headers['webhook-id']), at, body));
      expect(String(headers['webhook-signature']).split(' ').sort()).toEqual(own.sort());
    } finally {
      await receiver.close();
    }
  });

  it('the way back is signed with both secrets, with the former one in the place that every page knows', async () => {
    const hr = await before.as.hr();
    const { assessmentId: id, examToken } = await aSubmittedAttempt(before, hr.user, [rightAnswer()]);
    const integration = { redirectUrl: 'https://jobs.mizan.app/thanks' };
    await hr.data(updateAssessment, { input: { id, integration } });
    const former = (await hr.data(revealReturn, { id })).revealReturnSecret.secret;
    const present = (await now(hr).data(revealReturn, { id })).revealReturnSecret.secret;
    const { examReturn } = await after.as.candidate(examToken).data(wayBack);
    const { searchParams } = new URL(examReturn!.url);
    for (const [name, secret] of [
      ['mizan_state', former],
      ['mizan_state_next', present],
    ] as const) {
      const [head, claims, signature] = (searchParams.get(name) ?? '').split('.');
      expect(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url')).toBe(signature);
    }
  });

  it('what was done once is answered as it was then', async () => {
    const hr = await before.as.hr({ maxRequests: 5 });
    const { id: assessmentId } = await aPublishedAssessment(before, hr.user);
    const payload = { query: invite, variables: { input: { assessmentId, candidates: [aPerson()] } } };
    const send = (viewer: SignedIn) =>
      viewer.request({ method: 'POST', url: '/api/graphql', headers: { 'idempotency-key': 'order-4711' }, payload });
    const first = await send(hr);
    const again = await send(now(hr));
    expect(first.body).toContain('/Exam/');
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', first.body]);
  });

  it('an authenticator app goes on, and its secret needs the former one no more once it was used', async () => {
    const hr = await before.as.hr();
    const { secret } = (await hr.data(startAuthenticator)).startAuthenticator.authenticator;
    const codeAt = (app: TestApp) => oneTimeCode(secret, app.clock.now().getTime());
    await hr.data(confirmAuthenticator, { input: { code: codeAt(before) } });
    after.clock.advance(60);
    expect((await now(hr).graphql(prove, { input: { code: codeAt(after) } })).code).toBeUndefined();
    const sql = 'select sealed_secret as sealed from authenticators where user_id = $1';
    const [{ sealed }] = await after.dataSource.query<[{ sealed: Buffer }]>(sql, [hr.user.id]);
    expect(unseal([after.get(AppConfig).keyFor('authenticator secrets')], sealed)).toBe(secret);
  });
});
