import { Field, ID, InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { SingleLine, UrlScalar } from '../../../platform/graphql';
import { TrackingSystem } from './tracking-system';

const MAX_CREDENTIAL = 500;
const MAX_URL = 500;

@InputType({ description: 'Which system, and how we call it back.' })
export class ConnectTrackingSystemInput {
  @Field(() => TrackingSystem)
  system: TrackingSystem;

  @Field(() => String, { description: 'The API key that the system gave you for calls back to it; stored sealed.' })
  @SingleLine(MAX_CREDENTIAL)
  credential: string;

  @Field(() => UrlScalar, { nullable: true, description: 'Another address to be told at than its usual one.' })
  @IsOptional()
  @SingleLine(MAX_URL)
  address?: string | null;
}

@InputType()
export class TrackingConnectionIdInput {
  @Field(() => ID, { description: 'Of a connection that `trackingConnections` lists.' })
  id: string;
}
