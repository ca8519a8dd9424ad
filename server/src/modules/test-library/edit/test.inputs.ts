import { Field, ID, InputType, Int, PartialType } from '@nestjs/graphql';
import { ArrayMaxSize } from 'class-validator';
import { ActiveStatus, ContentLanguage, Level, QuestionInput } from '../../questions';
import { TestTranslationInput } from './test-translation.type';
import type { TestDraft } from './test-draft.policy';

@InputType()
export class CreateTestInput implements TestDraft {
  @Field(() => String)
  title: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Level)
  level: Level;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => TestTranslationInput, { nullable: true, description: 'What it says in the other language.' })
  translation?: TestTranslationInput | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateTestInput extends PartialType(CreateTestInput) {
  @Field(() => ID)
  id: string;
}

@InputType()
export class TestIdInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class ChangeTestStatusInput extends TestIdInput {
  @Field(() => ActiveStatus)
  status: ActiveStatus;
}

@InputType()
export class AddTestQuestionInput {
  @Field(() => ID)
  testId: string;

  @Field(() => Int, { nullable: true, description: 'Counted from 1; at the end when left out.' })
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
export class TestQuestionsInput {
  @Field(() => ID)
  testId: string;

  @Field(() => [ID])
  @ArrayMaxSize(200)
  questionIds: string[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Of `reorderTestQuestions`, the order when it was read: where it is another by now, it is refused with ' +
      'TEST_QUESTIONS_CHANGED. Left out, whatever order is stored is replaced.',
  })
  expectedQuestionIds?: string[] | null;
}

@InputType()
export class RemoveTestQuestionInput {
  @Field(() => ID)
  testId: string;

  @Field(() => ID)
  questionId: string;
}
