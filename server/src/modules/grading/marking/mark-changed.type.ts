import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { Refusal } from '../../../platform/graphql';
import type { Refusals } from '../../../platform/graphql';
import { MarkChanged } from '../score';

@ObjectType('MarkChanged', {
  implements: () => Refusal,
  description:
    'Somebody else marked the answer meanwhile. Whoever has seen theirs can give `revision` as what is expected.',
})
export class MarkChangedNode extends Refusal {
  @Field(() => Int, { description: 'Of the mark as it is now.' })
  revision: number;

  @Field(() => Float, { nullable: true, description: 'That they gave; null while a person is awaited.' })
  points: number | null;

  @Field(() => String, { nullable: true, description: 'What they wrote about the answer.' })
  feedback: string | null;

  @Field(() => Date, { nullable: true, description: 'Null where a rule marked it.' })
  markedAt: Date | null;
}

export const markRefusals: Refusals = [[MarkChanged, MarkChangedNode]];
