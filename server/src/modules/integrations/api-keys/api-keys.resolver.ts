import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, NoKeys, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { MutationReturning } from '../../../platform/graphql';
import { ApiKeyNode, CreatedApiKeyNode } from './api-key.type';
import { CreateApiKeyInput, RevokeApiKeyInput } from './api-keys.inputs';
import { CreateApiKey } from './create-api-key';
import { ListApiKeys } from './list-api-keys';
import { RevokeApiKey } from './revoke-api-key';

@Resolver(() => ApiKeyNode)
export class ApiKeysResolver {
  constructor(
    private readonly list: ListApiKeys,
    private readonly create: CreateApiKey,
    private readonly revoke: RevokeApiKey,
  ) {}

  @Query(() => [ApiKeyNode], { description: "The viewer's own and those of users in their scope, newest first." })
  @StaffOnly()
  @NoKeys()
  apiKeys(@CurrentViewer() viewer: Viewer): Promise<ApiKeyNode[]> {
    return this.list.execute(viewer);
  }

  @Mutation(() => CreatedApiKeyNode, { description: 'Makes a key for the viewer and shows it this once.' })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  async createApiKey(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: CreateApiKeyInput,
  ): Promise<CreatedApiKeyNode> {
    const { secret, apiKey } = await this.create.execute(viewer, origin, input);
    return { secret, apiKey: this.list.nodeOf(viewer, apiKey) };
  }

  @MutationReturning('apiKeys', () => [ApiKeyNode], {
    description: 'Ends a key at once, open subscriptions included. Answers with the rest.',
  })
  @StaffOnly()
  @NoKeys()
  @FreshProof()
  async revokeApiKey(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: RevokeApiKeyInput,
  ): Promise<ApiKeyNode[]> {
    await this.revoke.execute(viewer, origin, id);
    return this.list.execute(viewer);
  }
}
