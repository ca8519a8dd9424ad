import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { TranslationState } from '@mizan/question-model';
import { TranslationStateEnum } from '../../questions';
import { TranslationGapKind } from './translation-gap';
import type { TranslationGap } from './translation-gap';

registerEnumType(TranslationGapKind, {
  name: 'TranslationGapKind',
  description: 'What is missing in the other language.',
});

@ObjectType('TranslationGap', {
  description: 'What keeps an assessment from being given in both languages.',
})
export class TranslationGapNode implements TranslationGap {
  @Field(() => TranslationGapKind)
  kind: TranslationGapKind;

  @Field(() => String, { description: 'What it says in the one language.' })
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The same with its formatting, safe to show; null when it is plain.',
  })
  textHtml: string | null;

  @Field(() => TranslationStateEnum)
  state: TranslationState;

  @Field(() => ID, { nullable: true })
  questionId: string | null;

  @Field(() => ID, { nullable: true, description: 'The chosen test that asks the question.' })
  testId: string | null;

  @Field(() => Boolean, { description: 'The newest version of the question says it; the test asks an older one.' })
  isInNewestVersion: boolean;
}
