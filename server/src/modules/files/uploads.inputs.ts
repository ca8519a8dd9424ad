import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Upload } from '../../platform/graphql';
import type { UploadedFile } from '../../platform/graphql';
import { StaffFilePurpose } from './shown-file';

// Without class-validator, whose copy of the input would not carry the file; the operations check the rest by hand.

@InputType()
export class UploadFileInput {
  @Field(() => StaffFilePurpose)
  purpose: StaffFilePurpose;

  @Field(() => Upload, { description: 'At most 250 KB (256,000 bytes).' })
  file: UploadedFile;
}

@InputType()
export class StartUploadInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID of the sender’s choice: starting the same upload again tells what is there.',
  })
  uploadId?: string | null;

  @Field(() => StaffFilePurpose)
  purpose: StaffFilePurpose;

  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'MIME type, found in the bytes.' })
  contentType: string;

  @Field(() => Int, { description: 'All parts together.' })
  byteSize: number;
}

@InputType()
export class UploadPartInput {
  @Field(() => ID)
  uploadId: string;

  @Field(() => Int, { description: 'From 0; in any order, and sending one again changes nothing.' })
  index: number;

  @Field(() => Upload, { description: 'At most 250 KB (256,000 bytes).' })
  file: UploadedFile;
}

@InputType()
export class FinishUploadInput {
  @Field(() => ID)
  uploadId: string;
}
