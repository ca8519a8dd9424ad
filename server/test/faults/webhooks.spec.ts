import { Webhook } from 'standardwebhooks';
import { Receiver } from '../kit/receiver';
import { call, inviteCandidates, signIn } from './api';
import { Rig, until } from './rig';
import { graphql } from '../kit/graphql';
import type { TypedDocumentString } from '../kit/graphql';

const MESSAGES = 40;
/** A sweep comes each minute, and takes what is older than half a minute. */
const PATIENCE_MS = 150_000;

describe('kill -9 between a change and its webhook', () => {
  const receiver = new Receiver();
  const rig = new Rig({ MIZAN_WEBHOOK_ALLOWED_RANGES: '127.0.0.1' });
  let secret: string;

  jest.setTimeout(1_800_000);
  beforeAll(async () => {
    await rig.open();
    const url = await receiver.open();
    const cookie = await signIn(rig.origin, rig.admin);
    const staff = async <Data, Variables extends object>(
      query: TypedDocumentString<Data, Variables>,
      variables: NoInfer<Variables>,
    ) => (await call(rig.origin, { cookie }, query, variables)).data!;
    const create = graphql(`
      mutation FaultsWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {
        createWebhookEndpoint(input: $input) { webhookEndpoint { id } }
      }
    `);
    const { createWebhookEndpoint } = await staff(create, {
      input: { url, events: ['INVITED'] },
    });
    const reveal = graphql(`
      mutation FaultsWebhooks_revealWebhookSecret($id: ID!) {
        revealWebhookSecret(input: { id: $id }) { secret }
      }
    `);
    secret = (await staff(reveal, createWebhookEndpoint.webhookEndpoint)).revealWebhookSecret.secret;
  });
  afterAll(async () => {
    await rig.close();
    await receiver.close();
  });

  const idsSent = () => new Set(receiver.calls.map(({ headers }) => String(headers['webhook-id'])));

  const idsOfChanges = async () => {
    const rows = await rig.inDatabase((dataSource) =>
      dataSource.query<{ id: string }[]>(`select id from outbox_events where type = 'invitation.sent'`),
    );
    return new Set(rows.map(({ id }) => `msg_${id.replaceAll('-', '')}`));
  };

  it('loses none and invents none: as many ids as changes, each signed', async () => {
    await inviteCandidates(rig.origin, rig.admin, MESSAGES, 60);
    await rig.killServer();
    const before = idsSent().size;
    expect(before).toBeLessThan(MESSAGES);
    await rig.startServer();
    await until('every message is there', () => idsSent().size >= MESSAGES, PATIENCE_MS);
    expect(idsSent()).toEqual(await idsOfChanges());
    const webhook = new Webhook(secret);
    for (const { body, headers } of receiver.calls) {
      expect(webhook.verify(body, headers as Record<string, string>)).toMatchObject({ type: 'candidate.invited' });
    }
  });
});
