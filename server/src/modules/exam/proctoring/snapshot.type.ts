import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { UploadedSnapshot } from './take-snapshot';

@ObjectType('UploadSnapshotPayload')
export class UploadedSnapshotNode implements UploadedSnapshot {
  @Field(() => ID)
  id: string;

  @Field(() => Date, {
    description:
      "The server's clock at the moment of the answer: count down from the difference to it, not from your own.",
  })
  serverNow: Date;
}
