import { Deliver } from '../../../src/modules/integrations/webhooks/deliver';
import type { ApiClient } from '../api-client';
import type { TestApp } from '../app';

export const ALL_EVENTS = [
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

export interface EndpointAnswer {
  id: string;
  assessmentId: string | null;
  url: string;
  events: string[];
  isEnabled: boolean;
  disabledBecause: string | null;
  failingSince: string | null;
  lastDeliveredAt: string | null;
  previousSecretUntil: string | null;
}

export interface DeliveryAnswer {
  id: string;
  messageId: string;
  type: string;
  body: string;
  status: string;
  nextAttemptAt: string | null;
  attemptCount: number;
  attempts: {
    number: number;
    at: string;
    durationMs: number;
    outcome: string;
    failure: string | null;
    responseStatus: number | null;
    url: string;
    requestHeaders: { name: string; value: string }[];
    responseHeaders: { name: string; value: string }[];
    responseBody: string | null;
    isResponseCut: boolean;
  }[];
}

const endpointFields = `id assessmentId url events isEnabled disabledBecause failingSince lastDeliveredAt previousSecretUntil`;
const deliveryFields = `id messageId type body status nextAttemptAt attemptCount
  attempts { number at durationMs outcome failure responseStatus url requestHeaders { name value } responseHeaders { name value }
    responseBody isResponseCut }`;

const create = `mutation ($input: CreateWebhookInput!) { createWebhookEndpoint(input: $input) { webhookEndpoint { ${endpointFields} } } }`;
const update = `mutation ($input: UpdateWebhookInput!) { updateWebhookEndpoint(input: $input) { webhookEndpoint { ${endpointFields} } } }`;
const one = `query ($id: ID!) { webhookEndpoint(id: $id) { ${endpointFields} } }`;
const log = `query ($endpointId: ID!, $status: WebhookDeliveryStatus) {
  webhookDeliveries(endpointId: $endpointId, status: $status, first: 100) { totalCount edges { node { ${deliveryFields} } } } }`;

/** Somebody's webhooks, through the API as a person or a program uses it. */
export const webhooks = {
  ask: (client: ApiClient, input: object) =>
    client.graphql<{ createWebhookEndpoint: { webhookEndpoint: EndpointAnswer } }>(create, { input }),

  async create(client: ApiClient, input: object): Promise<EndpointAnswer> {
    const given = { events: ALL_EVENTS, ...input };
    return (await client.data<{ createWebhookEndpoint: { webhookEndpoint: EndpointAnswer } }>(create, { input: given }))
      .createWebhookEndpoint.webhookEndpoint;
  },

  async update(client: ApiClient, input: object): Promise<EndpointAnswer> {
    return (await client.data<{ updateWebhookEndpoint: { webhookEndpoint: EndpointAnswer } }>(update, { input }))
      .updateWebhookEndpoint.webhookEndpoint;
  },

  async one(client: ApiClient, id: string): Promise<EndpointAnswer> {
    return (await client.data<{ webhookEndpoint: EndpointAnswer }>(one, { id })).webhookEndpoint;
  },

  async secret(client: ApiClient, id: string): Promise<string> {
    const document = 'mutation ($id: ID!) { revealWebhookSecret(input: { id: $id }) { secret } }';
    return (await client.data<{ revealWebhookSecret: { secret: string } }>(document, { id })).revealWebhookSecret
      .secret;
  },

  async log(client: ApiClient, endpointId: string, status?: string): Promise<DeliveryAnswer[]> {
    const { webhookDeliveries: page } = await client.data<{
      webhookDeliveries: { edges: { node: DeliveryAnswer }[] };
    }>(log, { endpointId, status });
    return page.edges.map(({ node }) => node);
  },

  async test(client: ApiClient, id: string): Promise<void> {
    await client.data('mutation ($id: ID!) { testWebhookEndpoint(input: { id: $id }) { delivery { id status } } }', {
      id,
    });
  },

  async replay(client: ApiClient, id: string): Promise<void> {
    await client.data('mutation ($id: ID!) { replayWebhookDelivery(input: { id: $id }) { delivery { id status } } }', {
      id,
    });
  },
};

/** Works off the queue and what was sent beside it. */
export async function deliverAll(app: TestApp): Promise<void> {
  await app.runJobs();
  await app.get(Deliver).idle();
}
