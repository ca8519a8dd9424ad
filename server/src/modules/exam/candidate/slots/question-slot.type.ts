import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SlotState } from './question-slot';
import type { QuestionSlot } from './question-slot';

registerEnumType(SlotState, {
  name: 'SlotState',
  description: 'LEFT: its clock stands still until the candidate comes back. CLOSED: for good.',
});

@ObjectType('QuestionSlot', {
  description: 'One question of a sitting in which candidates may go back; nothing of its words.',
})
export class QuestionSlotNode implements QuestionSlot {
  @Field(() => Int, { description: 'From 1.' })
  position: number;

  @Field(() => SlotState)
  state: SlotState;

  @Field(() => Boolean, { description: 'The server has an answer that counts.' })
  isAnswered: boolean;

  @Field(() => Int, {
    description: 'Whole seconds, of an open question at the moment of the reply; 0 once it is closed.',
  })
  secondsLeft: number;
}
