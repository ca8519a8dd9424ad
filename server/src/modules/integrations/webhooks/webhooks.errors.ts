import { defineError } from '../../../platform/errors';

export class WebhookNotFound extends defineError('WEBHOOK_NOT_FOUND', 'not-found') {}
export class WebhookDeliveryNotFound extends defineError('WEBHOOK_DELIVERY_NOT_FOUND', 'not-found') {}
/** So many endpoints are enough for one assessment, and for one owner. */
export class TooManyWebhooks extends defineError<{ max: number }>('TOO_MANY_WEBHOOKS', 'conflict') {}
/** The one for callbacks has no address and no events of its own that could be changed or tried. */
export class WebhookWithoutAddress extends defineError('WEBHOOK_WITHOUT_ADDRESS', 'conflict') {}
/** Sending again needs an endpoint that is switched on. */
export class WebhookSwitchedOff extends defineError('WEBHOOK_SWITCHED_OFF', 'conflict') {}
