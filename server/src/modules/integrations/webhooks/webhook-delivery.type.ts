import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Connection, UrlScalar } from '../../../platform/graphql';
import { TryFailure, TryOutcome } from './webhook-try.entity';
import { DeliveryStatus } from './webhook-delivery.entity';

registerEnumType(DeliveryStatus, {
  name: 'WebhookDeliveryStatus',
  description: 'PENDING: tried again at `nextTryAt`. CANCELLED: switched off before it arrived.',
});
registerEnumType(TryOutcome, {
  name: 'WebhookTryOutcome',
  description:
    'DELIVERED: answered with 2xx. REFUSED: with something else. REDIRECTED: with 3xx, which is not followed. GONE: with 410. ' +
    'TIMED_OUT, UNREACHABLE: no answer. INSECURE: no valid certificate. BLOCKED: the address leads where webhooks may not go.',
});

registerEnumType(TryFailure, {
  name: 'WebhookTryFailure',
  description: 'Why nothing was answered.',
  valuesMap: {
    UNKNOWN_HOST: { description: 'The name could not be looked up.' },
    CONNECTION_REFUSED: { description: 'Nobody listens there.' },
    NO_CONNECTION: { description: 'No connection came about.' },
    HUNG_UP: { description: 'The receiver closed the connection before it answered.' },
    NO_HANDSHAKE: { description: 'Connected, but TLS was not agreed on in time.' },
    NO_ANSWER: { description: 'The message went out, and no whole answer came in time.' },
    SELF_SIGNED: { description: 'The certificate is signed by itself.' },
    UNKNOWN_ISSUER: { description: 'The certificate comes from nobody who is trusted, or its chain is not whole.' },
    WRONG_HOST: { description: 'The certificate is for another host name.' },
    HANDSHAKE_FAILED: { description: 'No TLS could be agreed on, such as with a receiver that speaks plain http.' },
  },
});

@ObjectType('WebhookHeader', { description: 'One header of a request or an answer.' })
export class WebhookHeaderNode {
  @Field(() => String, { description: 'In lower case.' })
  name: string;

  @Field(() => String, { description: 'As sent or received, at most 300 characters.' })
  value: string;
}

@ObjectType('WebhookTry', { description: 'One try of a delivery. Secrets and signatures are left out.' })
export class WebhookTryNode {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'From 1.' })
  number: number;

  @Field(() => Date, { description: 'When the try began.' })
  at: Date;

  @Field(() => Int, { description: 'Milliseconds until the answer was there, or given up.' })
  durationMs: number;

  @Field(() => TryOutcome, { description: 'DELIVERED for 2xx; all others are failures.' })
  outcome: TryOutcome;

  @Field(() => TryFailure, {
    nullable: true,
    description: 'Null when something was answered, and when the address is blocked.',
  })
  failure: TryFailure | null;

  @Field(() => Int, { nullable: true, description: 'Null when nothing was answered.' })
  responseStatus: number | null;

  @Field(() => UrlScalar, { description: 'Without the values of its query.' })
  url: string;

  @Field(() => [WebhookHeaderNode], { description: 'As they were sent, without the signatures.' })
  requestHeaders: WebhookHeaderNode[];

  @Field(() => [WebhookHeaderNode], { description: 'Only those that help to find a fault.' })
  responseHeaders: WebhookHeaderNode[];

  @Field(() => String, { nullable: true, description: 'At most 4,000 characters.' })
  responseBody: string | null;

  @Field(() => Boolean, { description: 'Whether there was more of the body.' })
  isResponseCut: boolean;
}

@ObjectType('WebhookDelivery', { description: 'One message on its way to one webhook.' })
export class WebhookDeliveryNode {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'The `webhook-id`: the same at every try, so that receivers can tell repeats.' })
  messageId: string;

  @Field(() => String, { description: 'Such as `attempt.submitted`.' })
  type: string;

  @Field(() => String, { description: 'What is sent, as JSON.' })
  body: string;

  @Field(() => DeliveryStatus)
  status: DeliveryStatus;

  @Field(() => Date, { description: 'When the event became a message for this endpoint.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Null when nothing more is tried.' })
  nextTryAt: Date | null;

  @Field(() => Int, { description: 'How often it was tried.' })
  tryCount: number;

  @Field(() => [WebhookTryNode], { description: 'The newest first; at most 50.' })
  tries: WebhookTryNode[];
}

@ObjectType('WebhookDeliveryConnection')
export class WebhookDeliveryConnection extends Connection(WebhookDeliveryNode, 'WebhookDelivery') {}
