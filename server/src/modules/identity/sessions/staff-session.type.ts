import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('StaffSession')
export class StaffSessionNode {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Browser and system, such as "Chrome 141 · Windows"; empty when unknown.' })
  device: string;

  @Field(() => String, { nullable: true })
  ip: string | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  lastUsedAt: Date;

  @Field(() => Boolean)
  isCurrent: boolean;
}
