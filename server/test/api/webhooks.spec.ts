import { HostResolver } from '../../src/platform/network';
import type { CreateWebhookInput } from '../generated/graphql';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { anAssessment } from '../kit/builders/assessments';
import { ALL_EVENTS, webhooks } from '../kit/builders/webhooks';

const PUBLIC = '93.184.216.34';
const URL = 'https://hooks.mizan.app/in';

let app: TestApp;
let owner: SignedIn;
let lookUp: jest.SpiedFunction<HostResolver['addressesOf']>;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_WEBHOOK_ALLOWED_RANGES: '10.20.0.0/16' });
  lookUp = jest.spyOn(app.get(HostResolver), 'addressesOf');
});
afterAll(() => app.close());
beforeEach(async () => {
  lookUp.mockResolvedValue([PUBLIC]);
  owner = await app.as.hr();
});

const refusalOf = async (input: Partial<CreateWebhookInput> & { url: string }) => {
  const { errors } = await webhooks.ask(owner, { events: ['INVITED'], ...input });
  const fields = (errors[0]?.extensions.params.fields ?? []) as { path: string; rule: string }[];
  return fields.map(({ path, rule }) => `${path}: ${rule}`);
};

const list = (client: SignedIn, assessmentId?: string) =>
  client.data(graphql(`query Webhooks_webhookEndpoints($a: ID) { webhookEndpoints(assessmentId: $a) { id } }`), {
    a: assessmentId,
  });

describe('createWebhookEndpoint.works', () => {
  it('for all of an owner, and for one assessment', async () => {
    const { id: assessmentId } = await anAssessment(app, owner.user);
    const all = await webhooks.create(owner, { url: URL });
    const one = await webhooks.create(owner, { url: ` ${URL} `, assessmentId, events: ['MARKED'] });
    expect(all).toMatchObject({ url: URL, assessmentId: null, events: ALL_EVENTS, isEnabled: true });
    expect(one).toMatchObject({ url: URL, assessmentId, events: ['MARKED'], failingSince: null });
    expect(await list(owner)).toEqual({ webhookEndpoints: [{ id: all.id }] });
    expect(await list(owner, assessmentId)).toEqual({ webhookEndpoints: [{ id: one.id }] });
  });

  it('for the owner of the assessment when an admin does it for them', async () => {
    const admin = await app.as.admin();
    const { id: assessmentId } = await anAssessment(app, owner.user);
    const { id } = await webhooks.create(admin, { url: URL, assessmentId });
    expect(await webhooks.one(owner, id)).toMatchObject({ id });
    expect(await list(admin)).toEqual({ webhookEndpoints: [] });
  });

  it.each([
    'https://hooks.mizan.app:8443/in',
    `https://${PUBLIC}/in`,
    'http://10.20.1.2:3000/in',
    'https://10.20.255.255:1/',
  ])('takes %s', async (url) => expect((await webhooks.create(owner, { url })).url).toBe(url));

  it('takes a name on trust that cannot be looked up for now', async () => {
    lookUp.mockRejectedValue(Object.assign(new Error(), { code: 'EAI_AGAIN' }));
    expect((await webhooks.create(owner, { url: URL })).url).toBe(URL);
    expect(await refusalOf({ url: 'https://db.corp.internal/' })).toEqual(['url: private-address']);
    expect(await refusalOf({ url: 'http://hooks.mizan.app/' })).toEqual(['url: https']);
  });
});

describe('createWebhookEndpoint.refuses', () => {
  it.each([
    ['hooks', 'url'],
    ['ftp://hooks.mizan.app/', 'url'],
    ['http://hooks.mizan.app/', 'https'],
    ['https://user:secret@hooks.mizan.app/', 'credentials'],
    ['https://hooks.mizan.app:22/', 'port'],
    ['https://127.0.0.1/', 'private-address'],
    ['https://2130706433/', 'private-address'],
    ['https://0x7f.1/', 'private-address'],
    ['https://0.0.0.0/', 'private-address'],
    ['https://10.1.2.3/', 'private-address'],
    ['http://10.21.0.1/', 'private-address'],
    ['https://169.254.169.254/latest/meta-data', 'private-address'],
    ['https://[::1]/', 'private-address'],
    ['https://[::ffff:10.0.0.1]/', 'private-address'],
    ['https://[64:ff9b::a00:1]/', 'private-address'],
  ])('%s: %s', async (url, rule) => expect(await refusalOf({ url })).toEqual([`url: ${rule}`]));

  it.each([['127.0.0.1'], ['::1'], ['10.0.0.1', PUBLIC], [PUBLIC, 'fd00::1']])(
    'a name that stands for %s',
    async (...addresses) => {
      lookUp.mockResolvedValue(addresses);
      expect(await refusalOf({ url: URL })).toEqual(['url: private-address']);
    },
  );

  it('a name that nobody has', async () => {
    lookUp.mockRejectedValue(Object.assign(new Error(), { code: 'ENOTFOUND' }));
    expect(await refusalOf({ url: URL })).toEqual(['url: unknown-host']);
  });

  it('no event, and one twice', async () => {
    expect(await refusalOf({ url: URL, events: [] })).toEqual(['events: required']);
    expect(await refusalOf({ url: URL, events: ['MARKED', 'MARKED'] })).toEqual(['events: array-unique']);
  });

  race('the eleventh, also of two at once', async () => {
    for (let count = 0; count < 9; count += 1) await webhooks.create(owner, { url: URL });
    const input = { url: URL, events: ['INVITED' as const] };
    const both = await Promise.all([webhooks.ask(owner, input), webhooks.ask(owner, input)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['TOO_MANY_WEBHOOKS', undefined]);
  });
});

describe('updateWebhookEndpoint', () => {
  it('changes what is given, and looks at a new address only', async () => {
    const { id } = await webhooks.create(owner, { url: URL });
    lookUp.mockRejectedValue(Object.assign(new Error(), { code: 'ENOTFOUND' }));
    expect(await webhooks.update(owner, { id, url: URL, isEnabled: false })).toMatchObject({
      url: URL,
      isEnabled: false,
      events: ALL_EVENTS,
    });
    const input = { id, url: 'https://127.0.0.1/' };
    const document = graphql(`
      mutation Webhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {
        updateWebhookEndpoint(input: $input) { webhookEndpoint { id } }
      }
    `);
    expect((await owner.graphql(document, { input })).code).toBe('INVALID_INPUT');
    expect(await webhooks.update(owner, { id, events: ['STARTED'] })).toMatchObject({ events: ['STARTED'], url: URL });
  });
});

describe('deleteWebhookEndpoint', () => {
  it('takes the log along', async () => {
    const { id } = await webhooks.create(owner, { url: URL });
    await webhooks.test(owner, id);
    expect(
      await owner.data(
        graphql(`
          mutation Webhooks_deleteWebhookEndpoint($id: ID!) {
            deleteWebhookEndpoint(input: { id: $id }) { webhookEndpointId }
          }
        `),
        {
          id,
        },
      ),
    ).toEqual({
      deleteWebhookEndpoint: { webhookEndpointId: id },
    });
    expect(await list(owner)).toEqual({ webhookEndpoints: [] });
    expect(await app.dataSource.query('select from webhook_deliveries where endpoint_id = $1', [id])).toEqual([]);
  });
});

describe('the delivery log', () => {
  it('comes page by page, the newest first, and by status', async () => {
    const { id } = await webhooks.create(owner, { url: URL });
    for (let count = 0; count < 3; count += 1) {
      await webhooks.test(owner, id);
      app.clock.advance(1);
    }
    const document = graphql(`
      query Webhooks_webhookDeliveries($id: ID!, $after: String) {
        webhookDeliveries(endpointId: $id, first: 2, after: $after) {
          totalCount
          pageInfo { hasNextPage endCursor }
          edges { node { createdAt } }
        }
      }
    `);
    const first = await owner.data(document, { id });
    expect(first.webhookDeliveries).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const after = first.webhookDeliveries.pageInfo.endCursor;
    const second = await owner.data(document, { id, after });
    expect(second.webhookDeliveries.edges).toHaveLength(1);
    expect(await webhooks.log(owner, id, 'PENDING')).toHaveLength(3);
    expect(await webhooks.log(owner, id, 'DELIVERED')).toEqual([]);
  });

  it('is not made longer than thirty tests a minute', async () => {
    const { id } = await webhooks.create(owner, { url: URL });
    for (let count = 0; count < 30; count += 1) await webhooks.test(owner, id);
    const answer = await owner.graphql(
      graphql(`
        mutation Webhooks_testWebhookEndpoint($id: ID!) {
          testWebhookEndpoint(input: { id: $id }) { delivery { id } }
        }
      `),
      {
        id,
      },
    );
    expect(answer.code).toBe('RATE_LIMITED');
  });
});

describe('the audit log', () => {
  it('knows who changed a webhook and who looked at its secret, but not the keys in its address', async () => {
    const { id } = await webhooks.create(owner, { url: `${URL}?key=geheim` });
    await webhooks.secret(owner, id);
    const rows = await app.dataSource.query<{ action: string; object_label: string }[]>(
      'select action, object_label from audit_entries where object_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([
      { action: 'webhook.create', object_label: `${URL}?…` },
      { action: 'webhook.reveal-secret', object_label: `${URL}?…` },
    ]);
  });
});
