import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { ContentLanguage, UrlScalar } from '../../../../platform/graphql';

@ObjectType('ShareLink', { description: 'Opens one result to whoever has the address.' })
export class ShareLinkNode {
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

@ObjectType('CreateShareLinkPayload', { description: 'A link that was just made, with its address.' })
export class NewShareLinkNode {
  @Field(() => ShareLinkNode, { description: 'What the list shows of it.' })
  link: ShareLinkNode;

  @Field(() => UrlScalar, { description: 'Told this once: only a hash of it is kept.' })
  url: string;
}

@InputType()
export class CreateShareLinkInput {
  @Field(() => ID, { description: 'UUID of an assessment in scope; any other is answered with ASSESSMENT_NOT_FOUND.' })
  assessmentId: string;

  @Field(() => ID)
  candidateId: string;

  @Field(() => ContentLanguage, { description: 'Of the words around the result.' })
  language: ContentLanguage;

  @Field(() => Int, { description: 'After so many days it opens nothing, from 1 to 90.' })
  @IsInt()
  @Min(1)
  @Max(90)
  days: number;
}

@InputType()
export class RevokeShareLinkInput {
  @Field(() => ID)
  id: string;
}
