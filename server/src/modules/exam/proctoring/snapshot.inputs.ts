import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
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
  @Field(() => ID, { description: 'A UUID that the exam page makes for itself and keeps over reloads.' })
  pageId: string;

  @Field(() => ID, { description: 'As the pulse named it; sending it again changes nothing.' })
  snapshotId: string;

  @Field(() => Date, { description: 'By the server’s clock, as the page keeps it.' })
  takenAt: Date;

  @Field(() => FaceHint, { description: 'How many faces the page saw.' })
  faces: FaceHint;

  @Field(() => Upload, { description: 'A JPEG of at most 250 KB (256,000 bytes).' })
  file: UploadedFile;
}
