import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { refusalOr } from '../../../platform/graphql';
import type { Refusal } from '../../../platform/graphql';
import { MarkChangedNode } from '../marking';

@ObjectType('QueuedMark')
export class QueuedMarkNode {
  @Field(() => Int, { description: 'How many answers still wait for a first mark.' })
  remainingCount: number;
}

export const QueuedMarkOutcome = createUnionType({
  name: 'QueuedMarkOutcome',
  description: 'That the mark is given, or what somebody else gave meanwhile.',
  types: () => [QueuedMarkNode, MarkChangedNode] as const,
  resolveType: refusalOr('QueuedMark'),
});
export type QueuedMarkOutcome = QueuedMarkNode | Refusal;
