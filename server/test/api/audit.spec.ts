import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { Passwords } from '../../src/modules/identity/password/passwords.service';
import { Audit, declaredAuditActions } from '../../src/platform/audit';
import { UnitOfWork } from '../../src/platform/database';
import { aUser, createTestApp, SIGN_IN, graphql } from '../kit';
import type { SignedIn, TestApp, TypedDocumentString } from '../kit';
import { aMarkedAttempt } from '../kit/builders/results';

const nowhere = { ip: null, userAgent: null, requestId: null };
const PASSWORD = 'a heron on the taxiway';
const list = graphql(`
  query Audit_auditEntries($filter: AuditFilter, $first: Int, $after: String) {
    auditEntries(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          at actorId actorName actorRole action objectType objectId objectLabel outcome ip userAgent
          requestId
        }
      }
    }
  }
`);

interface Entry {
  at: string;
  actorId: string | null;
  actorName: string | null;
  actorRole: string | null;
  action: string;
  objectType: string | null;
  objectId: string | null;
  objectLabel: string | null;
  outcome: string;
  ip: string | null;
  userAgent: string | null;
  requestId: string | null;
}

let app: TestApp;
let superAdmin: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  superAdmin = await app.as.superAdmin({ name: 'Noor Aziz' });
});
afterAll(() => app.close());

async function entries(variables: object = {}): Promise<Entry[]> {
  const { auditEntries } = await superAdmin.data(list, variables);
  return auditEntries.edges.map(({ node }) => node);
}

/** What the log gained while this was done, oldest first, without what every entry has. */
async function gained(
  work: () => Promise<unknown>,
): Promise<[action: string, outcome: string, label: string | null][]> {
  const { auditEntries: before } = await superAdmin.data(list);
  await work();
  const { auditEntries: after } = await superAdmin.data(list, { first: 100 });
  const fresh = after.edges.slice(0, after.totalCount - before.totalCount).reverse();
  return fresh.map(({ node }) => [node.action, node.outcome, node.objectLabel]);
}

const member = async () => aUser(app.dataSource, app.clock, { passwordHash: await app.get(Passwords).hash(PASSWORD) });
const signIn = (email: string, password: string) =>
  app.as.nobody().request({
    method: 'POST',
    url: '/api/graphql',
    headers: { 'user-agent': 'Heron/1.0' },
    remoteAddress: '203.0.113.7',
    payload: {
      query: SIGN_IN,
      variables: { input: { email, password } },
    },
  });
const csv = (viewer: SignedIn, query = '') => viewer.request({ method: 'GET', url: `/api/v1/audit.csv${query}` });

describe('the audit log tells', () => {
  it('who did what to what, when, from where, with which outcome', async () => {
    const user = await member();
    const response = await signIn(user.email, PASSWORD);
    const [entry] = await entries({ first: 1 });
    expect(entry).toEqual({
      at: app.clock.now().toISOString(),
      actorId: user.id,
      actorName: user.name,
      actorRole: 'HR',
      action: 'session.sign-in',
      objectType: 'user',
      objectId: user.id,
      objectLabel: user.email,
      outcome: 'DONE',
      ip: '203.0.113.7',
      userAgent: 'Heron/1.0',
      requestId: response.headers['x-request-id'],
    });
  });

  it('of sign-ins that fail, known or not, without an actor', async () => {
    const { email } = await member();
    const found = await gained(async () => {
      await signIn(email, 'something else entirely');
      await signIn('nobody@example.com', PASSWORD);
    });
    expect(found).toEqual([
      ['session.sign-in', 'FAILED', email],
      ['session.sign-in', 'FAILED', 'nobody@example.com'],
    ]);
    expect((await entries({ first: 1 }))[0]?.actorId).toBeNull();
  });

  it('of everything that is done to people', async () => {
    const admin = await app.as.admin();
    const run = <Data, Input>(document: TypedDocumentString<Data, { input: Input }>, input: NoInfer<Input>) =>
      admin.data(document, { input });
    const email = 'audited@example.com';
    const hr = { name: 'A', email, phone: '0501234567', companyName: 'C', companySize: 1, maxRequests: 1 };
    const found = await gained(async () => {
      const { createHr } = await run(
        graphql(`mutation Audit_createHr($input: CreateHrInput!) { createHr(input: $input) { staffUser { id } } }`),
        {
          ...hr,
          language: 'EN',
        },
      );
      const { id } = createHr.staffUser;
      await run(
        graphql(`mutation Audit_updateHr($input: UpdateHrInput!) { updateHr(input: $input) { staffUser { id } } }`),
        {
          id,
          name: 'B',
        },
      );
      const verify = graphql(`
        mutation Audit_changeStaffVerification($input: ChangeStaffVerificationInput!) {
          changeStaffVerification(input: $input) { staffUser { id } }
        }
      `);
      for (const isVerified of [false, false, true]) await run(verify, { id, isVerified });
      await run(
        graphql(`
          mutation Audit_deleteStaffUser($input: DeleteStaffUserInput!) {
            deleteStaffUser(input: $input) { staffUserId }
          }
        `),
        {
          id,
          records: 'HAND_OVER',
          receiverId: admin.user.id,
        },
      );
    });
    expect(found).toEqual([
      ['user.create', 'DONE', email],
      ['user.update', 'DONE', email],
      ['user.disable', 'DONE', email],
      ['user.verify', 'DONE', email],
      ['user.hand-over', 'DONE', `${email} → ${admin.user.email}`],
      ['user.delete', 'DONE', email],
    ]);
  });

  it('of requests for access and what was decided', async () => {
    const form = {
      name: 'A',
      phone: '0501234567',
      companyName: 'C',
      companySize: 1,
      message: 'M',
      language: 'EN' as const,
    };
    const labels = ['approved@example.com', 'declined@example.com'];
    const found = await gained(async () => {
      for (const [index, email] of labels.entries()) {
        const request = graphql(`
          mutation Audit_requestAccess($input: RequestAccessInput!) {
            requestAccess(input: $input) { answerWithinHours }
          }
        `);
        await app.as.nobody().data(request, { input: { ...form, email } });
        const [row] = await app.dataSource.query<{ id: string }[]>('select id from access_requests where email = $1', [
          email,
        ]);
        const decide = graphql(`
          mutation Audit_decideAccessRequest($input: DecideAccessRequestInput!) {
            decideAccessRequest(input: $input) { accessRequest { id } }
          }
        `);
        await superAdmin.data(decide, { input: { id: row!.id, decision: index === 0 ? 'APPROVE' : 'DECLINE' } });
      }
    });
    expect(found).toEqual([
      ['access-request.create', 'DONE', labels[0]],
      ['user.create', 'DONE', labels[0]],
      ['access-request.approve', 'DONE', labels[0]],
      ['access-request.create', 'DONE', labels[1]],
      ['access-request.decline', 'DONE', labels[1]],
    ]);
  });

  it('of the passwords and sessions of a viewer', async () => {
    const user = await member();
    const viewer = await app.as.user(user);
    const change = graphql(`
      mutation Audit_changePassword($input: ChangePasswordInput!) {
        changePassword(input: $input) { viewer { id } }
      }
    `);
    const password = 'four winters behind the mill';
    const found = await gained(async () => {
      for (const currentPassword of ['something else entirely', PASSWORD]) {
        await viewer.graphql(change, { input: { currentPassword, password, confirmPassword: password } });
      }
      // The session in which it was changed goes on under a token that this client does not have.
      const again = await app.as.user(user);
      await again.data(graphql(`mutation Audit_endOtherSessions { endOtherSessions { sessions { id } } }`));
      await again.data(graphql(`mutation Audit_signOut { signOut { wasSignedIn } }`));
    });
    expect(found.map(([action, outcome]) => [action, outcome])).toEqual([
      ['password.change', 'FAILED'],
      ['password.change', 'DONE'],
      ['session.end', 'DONE'],
      ['session.sign-out', 'DONE'],
    ]);
  });

  it('of a deleted result', async () => {
    const sat = await aMarkedAttempt(app, (await app.as.hr()).user);
    const url = `/api/v1/assessment-result/assessmentId/${sat.assessmentId}/candidateId/${sat.candidate.id}`;
    const found = await gained(() => superAdmin.request({ method: 'DELETE', url }));
    expect(found).toEqual([['result.delete', 'DONE', `Senior Accountant, Gulf · ${sat.candidate.email}`]]);
  });

  it('of calls that a role does not allow, in GraphQL and REST', async () => {
    const hr = await app.as.hr();
    const found = await gained(async () => {
      await hr.graphql(graphql(`query Audit_openAccessRequestCount { openAccessRequestCount }`));
      await csv(hr);
    });
    expect(found).toEqual([
      ['operation.call', 'REFUSED', 'openAccessRequestCount'],
      ['operation.call', 'REFUSED', 'download'],
    ]);
    expect((await entries({ first: 1 }))[0]).toMatchObject({ actorId: hr.user.id, actorRole: 'HR' });
  });

  it('nothing of what was rolled back', async () => {
    const entry = { by: null, origin: nowhere, action: 'user.create' };
    const found = await gained(async () => {
      const work = app.get(UnitOfWork).run(async (tx) => {
        await app.get(Audit).record(tx, entry);
        throw new Error('rolled back');
      });
      await expect(work).rejects.toThrow('rolled back');
    });
    expect(found).toEqual([]);
  });

  it('no password, code or token', async () => {
    const rows = await app.dataSource.query<object[]>('select * from audit_entries');
    expect(JSON.stringify(rows)).not.toMatch(/heron on the taxiway|four winters|eyJ/);
  });
});

describe('the audit log', () => {
  it.each([
    `update audit_entries set actor_name = 'somebody else'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'update audit_entries set at = now() where false',
  ])('refuses: %s', async (text) => {
    await expect(app.dataSource.query(text)).rejects.toMatchObject({ code: '42501' });
  });

  it('is not granted for change to the account that works on it', async () => {
    const grants = await app.dataSource.query<{ privilege: string }[]>(
      `select privilege_type as privilege from information_schema.role_table_grants where table_name = 'audit_entries'`,
    );
    const privileges = grants.map(({ privilege }) => privilege);
    expect(privileges).toEqual(expect.arrayContaining(['INSERT', 'SELECT']));
    expect(privileges.filter((privilege) => ['UPDATE', 'DELETE', 'TRUNCATE'].includes(privilege))).toEqual([]);
  });

  it('keeps entries of people who are gone', async () => {
    const hr = await app.as.hr({ name: 'Gone Soon' });
    await hr.graphql(graphql(`query Audit_openAccessRequestCount2 { openAccessRequestCount }`));
    await app.dataSource.query('delete from users where id = $1', [hr.user.id]);
    expect(await entries({ filter: { actorId: hr.user.id } })).toMatchObject([{ actorName: 'Gone Soon' }]);
  });

  it('is searched by action, outcome, actor, time and words, and read by pages', async () => {
    app.clock.advance(3_600);
    const from = app.clock.now();
    superAdmin = await app.as.user(superAdmin.user);
    const hr = await app.as.hr({ name: 'Filter Person' });
    for (let asked = 0; asked < 3; asked++)
      await hr.graphql(graphql(`query Audit_openAccessRequestCount3 { openAccessRequestCount }`));
    app.clock.advance(60);
    await signIn('filtered@example.com', PASSWORD);
    const count = async (filter: object) => (await entries({ filter })).length;
    expect(await count({ from, action: 'operation.call' })).toBe(3);
    expect(await count({ from, until: app.clock.now() })).toBe(3);
    expect(await count({ from, outcome: 'FAILED' })).toBe(1);
    expect(await count({ search: 'filter person' })).toBe(3);
    expect(await count({ from, search: 'FILTERED@' })).toBe(1);
    const { auditEntries } = await superAdmin.data(list, { filter: { from }, first: 3 });
    expect([auditEntries.totalCount, auditEntries.pageInfo.hasNextPage]).toEqual([4, true]);
    const rest = await entries({ filter: { from }, first: 3, after: auditEntries.pageInfo.endCursor });
    expect(rest).toMatchObject([{ action: 'operation.call' }]);
  });

  it('names every action that it can hold', async () => {
    const { auditActions } = await superAdmin.data(graphql(`query Audit_auditActions { auditActions }`));
    expect(auditActions).toEqual(declaredAuditActions());
    const used = await app.dataSource.query<{ action: string }[]>('select distinct action from audit_entries');
    expect(auditActions).toEqual(expect.arrayContaining(used.map(({ action }) => action)));
  });

  it('are what docs/operations.md says, all of them and nothing else', () => {
    const [, table = ''] = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8').split(
      'What stands in the audit log',
    );
    const told = [...table.matchAll(/`(?<action>[a-z-]+\.[a-z-]+)`/gu)].map(({ groups }) => groups?.action);
    expect(told.sort()).toEqual(declaredAuditActions());
  });
});

describe('GET /api/v1/audit.csv', () => {
  it('works for a super-admin, filtered, and is itself written down', async () => {
    const found = await gained(async () => {
      const response = await csv(superAdmin, '?action=result.delete&outcome=DONE');
      expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(response.headers['content-disposition']).toBe('attachment; filename="mizan-audit.csv"');
      const rows = parse<Record<string, string>>(response.body, { columns: true, bom: true });
      expect(rows).toMatchObject([{ action: 'result.delete', actorName: 'Noor Aziz', actorRole: 'super-admin' }]);
    });
    expect(found).toEqual([['audit.export', 'DONE', null]]);
  });

  it('holds every entry, over all pages', async () => {
    for (let made = 0; made < 120; made++) {
      await app.get(Audit).record(null, { by: null, origin: nowhere, action: 'session.end', object: { type: 'many' } });
    }
    const response = await csv(superAdmin);
    const rows = parse<Record<string, string>>(response.body, { columns: true, bom: true });
    const [counted] = await app.dataSource.query<{ count: number }[]>('select count(*)::int from audit_entries');
    // The export itself was written down before its answer was counted.
    expect(rows.length).toBeGreaterThanOrEqual(counted!.count - 1);
    expect(rows.filter(({ objectType }) => objectType === 'many')).toHaveLength(120);
  });

  it('makes formulas harmless', async () => {
    const hr = await app.as.hr({ name: `=HYPERLINK("http://evil.example","x")` });
    await hr.graphql(graphql(`query Audit_openAccessRequestCount4 { openAccessRequestCount }`));
    const response = await csv(superAdmin, `?actorId=${hr.user.id}`);
    const [row] = parse<Record<string, string>>(response.body, { columns: true, bom: true });
    expect(row?.actorName).toBe(`'=HYPERLINK("http://evil.example","x")`);
  });

  it('refuses a filter that it does not understand', async () => {
    for (const query of ['?outcome=maybe', '?from=yesterday', '?actorId=me']) {
      const response = await csv(superAdmin, query);
      expect([response.statusCode, response.json<{ status: boolean }>().status]).toEqual([400, false]);
    }
  });
});
