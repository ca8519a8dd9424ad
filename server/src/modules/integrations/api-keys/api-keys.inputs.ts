import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayNotEmpty, ArrayUnique } from 'class-validator';
import type { ApiScope } from '../../../platform/access';
import { SingleLine } from '../../../platform/graphql';
import { ApiScopeType } from './api-key.type';

const MAX_NAME = 60;

@InputType({ description: 'What a new key is called, what it opens, and for how long.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'At most 60 characters; no two live keys of a user share a name.' })
  @SingleLine(MAX_NAME)
  name: string;

  @Field(() => [ApiScopeType], { description: 'At least one, and none beyond the role of the viewer.' })
  @ArrayNotEmpty()
  @ArrayUnique()
  scopes: ApiScope[];

  @Field(() => Date, { nullable: true, description: 'At most five years from now. Null: until it is revoked.' })
  expiresAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'It belongs to no person and goes on when people leave; only a super-admin makes one.',
  })
  forOrganization?: boolean | null;
}

@InputType({ description: 'Which key ends.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'Of a key that `apiKeys` lists.' })
  id: string;
}
