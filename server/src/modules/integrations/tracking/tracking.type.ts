import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';
import { TrackingSystem } from './tracking-system';
import type {
  TrackingAddress,
  AnsweredTrackingCall,
  ShownConnection,
  ConnectedTrackingSystem,
} from './shown-connection';

registerEnumType(TrackingSystem, {
  name: 'TrackingSystem',
  description: 'An applicant tracking system that can order assessments.',
  valuesMap: {
    GREENHOUSE: { description: 'By its Assessment Partner API.' },
    ASHBY: { description: 'By its Assessments framework.' },
  },
});

@ObjectType('TrackingAddress', { description: 'An address to be entered in the tracking system.' })
export class TrackingAddressNode implements TrackingAddress {
  @Field(() => String, { description: 'As the system itself calls it, such as `send_test`.' })
  name: string;

  @Field(() => UrlScalar, { description: 'What it calls.' })
  url: string;
}

@ObjectType('TrackingCall', { description: 'One call of a tracking system; calls are kept for 30 days.' })
export class TrackingCallNode implements AnsweredTrackingCall {
  @Field(() => ID)
  id: string;

  @Field(() => Date, { description: 'When it was answered.' })
  at: Date;

  @Field(() => String, { description: 'What it called, such as `send_test`.' })
  name: string;

  @Field(() => Int, { description: 'The HTTP status of the answer.' })
  status: number;

  @Field(() => String, { nullable: true, description: 'What was wrong; null when nothing was.' })
  problem: string | null;
}

@ObjectType('TrackingConnection', { description: 'An applicant tracking system that orders assessments.' })
export class TrackingConnectionNode implements ShownConnection {
  @Field(() => ID)
  id: string;

  @Field(() => TrackingSystem)
  system: TrackingSystem;

  @Field(() => String, { description: 'Beginning and end of the key with which it calls.' })
  keyHint: string;

  @Field(() => Boolean, { description: 'False once that key was revoked or has expired: connect it anew.' })
  isKeyLive: boolean;

  @Field(() => Date, { nullable: true, description: 'Null: never.' })
  lastCalledAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it last took what it was told. Null: never.' })
  lastToldAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Since when it takes nothing that it is told; null: it does.' })
  failingSince: Date | null;

  @Field(() => UrlScalar, { nullable: true, description: 'Where it is told instead of its usual address.' })
  address: string | null;

  @Field(() => [TrackingAddressNode], {
    description: 'To be entered there; the key is the user name, without a password.',
  })
  addresses: TrackingAddressNode[];

  @Field(() => [TrackingCallNode], { description: 'The last 20, the newest first.' })
  calls: TrackingCallNode[];

  @Field(() => ID, { description: 'Whose `webhookDeliveries` are what the system was told.' })
  webhookEndpointId: string;

  @Field(() => Date, { description: 'When it was connected.' })
  createdAt: Date;
}

@ObjectType('ConnectTrackingSystemPayload', { description: 'The only answer that holds the key.' })
export class ConnectTrackingSystemPayload implements ConnectedTrackingSystem {
  @Field(() => String, { description: 'The key with which the system calls: its user name, without a password.' })
  secret: string;

  @Field(() => [TrackingConnectionNode], { description: 'As `trackingConnections` lists them from now on.' })
  trackingConnections: TrackingConnectionNode[];
}
