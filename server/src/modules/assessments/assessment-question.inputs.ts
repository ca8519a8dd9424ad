import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize } from 'class-validator';
import { QuestionInput } from '../questions';

@InputType()
export class AddAssessmentQuestionInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Counted from 1 among its own questions; at the end when left out.',
  })
  position?: number | null;

  @Field(() => QuestionInput)
  question: QuestionInput;

  @Field(() => ID, {
    nullable: true,
    description:
      'Of which it is a copy: what that question says in the other language goes with it, as far as it fits.',
  })
  copiedFromId?: string | null;
}

@InputType()
export class RemoveAssessmentQuestionInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => ID)
  questionId: string;
}

@InputType()
export class ReorderAssessmentQuestionsInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => [ID], { description: 'All own questions, in the new order.' })
  questionIds: string[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Their order when it was read: where it is another by now, it is refused with ASSESSMENT_QUESTIONS_CHANGED. ' +
      'Left out, whatever order is stored is replaced.',
  })
  expectedQuestionIds?: string[] | null;
}

@InputType()
export class AddQuestionsFromBankInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => [ID])
  @ArrayMaxSize(200)
  questionIds: string[];
}
