import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, FreshProof, NoKeys, Public, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { AppConfig } from '../../../platform/config';
import { MutationReturning } from '../../../platform/graphql';
import { SsoClient } from './sso-client';
import { DeleteSsoProviderInput, SaveSsoProviderInput } from './sso.inputs';
import { SsoProviders } from './sso-providers.service';
import { SignInProviderNode, SsoSettingsNode } from './sso.type';

@Resolver(() => SsoSettingsNode)
export class SsoResolver {
  constructor(
    private readonly providers: SsoProviders,
    private readonly client: SsoClient,
    private readonly config: AppConfig,
  ) {}

  @Query(() => [SignInProviderNode], { description: 'What the sign-in page offers beside the password.' })
  @Public()
  signInProviders(): Promise<SignInProviderNode[]> {
    return this.providers.enabled();
  }

  @Query(() => SsoSettingsNode, { description: 'Single sign-on of this installation.' })
  @StaffOnly('super-admin')
  @NoKeys()
  async ssoSettings(): Promise<SsoSettingsNode> {
    const { callbackUrl } = this.client;
    return { callbackUrl, signedOutUrl: `${this.config.publicUrl}/Login`, providers: await this.providers.all() };
  }

  @MutationReturning('settings', () => SsoSettingsNode, {
    description: 'Adds or changes a provider, once it has answered as it should.',
  })
  @StaffOnly('super-admin')
  @NoKeys()
  @FreshProof()
  async saveSsoProvider(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') input: SaveSsoProviderInput,
  ): Promise<SsoSettingsNode> {
    await this.providers.save(viewer, origin, input);
    return this.ssoSettings();
  }

  @MutationReturning('settings', () => SsoSettingsNode, {
    description: 'Nobody comes in by it any more; people and their passwords stay.',
  })
  @StaffOnly('super-admin')
  @NoKeys()
  @FreshProof()
  async deleteSsoProvider(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Args('input') { id }: DeleteSsoProviderInput,
  ): Promise<SsoSettingsNode> {
    await this.providers.delete(viewer, origin, id);
    return this.ssoSettings();
  }
}
