import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Upload } from '../../../platform/graphql';
import type { UploadedFile } from '../../../platform/graphql';
import { FaceHint } from './proctor-snapshot.entity';

registerEnumType(FaceHint, {
  name: 'FaceHint',
  description: 'Guessed on the candidate’s device; UNKNOWN where it could not look.',
});

// Without class-validator, whose copy of the input would not carry the file; the operation checks the rest by hand.

@InputType()
export class UploadSnapshotInput {
  @Field(() => ID)
  pageId: string;

  @Field(() => ID, { description: 'As the pulse named it; sending it again changes nothing.' })
  snapshotId: string;

  @Field(() => Date, { description: 'By the server’s clock, as the page keeps it.' })
  takenAt: Date;

  @Field(() => FaceHint)
  faces: FaceHint;

  @Field(() => Upload, { description: 'A JPEG of at most 250 KB (256,000 bytes).' })
  file: UploadedFile;
}

@ObjectType('UploadSnapshotPayload')
export class UploadedSnapshotNode {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  serverNow: Date;
}
