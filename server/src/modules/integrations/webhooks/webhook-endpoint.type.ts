import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';
import { DisabledBecause } from './webhook-endpoint.entity';
import { WebhookEvent } from './webhook-event';

registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What a webhook can be told of; docs/webhooks.md names the `type` of each on the wire.',
});
registerEnumType(DisabledBecause, {
  name: 'WebhookDisabledBecause',
  description: 'GONE: the receiver answered 410. FAILING: nothing has come through for a day.',
});

@ObjectType('WebhookEndpoint', { description: 'An address of another system that is told what happens.' })
export class WebhookEndpointNode {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { nullable: true, description: 'Null: told of all assessments of its owner.' })
  assessmentId: string | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'Where messages are sent. Null of the one for callbacks: each invitation names its own.',
  })
  url: string | null;

  @Field(() => [WebhookEvent], { description: 'What it is told of.' })
  events: WebhookEvent[];

  @Field(() => Boolean, { description: 'Whether anything is sent.' })
  isEnabled: boolean;

  @Field(() => DisabledBecause, { nullable: true, description: 'Null when a person has switched it off.' })
  disabledBecause: DisabledBecause | null;

  @Field(() => Date, { nullable: true, description: 'The first failure since something last came through.' })
  failingSince: Date | null;

  @Field(() => Date, { nullable: true, description: 'Null when nothing has come through yet.' })
  lastDeliveredAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until then secrets before the present one sign as well; it may have passed.',
  })
  previousSecretUntil: Date | null;

  @Field(() => Date)
  createdAt: Date;
}
