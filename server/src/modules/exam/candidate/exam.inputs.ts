import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { ContentLanguage } from '../../../platform/graphql';
import { pageId } from '../attempt';

@InputType({ description: 'To what the candidate agreed, and in which language they read it.' })
export class ConsentInput {
  @Field(() => String, { description: 'Counted from 1; every change makes the next.' })
  @MaxLength(20)
  version: string;

  @Field(() => ContentLanguage)
  language: ContentLanguage;
}

@InputType()
export class StartAttemptInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;

  @Field(() => ConsentInput, {
    nullable: true,
    description: 'CONSENT_REQUIRED where pictures are taken and it is missing or of another version.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => ConsentInput)
  consent?: ConsentInput | null;

  @Field(() => ContentLanguage, {
    nullable: true,
    description:
      "The candidate's choice; read only where there is one. Left out: that of the invitation, or the assessment's own.",
  })
  @IsOptional()
  @IsIn(Object.values(ContentLanguage))
  language?: ContentLanguage | null;
}

@InputType()
export class ChangeExamLanguageInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;

  @Field(() => ContentLanguage)
  @IsIn(Object.values(ContentLanguage))
  language: ContentLanguage;
}

@InputType()
export class ResumeAttemptInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;

  @Field(() => Boolean, { description: 'Take the attempt from another page that still holds it.' })
  takeOver: boolean;
}

/** Without class-validator, which was a good part of what moving on cost: `SitExam` checks it by hand. */
@InputType()
export class NextQuestionInput {
  @Field(() => ID, pageId)
  pageId: string;

  @Field(() => ID, { description: 'The question that is done; naming one that is closed already changes nothing.' })
  questionId: string;
}

@InputType()
export class GoToQuestionInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;

  @Field(() => ID, { description: 'The open question, which is left.' })
  @IsUUID()
  questionId: string;

  @Field(() => Int, { description: 'Its `visit`: a call that was made during an earlier one changes nothing.' })
  @IsInt()
  visit: number;

  @Field(() => Int, { description: 'Of the question to go to: one that was left, or the first that was never opened.' })
  @IsInt()
  position: number;
}

/** Without class-validator, like the step before it. */
@InputType()
export class SubmitAttemptInput {
  @Field(() => ID, pageId)
  pageId: string;
}

/** Without class-validator: the pulse of every page comes every few seconds; `ExamPulseOperation` checks it by hand. */
@InputType()
export class ExamPulseInput {
  @Field(() => ID, pageId)
  pageId: string;
}
