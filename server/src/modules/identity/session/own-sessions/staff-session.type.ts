import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { StaffSession } from './staff-sessions.service';

@ObjectType('StaffSession', { description: 'A place where the user is signed in.' })
export class StaffSessionNode implements StaffSession {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Browser and system, such as "Chrome 141 · Windows"; empty when unknown.' })
  device: string;

  @Field(() => String, { nullable: true, description: 'Internet address of the call.' })
  ip: string | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  lastUsedAt: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent: boolean;
}
