import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection, ContentLanguage, UrlScalar } from '../../../../platform/graphql';
import type { ListedShareLink, NewShareLink } from './listed-share-link';

@ObjectType('ShareLink', { description: 'Opens one result to whoever has the address.' })
export class ShareLinkNode implements ListedShareLink {
  @Field(() => ID)
  id: string;

  @Field(() => ContentLanguage)
  language: ContentLanguage;

  @Field(() => String, { nullable: true, description: 'Null when whoever made it is no longer there.' })
  createdByName: string | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { description: 'From then on it is over.' })
  expiresAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was revoked; null while it is good.' })
  revokedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was last used; null when never.' })
  lastUsedAt: Date | null;

  @Field(() => Int, { description: 'How often it was opened.' })
  useCount: number;
}

@ObjectType('ShareLinkConnection')
export class ShareLinkConnection extends Connection(ShareLinkNode, 'ShareLink') {}

@ObjectType('CreateShareLinkPayload', { description: 'A link that was just made, with its address.' })
export class NewShareLinkNode implements NewShareLink {
  @Field(() => ShareLinkNode, { description: 'What the list shows of it.' })
  link: ShareLinkNode;

  @Field(() => UrlScalar, { description: 'Told this once: only a hash of it is kept.' })
  url: string;
}
