import { randomUUID } from 'node:crypto';
import { aUser, createTestApp, race, TestSocket, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { anInvitation } from '../kit/builders/invitations';

graphql(`
  fragment People_person on StaffUser {
    id role name email phone companyName companySize isVerified hasPassword
    credits { maxRequests remaining }
  }
`);
const documents = {
  createAdmin: graphql(`
    mutation People_createAdmin($input: CreateAdminInput!) {
      createAdmin(input: $input) { staffUser { ...People_person } }
    }
  `),
  createHr: graphql(`
    mutation People_createHr($input: CreateHrInput!) {
      createHr(input: $input) { staffUser { ...People_person } }
    }
  `),
  updateHr: graphql(`
    mutation People_updateHr($input: UpdateHrInput!) {
      updateHr(input: $input) { staffUser { ...People_person } }
    }
  `),
  verify: graphql(`
    mutation People_changeStaffVerification($input: ChangeStaffVerificationInput!) {
      changeStaffVerification(input: $input) { staffUser { isVerified } }
    }
  `),
  hr: graphql(`
    query People_hr($id: ID!) {
      hr(id: $id) { ...People_person candidateCount assessmentCount lastSignInAt createdAt }
    }
  `),
  admin: graphql(`query People_admin($id: ID!) { admin(id: $id) { ...People_person } }`),
  receivers: graphql(`query People_receivers($id: ID!) { receivers(excludingId: $id) { edges { node { id } } } }`),
  hrs: graphql(`
    query People_hrs(
      $filter: StaffUserFilter
      $sort: StaffUserSort
      $direction: SortDirection
      $first: Int
      $after: String
    ) {
      hrs(filter: $filter, sort: $sort, direction: $direction, first: $first, after: $after) {
        totalCount
        pageInfo { endCursor }
        edges { node { id name } }
      }
    }
  `),
  admins: graphql(`
    query People_admins($filter: StaffUserFilter) {
      admins(filter: $filter) { edges { node { id role } } }
    }
  `),
};

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.listen();
});
afterAll(() => app.close());

let made = 0;
const anHr = (given: object = {}) => ({
  name: 'Rana Aziz',
  email: `rana${++made}@example.com`,
  phone: '+971 50 123 4567',
  companyName: 'Gulf Foods',
  companySize: 120,
  maxRequests: 25,
  language: 'EN' as const,
  ...given,
});
const verify = (by: SignedIn, id: string, isVerified: boolean) =>
  by.graphql(documents.verify, { input: { id, isVerified } });
const isAlive = async (viewer: SignedIn) =>
  (await viewer.data(graphql(`query People_viewer { viewer { id } }`))).viewer !== null;

describe('one user by id', () => {
  it('is an admin for super-admins alone, and nobody of another role', async () => {
    const [superAdmin, admin, hr] = [await app.as.superAdmin(), await app.as.admin(), await app.as.hr()];
    const { admin: found } = await superAdmin.data(documents.admin, { id: admin.user.id });
    expect(found).toMatchObject({ id: admin.user.id, role: 'ADMIN', email: admin.user.email });
    expect((await superAdmin.graphql(documents.admin, { id: hr.user.id })).code).toBe('STAFF_USER_NOT_FOUND');
    expect((await admin.graphql(documents.admin, { id: admin.user.id })).code).toBe('FORBIDDEN');
  });
});

describe('creating works', () => {
  it('an HR user, for an admin, and mails a link to set the password', async () => {
    const input = anHr();
    const { createHr } = await (await app.as.admin()).data(documents.createHr, { input });
    expect(createHr.staffUser).toMatchObject({
      role: 'HR',
      name: 'Rana Aziz',
      email: input.email,
      phone: '+971501234567',
      companySize: 120,
      isVerified: true,
      hasPassword: false,
      credits: { maxRequests: 25, remaining: 25 },
    });
    await app.runJobs();
    const [mail] = app.mailbox.to(input.email);
    expect(mail!.subject).toBe('Your Mizan account is ready');
    expect(mail!.text).toMatch(/http:\/\/mizan\.test\/Login\/ChangePass\/[\w-]{43}\?lng=en/);
  });

  it('an admin, for a super-admin, without a limit, in Arabic', async () => {
    const input = { name: 'سلمى ناصر', email: 'salma@example.com', language: 'AR' as const };
    const superAdmin = await app.as.superAdmin();
    const { createAdmin } = await superAdmin.data(documents.createAdmin, {
      input,
    });
    expect(createAdmin.staffUser).toMatchObject({ role: 'ADMIN', name: 'سلمى ناصر', credits: { maxRequests: null } });
    await app.runJobs();
    expect(app.mailbox.to('salma@example.com')[0]?.subject).toBe('حسابك في ميزان جاهز');
  });

  it('with a link that is good for seven days and not longer', async () => {
    const [early, late] = [anHr(), anHr()];
    const admin = await app.as.admin();
    for (const input of [early, late]) await admin.data(documents.createHr, { input });
    await app.runJobs();
    const ticketOf = ({ email }: { email: string }) =>
      /ChangePass\/([\w-]{43})/.exec(app.mailbox.to(email)[0]!.text)![1]!;
    const isValid = async (ticket: string) =>
      (
        await app.as.nobody().data(
          graphql(`
            query People_passwordTicket($ticket: String!) {
              passwordTicket(ticket: $ticket) { isValid purpose }
            }
          `),
          { ticket },
        )
      ).passwordTicket;
    app.clock.advance(7 * 86_400 - 1);
    expect(await isValid(ticketOf(early))).toEqual({ isValid: true, purpose: 'WELCOME' });
    app.clock.advance(1);
    expect(await isValid(ticketOf(late))).toEqual({ isValid: false, purpose: null });
  });
});

describe('creating refuses', () => {
  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ email: 'rana@' }, 'email', 'email'],
    [{ phone: '1234567' }, 'phone', 'phone'],
    [{ companyName: ' ' }, 'companyName', 'required'],
    [{ companySize: 0 }, 'companySize', 'min'],
    [{ maxRequests: -1 }, 'maxRequests', 'min'],
  ])('%o beside its field', async (given, path, rule) => {
    const { errors } = await (await app.as.admin()).graphql(documents.createHr, { input: anHr(given) });
    expect(errors[0]?.extensions.params).toMatchObject({ fields: [{ path, rule }] });
  });

  race('an address that somebody has, in whatever case, also twice at the same moment', async () => {
    const admin = await app.as.admin();
    const { email } = admin.user;
    const { errors } = await admin.graphql(documents.createHr, { input: anHr({ email: email.toUpperCase() }) });
    expect(errors[0]?.extensions.params).toEqual({ fields: [{ path: 'email', rule: 'taken' }] });
    const input = anHr();
    const outcomes = await Promise.all([1, 2, 3].map(() => admin.graphql(documents.createHr, { input })));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['INVALID_INPUT', 'INVALID_INPUT', undefined]);
  });

  it('rights slipped into the input', async () => {
    const input = { ...anHr(), role: 'SUPER_ADMIN' };
    expect((await (await app.as.admin()).graphql(documents.createHr, { input })).code).toBe('BAD_USER_INPUT');
  });
});

describe('updateHr', () => {
  it('changes what is given and nothing else', async () => {
    const hr = await aUser(app.dataSource, app.clock, { companyName: 'Before', maxRequests: 10, numberOfRequests: 4 });
    const input = { id: hr.id, name: 'Huda Omar', maxRequests: 4 };
    const { updateHr } = await (await app.as.admin()).data(documents.updateHr, { input });
    expect(updateHr.staffUser).toMatchObject({
      name: 'Huda Omar',
      companyName: 'Before',
      email: hr.email,
      credits: { maxRequests: 4, remaining: 0 },
    });
  });

  it('does not grant fewer requests than are used', async () => {
    const hr = await aUser(app.dataSource, app.clock, { maxRequests: 10, numberOfRequests: 4 });
    const { errors } = await (
      await app.as.admin()
    ).graphql(documents.updateHr, { input: { id: hr.id, maxRequests: 3 } });
    expect(errors[0]?.extensions.params).toEqual({
      fields: [{ path: 'maxRequests', rule: 'min', params: { min: 4 } }],
    });
  });

  it('is for HR users only', async () => {
    const [admin, superAdmin] = [await app.as.admin(), await app.as.superAdmin()];
    const input = { id: admin.user.id, name: 'Somebody' };
    expect((await superAdmin.graphql(documents.updateHr, { input })).code).toBe('STAFF_USER_NOT_FOUND');
  });
});

describe('disabling', () => {
  it('ends sessions and sockets at once, and verifying lets them in again', async () => {
    const hr = await app.as.hr();
    const admin = await app.as.admin();
    const socket = await TestSocket.open(origin, { headers: hr.headers });
    await socket.init();
    expect((await verify(admin, hr.user.id, false)).data).toEqual({
      changeStaffVerification: { staffUser: { isVerified: false } },
    });
    expect(await socket.closed).toBe(4401);
    expect(await isAlive(hr)).toBe(false);
    await verify(admin, hr.user.id, true);
    expect(await isAlive(hr)).toBe(false);
    expect(await isAlive(await app.as.user(hr.user))).toBe(true);
  });

  race('oneself is refused, and so is the last super-admin', async () => {
    const [one, other] = [await app.as.superAdmin(), await app.as.superAdmin()];
    expect((await verify(one, one.user.id, false)).code).toBe('OWN_ACCOUNT');
    await app.dataSource.query(`update users set is_verified = false where role = 'super-admin' and id <> all($1)`, [
      [one.user.id, other.user.id],
    ]);
    const outcomes = await Promise.all([verify(one, other.user.id, false), verify(other, one.user.id, false)]);
    const refused = outcomes.map(({ code }) => code).filter(Boolean);
    expect(refused).toHaveLength(1);
    expect(['LAST_SUPER_ADMIN', 'UNAUTHENTICATED']).toContain(refused[0]);
  });

  it('is not for an admin to do to another admin, nor to a super-admin', async () => {
    const admin = await app.as.admin();
    for (const { user } of [await app.as.admin(), await app.as.superAdmin()]) {
      expect((await verify(admin, user.id, false)).code).toBe('STAFF_USER_NOT_FOUND');
    }
  });
});

describe('the lists of people', () => {
  const listed = async (viewer: SignedIn, variables: object) =>
    (await viewer.data(documents.hrs, variables)).hrs.edges.map(({ node }) => node.name);

  it('show HR users to admins: searched, filtered, sorted, by pages', async () => {
    const admin = await app.as.admin();
    const firm = 'Listing Ltd';
    const signedIn = (day: number) => new Date(Date.UTC(2026, 0, day));
    for (const given of [
      { name: 'Ziad', lastSignInAt: signedIn(3) },
      { name: 'Amal', isVerified: false },
      { name: 'Maha', lastSignInAt: signedIn(9) },
    ])
      await aUser(app.dataSource, app.clock, { companyName: firm, ...given });
    const filter = { search: 'listing' };
    expect(await listed(admin, { filter })).toEqual(['Amal', 'Maha', 'Ziad']);
    expect(await listed(admin, { filter: { ...filter, isVerified: true }, direction: 'DESC' })).toEqual([
      'Ziad',
      'Maha',
    ]);
    expect(await listed(admin, { filter, sort: 'LAST_SIGN_IN_AT' })).toEqual(['Maha', 'Ziad', 'Amal']);
    const { hrs } = await admin.data(documents.hrs, { filter, sort: 'LAST_SIGN_IN_AT', first: 2 });
    const after = hrs.pageInfo.endCursor;
    expect(await listed(admin, { filter, sort: 'LAST_SIGN_IN_AT', first: 2, after })).toEqual(['Amal']);
    expect(hrs.totalCount).toBe(3);
  });

  it('show admins, and only admins, to super-admins', async () => {
    await app.as.admin();
    const { admins } = await (await app.as.superAdmin()).data(documents.admins);
    expect(new Set(admins.edges.map(({ node }) => node.role))).toEqual(new Set(['ADMIN']));
  });

  it('count what belongs to each', async () => {
    const hr = await app.as.hr();
    const { id } = await aPublishedAssessment(app, hr.user);
    for (let invited = 0; invited < 2; invited++) await anInvitation(app, hr.user, id);
    const { hr: shown } = await (await app.as.admin()).data(documents.hr, { id: hr.user.id });
    expect(shown).toMatchObject({ assessmentCount: 1, candidateCount: 2, hasPassword: false });
  });

  it('name as receivers whom the viewer sees and who can sign in', async () => {
    const [leaving, hr, disabled] = [await app.as.hr(), await app.as.hr(), await app.as.hr({ isVerified: false })];
    const [admin, other] = [await app.as.admin(), await app.as.admin()];
    const { receivers } = await admin.data(documents.receivers, {
      id: leaving.user.id,
    });
    const ids = receivers.edges.map(({ node }) => node.id);
    expect(ids).toEqual(expect.arrayContaining([hr.user.id, admin.user.id]));
    for (const { user } of [leaving, disabled, other]) expect(ids).not.toContain(user.id);
  });

  it('answer for an id that is none', async () => {
    for (const id of [randomUUID(), 'nonsense']) {
      expect((await (await app.as.superAdmin()).graphql(documents.hr, { id })).code).toBe('STAFF_USER_NOT_FOUND');
    }
  });
});
