import { Field, InputType } from '@nestjs/graphql';
import { Upload } from '../../../../platform/graphql';
import type { UploadedFile } from '../../../../platform/graphql';

// Without class-validator, whose copy of the input would not carry the file.

@InputType()
export class UnsentAnswersInput {
  @Field(() => Upload, { description: 'As the exam page wrote it; at most 250 KB (256,000 bytes).' })
  file: UploadedFile;
}
