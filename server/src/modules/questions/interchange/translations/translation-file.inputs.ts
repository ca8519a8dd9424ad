import { Field, ID, InputType } from '@nestjs/graphql';
import { Upload } from '../../../../platform/graphql';
import type { UploadedFile } from '../../../../platform/graphql';

// Without class-validator, whose copy of the input would not carry the file.
@InputType({ description: 'What a translator sent back: XLIFF 2, or a spreadsheet with a column for each language.' })
export class TranslationFileInput {
  @Field(() => Upload, { nullable: true, description: 'At most 250 KB (256,000 bytes); a larger one comes in parts.' })
  file?: UploadedFile | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Instead of `file`: a finished upload in parts of the purpose QUESTION_BANK, at most 20 MB.',
  })
  uploadId?: string | null;
}
