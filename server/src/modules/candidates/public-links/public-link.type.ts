import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ContentLanguage } from '../../questions';

export const PublicLinkState = { OPEN: 'OPEN', FULL: 'FULL', CLOSED: 'CLOSED' } as const;
export type PublicLinkState = (typeof PublicLinkState)[keyof typeof PublicLinkState];
registerEnumType(PublicLinkState, { name: 'PublicLinkState' });

export const JoinOutcome = { JOINED: 'JOINED', MAILED: 'MAILED' } as const;
export type JoinOutcome = (typeof JoinOutcome)[keyof typeof JoinOutcome];
registerEnumType(JoinOutcome, {
  name: 'JoinOutcome',
  description: 'MAILED: the address is known here, and its own link goes there and nowhere else.',
});

@ObjectType('PublicLink', { description: 'By which anybody can invite themselves, up to a cap.' })
export class PublicLinkNode {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  url: string;

  @Field(() => PublicLinkState)
  state: PublicLinkState;

  @Field(() => Int)
  cap: number;

  @Field(() => Int)
  joinedCount: number;

  @Field(() => Date, { nullable: true })
  closesAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was closed by hand.' })
  closedAt: Date | null;
}

@ObjectType('PublicLinkEntry', { description: 'What somebody sees who opens a public link.' })
export class PublicLinkEntryNode {
  @Field(() => PublicLinkState)
  state: PublicLinkState;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => Date, { nullable: true })
  closesAt: Date | null;
}

@ObjectType('JoinedAssessment')
export class JoinedAssessmentNode {
  @Field(() => JoinOutcome)
  outcome: JoinOutcome;

  @Field(() => String, { nullable: true, description: "The person's own exam link; null when it was mailed." })
  examUrl: string | null;
}
