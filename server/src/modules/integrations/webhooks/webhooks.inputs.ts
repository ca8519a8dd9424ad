import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayNotEmpty, ArrayUnique, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageArgs, SingleLine, UrlScalar } from '../../../platform/graphql';
import { DeliveryStatus } from './webhook-delivery.entity';
import { WebhookEvent } from './webhook-event';

const MAX_URL_LENGTH = 500;
const MOST_OVERLAP_HOURS = 168;

@InputType()
export class CreateWebhookInput {
  @Field(() => ID, { nullable: true, description: "Left out: all assessments of the viewer's own." })
  assessmentId?: string | null;

  @Field(() => UrlScalar, { description: 'https, on port 443 or 8443, of a host in the internet.' })
  @SingleLine(MAX_URL_LENGTH)
  url: string;

  @Field(() => [WebhookEvent], { description: 'At least one; the endpoint is told of these and no others.' })
  @ArrayNotEmpty()
  @ArrayUnique()
  events: WebhookEvent[];
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => ID)
  id: string;

  @Field(() => UrlScalar, { nullable: true, description: 'By the same rules as a new one.' })
  @IsOptional()
  @SingleLine(MAX_URL_LENGTH)
  url?: string | null;

  @Field(() => [WebhookEvent], { nullable: true, description: 'The events from now on, in place of the ones before.' })
  @IsOptional()
  @ArrayNotEmpty()
  @ArrayUnique()
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Switching it on forgets past failures.' })
  isEnabled?: boolean | null;
}

@InputType()
export class WebhookEndpointIdInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class WebhookDeliveryIdInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class RotateWebhookSecretInput {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { defaultValue: 24, description: 'Hours for which the old secret signs as well, 0 to 168.' })
  @IsInt()
  @Min(0)
  @Max(MOST_OVERLAP_HOURS)
  overlapHours: number;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: 'Whose log.' })
  endpointId: string;

  @Field(() => DeliveryStatus, { nullable: true })
  status?: DeliveryStatus | null;
}
