import { answerShapes } from '@mizan/question-model';
import type { Group, SentAnswer } from '@mizan/question-model';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { addFields, ContentLanguage } from '../../questions';
import { pageId } from '../attempt';

/** Without class-validator, which would cost more than the rest of a save; `readSave` checks all of it by hand. */
@InputType('AnswerValueInput', {
  description: 'What is answered, in the form that the type of the question asks for.',
  isOneOf: true,
})
class AnswerByForm {}

for (const shape of Object.values<Group>(answerShapes)) addFields(AnswerByForm, shape.fields, 'input', () => true);

export const AnswerValueInput = AnswerByForm as new () => AnswerValueInput;
export type AnswerValueInput = SentAnswer;

@InputType()
export class SaveAnswerInput {
  @Field(() => ID, pageId)
  pageId: string;

  @Field(() => ID)
  questionId: string;

  @Field(() => Int, { description: 'Grows with every change of this answer; the newest wins, whatever arrives last.' })
  revision: number;

  @Field(() => AnswerValueInput, { nullable: true, description: 'Null takes the answer back.' })
  value?: AnswerValueInput | null;

  @Field(() => ContentLanguage, {
    nullable: true,
    description: 'In which the question was read. Left out: that of the sitting.',
  })
  language?: ContentLanguage | null;
}
