import { Field, ObjectType } from '@nestjs/graphql';
import { authoredFields } from '@mizan/question-model';
import type { ShownQuestion } from '@mizan/question-model';
import { addFields, classOf } from './schema/shape-field';
import './vocabulary.type';

@ObjectType({ isAbstract: true })
class QuestionText {
  @Field(() => String)
  text: string;

  @Field(() => String, {
    nullable: true,
    description: 'The text with its formatting, safe to show; null when it is plain.',
  })
  textHtml: string | null;
}

addFields(QuestionText, authoredFields, 'output', true);

/** Text, content and key of a question, flat: what its type does not use is null, empty or off. */
export const KeyedContentFields = QuestionText as new () => KeyedContentFields;
export type KeyedContentFields = Pick<QuestionText, 'text' | 'textHtml'> & ShownQuestion;

export const ChoiceNode = classOf(authoredFields.choices.of, 'output') as new () => ChoiceNode;
export type ChoiceNode = ShownQuestion['choices'][number];

export const NumberKeyNode = classOf(authoredFields.number, 'output') as new () => NumberKeyNode;
export type NumberKeyNode = NonNullable<ShownQuestion['number']>;
