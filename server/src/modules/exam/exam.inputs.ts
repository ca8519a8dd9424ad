import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';

const pageId = {
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

/** Without class-validator, which would cost more than the rest of a save; `readSave` checks it by hand. */
@InputType({ description: 'At most one of the fields; none of them is an answer taken back.' })
export class AnswerValueInput {
  @Field(() => [ID], { nullable: true })
  choiceIds?: string[] | null;

  @Field(() => Boolean, { nullable: true })
  truth?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Text as typed, numbers too; at most 20,000 characters.' })
  text?: string | null;
}

@InputType()
export class SaveAnswerInput {
  @Field(() => ID, pageId)
  pageId: string;

  @Field(() => ID)
  questionId: string;

  @Field(() => Int, { description: 'Grows with every change of this answer; the newest wins, whatever arrives last.' })
  revision: number;

  @Field(() => AnswerValueInput)
  value: AnswerValueInput;
}
