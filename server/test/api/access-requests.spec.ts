import { randomUUID } from 'node:crypto';
import { AccessRequested } from '../../src/modules/access-requests/access-requests.events';
import { AnnounceAccessRequest } from '../../src/modules/access-requests/announce-access-request';
import { Throttle } from '../../src/platform/throttle';
import { aUser, createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';

const documents = {
  request: graphql(`
    mutation AccessRequests_requestAccess($input: RequestAccessInput!) {
      requestAccess(input: $input) { answerWithinHours }
    }
  `),
  decide: graphql(`
    mutation AccessRequests_decideAccessRequest($input: DecideAccessRequestInput!) {
      decideAccessRequest(input: $input) { accessRequest { id status decidedAt decidedByName } }
    }
  `),
  list: graphql(`
    query AccessRequests_accessRequests(
      $first: Int
      $after: String
      $filter: AccessRequestFilter
      $sort: AccessRequestSort
      $direction: SortDirection
    ) {
      accessRequests(first: $first, after: $after, filter: $filter, sort: $sort, direction: $direction) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { node { id name email companyName status } }
      }
    }
  `),
  set: graphql(`
    mutation AccessRequests_setPassword($input: SetPasswordInput!) {
      setPassword(input: $input) { confirmation }
    }
  `),
  offered: graphql(`query AccessRequests_viewer { viewer { requestsForNewUsers } }`),
  signIn: graphql(`
    mutation AccessRequests_signIn($input: SignInInput!) {
      signIn(input: $input) {
        outcome {
          ... on Viewer { role credits { maxRequests remaining } }
          ... on SecondStep { handle ways expiresInSeconds }
        }
      }
    }
  `),
};

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await Throttle.forgetAll(app.dataSource);
  admin = await app.as.admin({ name: 'Salma Nasser' });
});

let made = 0;
const aForm = (given: object = {}) => ({
  name: 'Omar Said',
  email: `omar${++made}@company.example`,
  phone: '+966 50 123 4567',
  companyName: 'Said & Sons',
  companySize: 40,
  message: 'We hire accountants.\n\nMay we try Mizan?',
  language: 'EN' as const,
  ...given,
});

async function send(given: object = {}) {
  const input = aForm(given);
  return { input, ...(await app.as.nobody().graphql(documents.request, { input })) };
}

/** A request as it lies in the list of those who decide. */
async function aRequest(given: object = {}): Promise<{ id: string; email: string }> {
  const { input } = await send(given);
  const filter = { search: input.email };
  const { accessRequests } = await admin.data(documents.list, { filter });
  return accessRequests.edges[0]!.node;
}

const decide = (by: SignedIn, id: string, decision: 'APPROVE' | 'DECLINE') =>
  by.graphql(documents.decide, { input: { id, decision } });
const requestsFrom = (email: string) =>
  app.dataSource.query<object[]>('select * from access_requests where email = $1', [email]);
const messagesFrom = (email: string) =>
  app.dataSource.query<object[]>('select * from support_messages where email = $1', [email]);
const usersWith = (email: string) =>
  app.dataSource.query<{ role: string; max_requests: number }[]>('select * from users where email = $1', [email]);

describe('requestAccess works', () => {
  it('for everybody, and keeps what the form holds', async () => {
    const { input, data } = await send({
      email: 'Omar@Company.Example',
      name: '  Omar   Said ',
      phone: '٠٥٠-١٢٣-٤٥٦٧',
    });
    expect(data).toEqual({ requestAccess: { answerWithinHours: 24 } });
    const [row] = await app.dataSource.query<object[]>(
      'select name, email, phone, company_name, company_size, message, language, status from access_requests where email = $1',
      ['omar@company.example'],
    );
    expect(row).toEqual({
      name: 'Omar Said',
      email: 'omar@company.example',
      phone: '0501234567',
      company_name: 'Said & Sons',
      company_size: 40,
      message: input.message,
      language: 'en',
      status: 'open',
    });
  });

  it('and does not say whether the address has an account', async () => {
    const { email } = await aUser(app.dataSource, app.clock);
    expect((await send({ email })).data).toEqual({ requestAccess: { answerWithinHours: 24 } });
  });

  it('and mails who has an account already the way in, instead of a request that could only be declined', async () => {
    const { email } = await aUser(app.dataSource, app.clock);
    await send({ email: email.toUpperCase(), message: 'I am locked out.' });
    await app.runJobs();
    expect(app.mailbox.to(email).map(({ subject }) => subject)).toEqual(['Getting back into Mizan']);
    expect(app.mailbox.to(email)[0]?.text).toContain('/Login/Forget');
    expect(await requestsFrom(email)).toEqual([]);
    expect(await messagesFrom(email)).toMatchObject([{ message: 'I am locked out.' }]);
  });

  it('and keeps what somebody with a disabled account writes for support, without the way in', async () => {
    const { email } = await aUser(app.dataSource, app.clock, { isVerified: false });
    const { data } = await send({ email, message: 'Why can I not sign in?' });
    expect(data).toEqual({ requestAccess: { answerWithinHours: 24 } });
    await app.runJobs();
    expect(app.mailbox.to(email)).toEqual([]);
    expect(await requestsFrom(email)).toEqual([]);
    expect(await messagesFrom(email)).toMatchObject([{ message: 'Why can I not sign in?' }]);
  });

  it('and mails those who decide and want to know, once', async () => {
    await app.runJobs();
    const wants = await app.as.superAdmin();
    const wantsNot = await app.as.admin({ settings: { notifyOnAccessRequest: false } });
    const disabled = await app.as.admin({ isVerified: false });
    await send({ companyName: 'Notified Ltd' });
    await app.runJobs();
    const [request] = await app.dataSource.query<{ id: string }[]>(
      `select id from access_requests where company_name = 'Notified Ltd'`,
    );
    await app.get(AnnounceAccessRequest).execute(new AccessRequested({ accessRequestId: request!.id }));
    await app.runJobs();
    expect(app.mailbox.to(wants.user.email).map(({ subject }) => subject)).toEqual([
      'Request for access: Notified Ltd',
    ]);
    for (const { user } of [wantsNot, disabled]) expect(app.mailbox.to(user.email)).toEqual([]);
  });
});

describe('askForHelp works', () => {
  const help = graphql(`
    mutation AccessRequests_askForHelp($input: AskForHelpInput!) {
      askForHelp(input: $input) { answerWithinHours }
    }
  `);
  const ask = (email: string) =>
    app.as.nobody().graphql(help, { input: { name: 'Omar', email, message: 'The code never came.', language: 'AR' } });

  it('for everybody alike, and mails the way in only to a known address', async () => {
    const { email } = await aUser(app.dataSource, app.clock);
    const stranger = `stranger${++made}@company.example`;
    expect((await ask(email)).data).toEqual((await ask(stranger)).data);
    await app.runJobs();
    expect(app.mailbox.to(email).map(({ subject }) => subject)).toEqual(['العودة إلى حسابك في ميزان']);
    expect(app.mailbox.to(stranger)).toEqual([]);
    for (const one of [email, stranger]) expect(await messagesFrom(one)).toHaveLength(1);
  });

  it('and keeps the message of a disabled account under its name, without the way in', async () => {
    const { id, email } = await aUser(app.dataSource, app.clock, { isVerified: false });
    expect((await ask(email)).data).toEqual({ askForHelp: { answerWithinHours: 24 } });
    await app.runJobs();
    expect(app.mailbox.to(email)).toEqual([]);
    expect(await messagesFrom(email)).toMatchObject([{ user_id: id }]);
  });

  it('at most three times an hour for one address', async () => {
    const email = `locked${++made}@company.example`;
    for (const _ of [1, 2, 3]) await ask(email);
    expect((await ask(email)).code).toBe('RATE_LIMITED');
  });
});

describe('requestAccess refuses', () => {
  it.each([
    [{ name: '  ' }, 'name', 'required'],
    [{ email: 'omar' }, 'email', 'email'],
    [{ phone: '1234567' }, 'phone', 'phone'],
    [{ phone: '1234567890123456' }, 'phone', 'phone'],
    [{ phone: 'call me' }, 'phone', 'phone'],
    [{ companyName: '' }, 'companyName', 'required'],
    [{ companySize: 0 }, 'companySize', 'min'],
    [{ message: '\n \n' }, 'message', 'required'],
    [{ message: 'x'.repeat(2_001) }, 'message', 'max-length'],
  ])('%o beside its field', async (given, path, rule) => {
    const { errors } = await send(given);
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', params: { fields: [{ path, rule }] } });
  });

  it('the sixth from one address in an hour, and the fourth for one e-mail', async () => {
    const codes: (string | undefined)[] = [];
    for (let sent = 0; sent < 6; sent++) codes.push((await send()).code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
    await Throttle.forgetAll(app.dataSource);
    const email = 'again@company.example';
    for (let sent = 0; sent < 3; sent++) expect((await send({ email })).code).toBeUndefined();
    expect((await send({ email })).code).toBe('RATE_LIMITED');
  });
});

describe('approving works', () => {
  it('makes an HR user with the number of requests that the console offers for a new one, who sets a password by mail and signs in', async () => {
    const { id, email } = await aRequest();
    const { data } = await decide(admin, id, 'APPROVE');
    expect(data?.decideAccessRequest.accessRequest).toEqual({
      id,
      status: 'APPROVED',
      decidedAt: app.clock.now().toISOString(),
      decidedByName: 'Salma Nasser',
    });
    await app.runJobs();
    const [mail] = app.mailbox.to(email);
    const ticket = /^http:\/\/mizan\.test\/Login\/ChangePass\/([\w-]{43})\?lng=en$/m.exec(mail!.text)![1]!;
    const password = 'four winters behind the mill';
    await app.as.nobody().data(documents.set, { input: { ticket, password, confirmPassword: password } });
    const signedIn = await app.as.nobody().data(documents.signIn, { input: { email, password } });
    expect(signedIn).toEqual({
      signIn: { outcome: { role: 'HR', credits: { maxRequests: 50, remaining: 50 } } },
    });
    expect(await admin.data(documents.offered, {})).toEqual({ viewer: { requestsForNewUsers: 50 } });
  });

  it('writes in the language of the request', async () => {
    const { id, email } = await aRequest({ language: 'AR' as const });
    await decide(admin, id, 'APPROVE');
    await app.runJobs();
    expect(app.mailbox.to(email)[0]?.subject).toBe('حسابك في ميزان جاهز');
  });
});

describe('declining works', () => {
  it('mails a polite refusal and makes nobody', async () => {
    const { id, email } = await aRequest();
    const { data } = await decide(admin, id, 'DECLINE');
    expect(data?.decideAccessRequest.accessRequest).toMatchObject({
      status: 'DECLINED',
      decidedByName: 'Salma Nasser',
    });
    await app.runJobs();
    expect(app.mailbox.to(email)[0]?.text).toContain('We can’t open an account for you at the moment.');
    expect(await usersWith(email)).toEqual([]);
  });
});

describe('a decision', () => {
  it('is final, and names who made it', async () => {
    const { id } = await aRequest();
    await decide(admin, id, 'DECLINE');
    for (const decision of ['APPROVE', 'DECLINE'] as const) {
      expect((await decide(await app.as.superAdmin(), id, decision)).errors[0]).toMatchObject({
        message: 'Salma Nasser has already decided this request.',
        extensions: { code: 'ACCESS_REQUEST_DECIDED', params: { decidedByName: 'Salma Nasser' } },
      });
    }
  });

  race('is made by one of those who decide at the same moment', async () => {
    const { id, email } = await aRequest();
    const deciders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => app.as.admin()));
    const outcomes = await Promise.all(
      deciders.map((one, index) => decide(one, id, index % 2 === 0 ? 'APPROVE' : 'DECLINE')),
    );
    const won = outcomes.filter(({ code }) => code === undefined);
    expect(won).toHaveLength(1);
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set([undefined, 'ACCESS_REQUEST_DECIDED']));
    const approved = (won[0]!.data!.decideAccessRequest.accessRequest as { status: string }).status === 'APPROVED';
    expect(await usersWith(email)).toHaveLength(approved ? 1 : 0);
    await app.runJobs();
    expect(app.mailbox.to(email)).toHaveLength(1);
  });

  it('cannot approve an address that has an account, and stays open for another decision', async () => {
    const { id, email } = await aRequest();
    await aUser(app.dataSource, app.clock, { email });
    expect((await decide(admin, id, 'APPROVE')).errors[0]?.extensions).toEqual({
      code: 'STAFF_EMAIL_TAKEN',
      params: { email },
    });
    expect((await decide(admin, id, 'DECLINE')).code).toBeUndefined();
  });

  race('of two requests with one address, approved at the same moment, makes one user', async () => {
    const { email } = (await send()).input;
    await send({ email });
    const { accessRequests } = await admin.data(documents.list, { filter: { search: email } });
    const outcomes = await Promise.all(accessRequests.edges.map(({ node }) => decide(admin, node.id, 'APPROVE')));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['STAFF_EMAIL_TAKEN', undefined]);
    expect(await usersWith(email)).toHaveLength(1);
  });

  it('needs a request', async () => {
    for (const id of [randomUUID(), 'nonsense']) {
      expect((await decide(admin, id, 'APPROVE')).code).toBe('ACCESS_REQUEST_NOT_FOUND');
    }
  });

  it('keeps the name of somebody who is deleted later', async () => {
    const { id, email } = await aRequest();
    await decide(admin, id, 'DECLINE');
    await app.dataSource.query('delete from users where id = $1', [admin.user.id]);
    const superAdmin = await app.as.superAdmin();
    const query = graphql(`
      query AccessRequests_accessRequests2($filter: AccessRequestFilter) {
        accessRequests(filter: $filter) { edges { node { decidedByName } } }
      }
    `);
    expect(await superAdmin.data(query, { filter: { search: email } })).toEqual({
      accessRequests: { edges: [{ node: { decidedByName: 'Salma Nasser' } }] },
    });
  });
});
