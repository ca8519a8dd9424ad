import { array, object, string } from 'yup';
import type { WebhookEvent } from '../../graphql/schema-generated';
import type { Webhook_EndpointFragment } from './webhooks-generated';
import { ruleMessage } from '../../lib/forms/field-message';

const MOST_LETTERS = 500;

/** In the order in which they happen. */
export const WEBHOOK_EVENTS = [
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
] as const satisfies readonly WebhookEvent[];

export interface WebhookDraft {
  url: string;
  events: WebhookEvent[];
}

function isWebAddress(typed: string | undefined): boolean {
  const text = typed?.trim() ?? '';
  return text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}

/** The server looks closer: at what the name stands for, and at the port. */
export const webhookSchema = object({
  url: string()
    .trim()
    .required(ruleMessage('required'))
    .max(MOST_LETTERS, ruleMessage('max-length', { max: MOST_LETTERS }))
    .test('address', ruleMessage('url'), isWebAddress),
  events: array().min(1, ruleMessage('required')),
});

/** A new one is told of what most people want to hear. */
export const webhookDraftOf = (endpoint: Webhook_EndpointFragment | null): WebhookDraft => ({
  url: endpoint?.url ?? '',
  events: endpoint ? [...endpoint.events] : ['SUBMITTED', 'MARKED'],
});

export const eventsInOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  WEBHOOK_EVENTS.filter((event) => events.includes(event));
