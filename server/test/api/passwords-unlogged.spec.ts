import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { NestLogger, Log } from '../../src/platform/observability';
import { aUser, createTestApp, SIGN_IN, graphql } from '../kit';
import type { TestApp } from '../kit';

const FIRST = 'a heron on the taxiway';
const SECOND = 'four winters behind the mill';
const THIRD = 'nine lanterns under a bridge';
const WRONG = 'seven ladders in the orchard';

const change = graphql(`
  mutation PasswordsUnlogged_changePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) { viewer { id } }
  }
`);
const askForCode = graphql(`
  mutation PasswordsUnlogged_requestPasswordCode($input: RequestPasswordCodeInput!) {
    requestPasswordCode(input: $input) { requestId }
  }
`);
const verify = graphql(`
  mutation PasswordsUnlogged_verifyPasswordCode($input: VerifyPasswordCodeInput!) {
    verifyPasswordCode(input: $input) { ticket }
  }
`);
const set = graphql(`
  mutation PasswordsUnlogged_setPassword($input: SetPasswordInput!) {
    setPassword(input: $input) { confirmation }
  }
`);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_LOG_LEVEL: 'trace' });
  app.nest.useLogger(new NestLogger(app.get(Log)));
});
afterAll(() => app.close());

async function aMember() {
  return aUser(app.dataSource, app.clock, { passwordHash: await app.get(Passwords).hash(FIRST) });
}

/** By the code in the mailbox. */
async function aTicket(email: string): Promise<{ code: string; ticket: string }> {
  const nobody = app.as.nobody();
  const asked = await nobody.data(askForCode, {
    input: { email, language: 'EN' },
  });
  await app.runJobs();
  const code = /\b\d{6}\b/.exec(app.mailbox.to(email).at(-1)?.text ?? '')?.[0] ?? '';
  const input = { requestId: asked.requestPasswordCode.requestId, code };
  const { verifyPasswordCode } = await nobody.data(verify, { input });
  return { code, ticket: verifyPasswordCode.ticket };
}

const passwords = [FIRST, SECOND, THIRD, WRONG];
/** What of all that is secret stands in the log, also where it was escaped. */
const leaked = (secrets: string[]) => secrets.filter((secret) => app.logged().includes(secret));

it('at its most talkative the log tells of every request', async () => {
  await app.as.nobody().graphql(graphql(`query PasswordsUnlogged_viewer { viewer { id } }`));
  expect(app.logged()).toContain('"path":"/api/graphql"');
});

describe('no password stands in the log', () => {
  it('when somebody signs in, is refused, or sends too little', async () => {
    const { email } = await aMember();
    const nobody = app.as.nobody();
    const codes = [];
    for (const input of [{ email, password: FIRST }, { email, password: WRONG }, { password: WRONG }]) {
      codes.push((await nobody.rawRequest(SIGN_IN, { input })).code);
    }
    expect(codes).toEqual([undefined, 'SIGN_IN_FAILED', 'BAD_USER_INPUT']);
    expect(leaked(passwords)).toEqual([]);
  });

  it('when somebody changes it', async () => {
    const member = await app.as.user(await aMember());
    const input = { currentPassword: FIRST, password: SECOND, confirmPassword: SECOND };
    const wrong = await member.graphql(change, { input: { ...input, currentPassword: WRONG } });
    expect(wrong.code).toBeDefined();
    await member.data(change, { input });
    await app.runJobs();
    expect(leaked(passwords)).toEqual([]);
  });

  it('nor code, nor ticket, when somebody forgot it', async () => {
    const { email } = await aMember();
    const { code, ticket } = await aTicket(email);
    const input = { ticket, password: THIRD, confirmPassword: THIRD };
    expect((await app.as.nobody().graphql(set, { input: { ...input, confirmPassword: WRONG } })).code).toBeDefined();
    await app.as.nobody().data(set, { input });
    await app.runJobs();
    expect(code).toMatch(/^\d{6}$/);
    expect(leaked([...passwords, ticket, `"${code}"`])).toEqual([]);
  });

  it('nor its hash, when the database fails while it is kept', async () => {
    const user = await aMember();
    const member = await app.as.user(user);
    await app.owner.query('alter table users add constraint broken check (password_hash = $$x$$) not valid');
    const input = { currentPassword: FIRST, password: SECOND, confirmPassword: SECOND };
    const { code } = await member.graphql(change, { input });
    await app.owner.query('alter table users drop constraint broken');
    expect(code).toBe('INTERNAL');
    expect(app.logged()).toContain('operation failed');
    expect(leaked([...passwords, '$argon2id$'])).toEqual([]);
  });
});
