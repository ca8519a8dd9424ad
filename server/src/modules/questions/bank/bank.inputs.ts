import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { QuestionInput } from '../question.inputs';
import { ActiveStatus } from '../vocabulary';

@InputType()
export class CreateQuestionInput {
  @Field(() => QuestionInput)
  question: QuestionInput;
}

@InputType()
export class QuestionIdInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class ChangeQuestionStatusInput extends QuestionIdInput {
  @Field(() => ActiveStatus)
  status: ActiveStatus;
}

@InputType()
export class RestoreQuestionVersionInput extends QuestionIdInput {
  @Field(() => Int, { description: 'Counted from 1; every change makes the next.' })
  version: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The newest version as it was seen. If there is a newer one by now, which says something else, it answers with `QUESTION_CHANGED_MEANWHILE`. Left out: restore over it.',
  })
  expectedVersion?: number | null;
}
