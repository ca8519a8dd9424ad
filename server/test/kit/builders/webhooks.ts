import { Deliver } from '../../../src/modules/integrations/webhooks/deliver';
import type { ApiClient } from '../api-client';
import type { TestApp } from '../app';
import type {
  CreateWebhookInput,
  UpdateWebhookInput,
  WebhookDeliveryStatus,
  WebhookEvent,
} from '../../generated/graphql';
import { graphql } from '../graphql';
import type { ResultOf } from '../graphql';

export const ALL_EVENTS: WebhookEvent[] = [
  'INVITED',
  'STARTED',
  'SUBMITTED',
  'MARKED',
  'RESULT_DELETED',
  'INVITATION_VIEWED',
  'INVITATION_EXPIRED',
  'INVITATION_REVOKED',
  'INVITATION_CANCELLED',
  'INTEGRITY_REVIEWED',
];

const endpointFields = graphql(`
  fragment KitWebhooks_endpointFields on WebhookEndpoint {
    id assessmentId url events isEnabled disabledBecause failingSince lastDeliveredAt previousSecretUntil
  }
`);
const deliveryFields = graphql(`
  fragment KitWebhooks_deliveryFields on WebhookDelivery {
    id messageId type body status nextTryAt tryCount
    tries {
      number at durationMs outcome failure responseStatus url
      requestHeaders { name value }
      responseHeaders { name value }
      responseBody isResponseCut
    }
  }
`);

const create = graphql(`
  mutation KitWebhooks_createWebhookEndpoint($input: CreateWebhookInput!) {
    createWebhookEndpoint(input: $input) { webhookEndpoint { ...KitWebhooks_endpointFields } }
  }
`);
const update = graphql(`
  mutation KitWebhooks_updateWebhookEndpoint($input: UpdateWebhookInput!) {
    updateWebhookEndpoint(input: $input) { webhookEndpoint { ...KitWebhooks_endpointFields } }
  }
`);
const one = graphql(`
  query KitWebhooks_webhookEndpoint($id: ID!) {
    webhookEndpoint(id: $id) { ...KitWebhooks_endpointFields }
  }
`);
const log = graphql(`
  query KitWebhooks_webhookDeliveries($endpointId: ID!, $status: WebhookDeliveryStatus) {
    webhookDeliveries(endpointId: $endpointId, status: $status, first: 100) {
      totalCount
      edges { node { ...KitWebhooks_deliveryFields } }
    }
  }
`);

export type EndpointAnswer = ResultOf<typeof endpointFields>;
export type DeliveryAnswer = ResultOf<typeof deliveryFields>;

/** Somebody's webhooks, through the API as a person or a program uses it. */
export const webhooks = {
  ask: (client: ApiClient, input: CreateWebhookInput) => client.graphql(create, { input }),

  async create(
    client: ApiClient,
    input: Partial<CreateWebhookInput> & Pick<CreateWebhookInput, 'url'>,
  ): Promise<EndpointAnswer> {
    const given = { events: ALL_EVENTS, ...input };
    return (await client.data(create, { input: given })).createWebhookEndpoint.webhookEndpoint;
  },

  async update(client: ApiClient, input: UpdateWebhookInput): Promise<EndpointAnswer> {
    return (await client.data(update, { input })).updateWebhookEndpoint.webhookEndpoint;
  },

  async one(client: ApiClient, id: string): Promise<EndpointAnswer> {
    return (await client.data(one, { id })).webhookEndpoint;
  },

  async secret(client: ApiClient, id: string): Promise<string> {
    const document = graphql(`
      mutation KitWebhooks_revealWebhookSecret($id: ID!) {
        revealWebhookSecret(input: { id: $id }) { secret }
      }
    `);
    return (await client.data(document, { id })).revealWebhookSecret.secret;
  },

  async log(client: ApiClient, endpointId: string, status?: WebhookDeliveryStatus): Promise<DeliveryAnswer[]> {
    const { webhookDeliveries: page } = await client.data(log, { endpointId, status });
    return page.edges.map(({ node }) => node);
  },

  async test(client: ApiClient, id: string): Promise<void> {
    await client.data(
      graphql(`
        mutation KitWebhooks_testWebhookEndpoint($id: ID!) {
          testWebhookEndpoint(input: { id: $id }) { delivery { id status } }
        }
      `),
      {
        id,
      },
    );
  },

  async replay(client: ApiClient, id: string): Promise<void> {
    await client.data(
      graphql(`
        mutation KitWebhooks_replayWebhookDelivery($id: ID!) {
          replayWebhookDelivery(input: { id: $id }) { delivery { id status } }
        }
      `),
      {
        id,
      },
    );
  },
};

/** Works off the queue and what was sent beside it. */
export async function deliverAll(app: TestApp): Promise<void> {
  await app.runJobs();
  await app.get(Deliver).idle();
}
