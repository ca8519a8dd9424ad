import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { translationFaults } from '@mizan/question-model';
import type { TranslationFault, TranslationState } from '@mizan/question-model';
import { enumOf } from '../../../platform/graphql';
import { ContentLanguage } from '../vocabulary';
import { TranslationStateEnum } from '../vocabulary.type';

export const TranslationFaultEnum = enumOf(translationFaults);
export const TextFormEnum = enumOf(['LINE', 'LINES', 'LIST', 'RICH']);

registerEnumType(TranslationFaultEnum, {
  name: 'TranslationFault',
  description: 'What source and translation should have alike and do not. Gaps and formulas are refused when saved.',
});
registerEnumType(TextFormEnum, {
  name: 'TextForm',
  description: 'LIST has an item a line, RICH is formatted.',
});

@ObjectType('TextToTranslate', { description: 'A text of a question, with what it says in the other language.' })
export class TextToTranslateNode {
  @Field(() => String, { description: 'Names it within the question: `choices.0.text`.' })
  path: string;

  @Field(() => TextFormEnum, { description: 'How it is written.' })
  form: string;

  @Field(() => String, { description: 'What the question says.' })
  source: string;

  @Field(() => String, { nullable: true, description: 'Null where nothing is said yet.' })
  translated: string | null;

  @Field(() => String, { nullable: true, description: 'What it said when it was translated, where that has changed.' })
  staleSource: string | null;

  @Field(() => Boolean, { description: 'Nothing is said, and there are words to say.' })
  isMissing: boolean;

  @Field(() => [TranslationFaultEnum], { description: 'Of what is said.' })
  faults: TranslationFault[];
}

@ObjectType('QuestionTranslation', { description: 'A question in the language that it was not written in.' })
export class QuestionTranslationNode {
  @Field(() => ID)
  questionId: string;

  @Field(() => ContentLanguage, { description: 'In which the question was written.' })
  from: ContentLanguage;

  @Field(() => ContentLanguage, { description: 'The end, included.' })
  to: ContentLanguage;

  @Field(() => TranslationStateEnum)
  state: TranslationState;

  @Field(() => [TextToTranslateNode], { description: 'In the order in which they are read.' })
  texts: TextToTranslateNode[];

  @Field(() => Date, { nullable: true, description: 'When staff looked at it; null before.' })
  reviewedAt: Date | null;

  /** For a field resolver; not part of the schema. */
  reviewedBy: string | null;
}
