import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { UrlScalar } from '../../../platform/graphql';
import { BrandNode } from '../../identity';
import { ContentLanguage } from '../../questions';
import type { ShownPublicLink, PublicLinkTexts, PublicLinkEntry } from './shown-public-link';
import { PublicLinkState } from './public-link.policy';

registerEnumType(PublicLinkState, {
  name: 'PublicLinkState',
  description: 'Whether a public link still lets people in.',
});

@ObjectType('PublicLink', { description: 'By which anybody can invite themselves, up to a cap.' })
export class PublicLinkNode implements ShownPublicLink {
  @Field(() => ID)
  id: string;

  @Field(() => UrlScalar, { description: 'The whole address, with https.' })
  url: string;

  @Field(() => PublicLinkState, { description: 'OPEN lets people in; FULL at its cap; CLOSED by hand or by date.' })
  state: PublicLinkState;

  @Field(() => Int, { description: 'How many may join at most.' })
  cap: number;

  @Field(() => Int)
  joinedCount: number;

  @Field(() => Date, { nullable: true, description: 'From this moment on it is closed; null when that is open.' })
  closesAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was closed by hand.' })
  closedAt: Date | null;
}

@ObjectType('PublicLinkTexts', { description: 'What a public link opens, in the other language.' })
export class PublicLinkTextsNode implements PublicLinkTexts {
  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  jobRole: string;
}

@ObjectType('PublicLinkEntry', { description: 'What somebody sees who opens a public link.' })
export class PublicLinkEntryNode implements PublicLinkEntry {
  @Field(() => BrandNode, { description: 'Of the company that invites.' })
  brand: BrandNode;

  @Field(() => PublicLinkState, { description: 'OPEN lets people in; FULL at its cap; CLOSED by hand or by date.' })
  state: PublicLinkState;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String)
  jobRole: string;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => PublicLinkTextsNode, { nullable: true, description: 'Null where the exam is given in one language.' })
  inOtherLanguage: PublicLinkTextsNode | null;

  @Field(() => Date, { nullable: true, description: 'From this moment on it is closed; null when that is open.' })
  closesAt: Date | null;
}
