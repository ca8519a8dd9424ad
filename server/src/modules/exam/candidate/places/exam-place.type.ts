import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const PlaceState = { UNSEEN: 'UNSEEN', OPEN: 'OPEN', LEFT: 'LEFT', CLOSED: 'CLOSED' } as const;
export type PlaceState = (typeof PlaceState)[keyof typeof PlaceState];

registerEnumType(PlaceState, {
  name: 'PlaceState',
  description: 'LEFT: its clock stands still until the candidate comes back. CLOSED: for good.',
});

@ObjectType('ExamPlace', {
  description: 'One question of a sitting in which candidates may go back; nothing of its words.',
})
export class ExamPlaceNode {
  @Field(() => Int, { description: 'From 1.' })
  position: number;

  @Field(() => PlaceState)
  state: PlaceState;

  @Field(() => Boolean, { description: 'The server has an answer that counts.' })
  isAnswered: boolean;

  @Field(() => Int, {
    description: 'Whole seconds, of an open question at the moment of the reply; 0 once it is closed.',
  })
  secondsLeft: number;
}
