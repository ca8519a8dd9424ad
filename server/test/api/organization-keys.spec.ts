import { WarnOfExpiry } from '../../src/modules/integrations/api-keys/warn-of-expiry';
import { createTestApp, KeyHolder, SIGN_IN, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';

const create = graphql(`
  mutation OrganizationKeys_createApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) { secret apiKey { id isOwn isOfOrganization } }
  }
`);

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

async function aKey(boss: SignedIn, changes: object = {}) {
  const input = {
    name: 'nightly sync',
    scopes: ['READ' as const, 'AUTHORING' as const],
    forOrganization: true,
    ...changes,
  };
  const { createApiKey } = await boss.data(create, {
    input,
  });
  return { ...createApiKey, program: new KeyHolder(app.nest, createApiKey.apiKey.id, createApiKey.secret) };
}

const daysFromNow = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);

describe('a key of the organization', () => {
  it('belongs to nobody who could leave: it goes on when its maker is gone', async () => {
    const [boss, other] = [await app.as.superAdmin(), await app.as.superAdmin()];
    const { program, apiKey } = await aKey(boss);
    expect(apiKey).toMatchObject({ isOwn: false, isOfOrganization: true });
    const remove = graphql(`
      mutation OrganizationKeys_deleteStaffUser($input: DeleteStaffUserInput!) {
        deleteStaffUser(input: $input) { staffUserId }
      }
    `);
    await other.data(remove, { input: { id: boss.user.id, records: 'HAND_OVER', receiverId: other.user.id } });
    expect(
      (await program.graphql(graphql(`query OrganizationKeys_assessments { assessments { edges { node { id } } } }`)))
        .code,
    ).toBeUndefined();
    const made = graphql(`
      mutation OrganizationKeys_createAssessment {
        createAssessment(input: {title: "T", jobRole: "J"}) { assessment { ownerName } }
      }
    `);
    expect(await program.data(made)).toEqual({ createAssessment: { assessment: { ownerName: 'Organization' } } });
  });

  it('is made and seen by super-admins alone, and reaches no further than its scopes', async () => {
    const [boss, admin] = [await app.as.superAdmin(), await app.as.admin()];
    const input = { name: 'x', scopes: ['READ' as const], forOrganization: true };
    expect((await admin.graphql(create, { input })).code).toBe('FORBIDDEN');
    const { program, apiKey } = await aKey(boss, { name: 'reader', scopes: ['READ' as const] });
    expect((await program.graphql(graphql(`query OrganizationKeys_hrs { hrs { edges { node { id } } } }`))).code).toBe(
      'FORBIDDEN',
    );
    const list = async (who: SignedIn) =>
      (await who.data(graphql(`query OrganizationKeys_apiKeys { apiKeys { id } }`))).apiKeys;
    expect((await list(boss)).map(({ id }) => id)).toContain(apiKey.id);
    expect((await list(admin)).map(({ id }) => id)).not.toContain(apiKey.id);
  });

  it('never counts as a super-admin that is left, cannot be deleted, and nobody signs in as it', async () => {
    const boss = await app.as.superAdmin();
    await aKey(boss, { name: 'another' });
    const id = '00000000-0000-4000-8000-000000000001';
    const remove = graphql(`
      mutation OrganizationKeys_deleteStaffUser2($input: DeleteStaffUserInput!) {
        deleteStaffUser(input: $input) { staffUserId }
      }
    `);
    const gone = await boss.graphql(remove, {
      input: { id, records: 'DELETE', confirmation: 'organization@mizan.invalid' },
    });
    expect(gone.code).toBe('STAFF_USER_NOT_FOUND');
    const tried = await app.as
      .nobody()
      .graphql(SIGN_IN, { input: { email: 'organization@mizan.invalid', password: 'x' } });
    expect(tried.code).not.toBeUndefined();
  });
});

describe('a key that ends soon', () => {
  it('is told to its owner a week before, once; of the organization to every super-admin', async () => {
    const boss = await app.as.superAdmin({ settings: { language: 'ar' } });
    const hr = await app.as.hr();
    await aKey(boss, { name: 'weekly', expiresAt: daysFromNow(10) });
    await hr.data(create, { input: { name: 'mine', scopes: ['READ'], expiresAt: daysFromNow(10) } });
    await hr.data(create, { input: { name: 'later', scopes: ['READ'], expiresAt: daysFromNow(90) } });
    const subjects = async (who: SignedIn) => {
      await app.runJobs();
      return app.mailbox
        .to(who.user.email)
        .map(({ subject }) => subject)
        .filter((subject) => /expires soon|يقترب/.test(subject));
    };
    await runDaily();
    expect([await subjects(hr), await subjects(boss)]).toEqual([[], []]);
    app.clock.advance(4 * 86_400);
    await runDaily();
    await runDaily();
    const plain = (texts: string[]) => texts.map((text) => text.replace(/[\u2066-\u2069]/g, ''));
    expect(plain(await subjects(hr))).toEqual(['The API key mine expires soon']);
    expect(plain(await subjects(boss))).toEqual(['يقترب انتهاء مفتاح الواجهة البرمجية weekly']);
  });
});

const runDaily = () => app.get(WarnOfExpiry).execute();
