import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { Refusal, refusalOr, UrlScalar } from '../../../platform/graphql';
import type { Refusals } from '../../../platform/graphql';
import { PublicLinkClosed } from '../candidates.errors';
import type { AskedToJoin } from './ask-to-join';
import { PublicLinkState } from './public-link.policy';

@ObjectType('AskedToJoin', { description: 'The same for every address, known or not.' })
export class AskedToJoinNode implements AskedToJoin {
  @Field(() => Int, { description: 'When another mail can be asked for.' })
  resendAfterSeconds: number;

  @Field(() => Boolean, {
    description: 'No mail server is set up: the mail lies in `outbox/` of the data folder. Never in production.',
  })
  isMailInOutbox: boolean;
}

@ObjectType('ConfirmedJoin')
export class ConfirmedJoinNode {
  @Field(() => UrlScalar, { description: "The person's own exam link." })
  examUrl: string;
}

@ObjectType('PublicLinkClosed', { implements: () => Refusal, description: 'Nobody can join by the link now.' })
export class PublicLinkClosedNode extends Refusal {
  @Field(() => PublicLinkState, { description: 'FULL: all places are taken. CLOSED: by hand or by date.' })
  reason: PublicLinkState;
}

export const JoinOutcome = createUnionType({
  name: 'JoinOutcome',
  description: 'That the way in is mailed, or that there is none any more.',
  types: () => [AskedToJoinNode, PublicLinkClosedNode] as const,
  resolveType: refusalOr('AskedToJoin'),
});
export type JoinOutcome = AskedToJoin | Refusal;

export const ConfirmJoinOutcome = createUnionType({
  name: 'ConfirmJoinOutcome',
  description: 'The way to the exam, or that there is none any more.',
  types: () => [ConfirmedJoinNode, PublicLinkClosedNode] as const,
  resolveType: refusalOr('ConfirmedJoin'),
});
export type ConfirmJoinOutcome = ConfirmedJoinNode | Refusal;

export const joinRefusals: Refusals = [[PublicLinkClosed, PublicLinkClosedNode]];
