import { Field, ID, InputType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';

export const pageId = {
  description: 'A UUID that the page makes for itself and keeps over reloads; the same page is the same id.',
};

@InputType()
export class StartAttemptInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;
}

@InputType()
export class ResumeAttemptInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;

  @Field(() => Boolean, { description: 'Take the attempt from another page that still holds it.' })
  takeOver: boolean;
}

@InputType()
export class NextQuestionInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;

  @Field(() => ID, { description: 'The question that is done; naming one that is closed already changes nothing.' })
  @IsUUID()
  questionId: string;
}

@InputType()
export class SubmitAttemptInput {
  @Field(() => ID, pageId)
  @IsUUID()
  pageId: string;
}

/** Without class-validator: the pulse of every page comes every few seconds; `ExamPulseOperation` checks it by hand. */
@InputType()
export class ExamPulseInput {
  @Field(() => ID, pageId)
  pageId: string;
}
