import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { ContentLanguage, EmailAddressScalar, Upload, UrlScalar } from '../../platform/graphql';
import type { UploadedFile } from '../../platform/graphql';
import { TextEncodingEnum } from './candidate-list.type';
import type { TextEncoding } from './list/decode-text';

const COUNTRY_WORDS =
  'As ISO 3166-1 names it, such as SA: whose numbers these are when they carry no country code. They are kept as they stand when left out.';

// Checked by the operation itself: thousands of rows are judged by the same rules as a preview, not one by one by decorators.

@InputType()
export class CandidateInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  firstName: string;

  @Field(() => String, { description: 'At most 100 characters; may be empty.' })
  lastName: string;

  @Field(() => EmailAddressScalar, {
    description: 'At most 254 characters. Who is known by it already is invited as the same candidate.',
  })
  email: string;

  @Field(() => String, { description: '8 to 15 digits; spaces, dashes and Arabic digits are fine.' })
  phone: string;

  @Field(() => ContentLanguage, { nullable: true, description: 'That of the assessment when left out.' })
  language?: ContentLanguage | null;
}

@InputType()
export class PreviewCandidateTextInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => String, { description: 'One candidate a line: name, e-mail and phone in any order.' })
  text: string;

  @Field(() => String, { nullable: true, description: COUNTRY_WORDS })
  country?: string | null;
}

// Without class-validator, whose copy of the input would not carry the file.
@InputType()
export class PreviewCandidateFileInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
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
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => [CandidateInput])
  candidates: CandidateInput[];

  @Field(() => String, { nullable: true, description: COUNTRY_WORDS })
  country?: string | null;
}

/** What to do about those on a list who cannot be invited. */
export const OnProblem = { REFUSE: 'refuse', SKIP: 'skip' } as const;
export type OnProblem = (typeof OnProblem)[keyof typeof OnProblem];
registerEnumType(OnProblem, {
  name: 'OnProblem',
  description: 'REFUSE: nobody is invited. SKIP: the others are, and `skipped` says who was not and why.',
});

@InputType({ description: 'An e-mail and one name are enough for an API key; the console asks for a phone as well.' })
export class InviteeInput {
  @Field(() => String)
  firstName: string;

  @Field(() => String, { nullable: true, description: 'Left out for people of one name.' })
  lastName?: string | null;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: '8 to 15 digits; spaces, dashes and Arabic digits are fine. Left out only by an API key.',
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What you call this invitation, at most 200 characters: found by `invitationByExternalId`, and told with every ' +
      'webhook and result. Once among the invitations of a user that are not cancelled.',
  })
  externalId?: string | null;

  @Field(() => ContentLanguage, {
    nullable: true,
    description: 'Of the mail and of the exam page; that of the assessment when left out.',
  })
  language?: ContentLanguage | null;

  @Field(() => Int, { nullable: true, description: 'Theirs, instead of the one for all on the list.' })
  extraTimePercent?: number | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'Told of this invitation alone, like a webhook and with the secret of `prepareCallbacks`.',
  })
  callbackUrl?: string | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'An https address to which the candidate goes after the exam, instead of that of the assessment.',
  })
  returnUrl?: string | null;
}

@InputType()
export class InviteCandidatesInput {
  @Field(() => ID, { description: 'Of a published, active assessment in scope.' })
  assessmentId: string;

  @Field(() => [InviteeInput], { description: 'At most 5,000.' })
  candidates: InviteeInput[];

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'False: we write nothing to them until a person sends again or issues a new link; give them `examUrl` yourself.',
  })
  sendMail?: boolean;

  @Field(() => OnProblem, {
    defaultValue: OnProblem.REFUSE,
    description: 'What becomes of the list when somebody on it cannot be invited.',
  })
  onProblem?: OnProblem;

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
