import { Injectable } from '@nestjs/common';
import { FirstSuperAdmin } from '../../people';
import type { User } from '../../user';
import { SsoRequired, SsoProviders } from '../../sso';

/** Ways in beside the provider, for people of a domain that has to sign in by it. */
@Injectable()
export class OtherWays {
  constructor(
    private readonly providers: SsoProviders,
    private readonly first: FirstSuperAdmin,
  ) {}

  /**
   * Everybody of the domain gets the same answer, known or not, right or wrong, but for the first super-admin: whatever becomes of the provider,
   * somebody must be able to come in and put it right. @throws SsoRequired
   */
  async refuse(email: string, user: User | null): Promise<void> {
    const provider = await this.providers.forcing(email);
    if (!provider || (user && user.id === (await this.first.findId()))) return;
    throw new SsoRequired({ providerId: provider.id, name: provider.name });
  }
}
