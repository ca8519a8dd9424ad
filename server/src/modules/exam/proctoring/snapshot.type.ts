import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ServerNowField } from '../attempt';
import type { UploadedSnapshot } from './take-snapshot';

@ObjectType('UploadSnapshotPayload')
export class UploadedSnapshotNode implements UploadedSnapshot {
  @Field(() => ID)
  id: string;

  @ServerNowField()
  serverNow: Date;
}
