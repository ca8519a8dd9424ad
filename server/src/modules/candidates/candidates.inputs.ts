import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Upload } from '../../platform/graphql';
import type { UploadedFile } from '../../platform/graphql';
import { TextEncodingEnum } from './candidate-list.type';
import type { TextEncoding } from './list/decode-text';

const COUNTRY_WORDS =
  'As ISO 3166-1 names it, such as SA: whose numbers these are when they carry no country code. They are kept as they stand when left out.';

// Checked by the operation itself: thousands of rows are judged by the same rules as a preview, not one by one by decorators.

@InputType()
export class CandidateInput {
  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: '8 to 15 digits; spaces, dashes and Arabic digits are fine.' })
  phone: string;
}

@InputType()
export class PreviewCandidateTextInput {
  @Field(() => ID)
  assessmentId: string;

  @Field(() => String, { description: 'One candidate a line: name, e-mail and phone in any order.' })
  text: string;

  @Field(() => String, { nullable: true, description: COUNTRY_WORDS })
  country?: string | null;
}

// Without class-validator, whose copy of the input would not carry the file.
@InputType()
export class PreviewCandidateFileInput {
  @Field(() => ID)
  assessmentId: string;

  @Field(() => Upload, { description: '.xlsx, .csv, .tsv or .txt, at most 250 KB (256,000 bytes).' })
  file: UploadedFile;

  @Field(() => TextEncodingEnum, { nullable: true, description: 'Of a text; recognised when left out.' })
  encoding?: TextEncoding | null;

  @Field(() => String, { nullable: true, description: COUNTRY_WORDS })
  country?: string | null;
}

@InputType()
export class PreviewCandidateRowsInput {
  @Field(() => ID)
  assessmentId: string;

  @Field(() => [CandidateInput])
  candidates: CandidateInput[];

  @Field(() => String, { nullable: true, description: COUNTRY_WORDS })
  country?: string | null;
}

@InputType()
export class InviteCandidatesInput {
  @Field(() => ID)
  assessmentId: string;

  @Field(() => [CandidateInput], { description: 'At most 5,000.' })
  candidates: CandidateInput[];

  @Field(() => Int, {
    nullable: true,
    description: "From 0 to 900; 50 gives everybody half as much time again. The assessment's default when left out.",
  })
  extraTimePercent?: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Not to be begun before then, nor before the assessment opens; as soon as that is open when left out.',
  })
  opensAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'To be begun before then; whenever it is open when left out.' })
  expiresAt?: Date | null;
}
