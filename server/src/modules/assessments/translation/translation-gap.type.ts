import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { TranslationState } from '@mizan/question-model';
import { TranslationStateEnum } from '../../questions';

export const TranslationGapKind = {
  QUESTION: 'question',
  TITLE: 'title',
  JOB_ROLE: 'job_role',
  DESCRIPTION: 'description',
  GRADE_BAND: 'grade_band',
} as const;
export type TranslationGapKind = (typeof TranslationGapKind)[keyof typeof TranslationGapKind];

registerEnumType(TranslationGapKind, {
  name: 'TranslationGapKind',
  description: 'What is missing in the other language.',
});

@ObjectType('TranslationGap', {
  description: 'What keeps an assessment from being given in both languages.',
})
export class TranslationGapNode {
  @Field(() => TranslationGapKind)
  kind: TranslationGapKind;

  @Field(() => String, { description: 'What it says in the one language.' })
  text: string;

  @Field(() => TranslationStateEnum)
  state: TranslationState;

  @Field(() => ID, { nullable: true })
  questionId: string | null;

  @Field(() => ID, { nullable: true, description: 'The chosen test that asks the question.' })
  testId: string | null;

  @Field(() => Boolean, { description: 'The newest version of the question says it; the test asks an older one.' })
  isInNewestVersion: boolean;
}
