import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ApiScope } from '../../../platform/access';
import { apiScopes } from '../../../platform/access';
import type { ShownApiKey } from './shown-api-key';

export const ApiScopeType = Object.fromEntries(apiScopes.map((scope) => [scope, scope])) as { [S in ApiScope]: S };
registerEnumType(ApiScopeType, {
  name: 'ApiScope',
  description: "What an API key opens; never more than its owner's role.",
  valuesMap: {
    READ: { description: 'Assessments, tests, candidates, invitations and progress; no results and no answer keys.' },
    INVITE: { description: 'Inviting candidates, their exam links, and help during their sittings.' },
    RESULTS: { description: 'Results, marks, reports and the files that candidates handed in.' },
    AUTHORING: { description: 'Questions with their answer keys; writing questions, tests and assessments.' },
    ADMINISTRATION: { description: 'Staff users, access requests and the audit log; only for admins.' },
  },
});

@ObjectType('ApiKey', { description: 'By which a program calls this API in the name of its owner.' })
export class ApiKeyNode implements ShownApiKey {
  @Field(() => ID, { description: 'Stands in the audit log beside everything the key does.' })
  id: string;

  @Field(() => String, { description: 'As its owner called it.' })
  name: string;

  @Field(() => String, { description: 'Beginning and end of the key, such as `mzn_4Fk9…Qz7a`.' })
  hint: string;

  @Field(() => [ApiScopeType], { description: 'What it opens.' })
  scopes: ApiScope[];

  @Field(() => Date, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'From when on it opens nothing. Null: until it is revoked.' })
  expiresAt: Date | null;

  @Field(() => Boolean, { description: 'Its time is over.' })
  isExpired: boolean;

  @Field(() => Date, { nullable: true, description: 'Null: never.' })
  lastUsedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'The address of the last call.' })
  lastUsedIp: string | null;

  @Field(() => Int, { description: 'Calls of operations in the last 30 days.' })
  recentCalls: number;

  @Field(() => String, { description: 'Whose role and records it has.' })
  ownerName: string;

  @Field(() => Boolean, { description: 'Whether it belongs to the viewer.' })
  isOwn: boolean;

  @Field(() => Boolean, { description: 'Belongs to no person.' })
  isOfOrganization: boolean;
}

@ObjectType('CreateApiKeyPayload', { description: 'The only answer that holds a key itself.' })
export class CreatedApiKeyNode {
  @Field(() => String, {
    description: 'Send it as `Authorization: Bearer …`. It is stored as a hash and never shown again.',
  })
  secret: string;

  @Field(() => ApiKeyNode, { description: 'As `apiKeys` lists it from now on.' })
  apiKey: ApiKeyNode;
}
