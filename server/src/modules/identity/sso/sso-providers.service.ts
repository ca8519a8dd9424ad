import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { UnitOfWork } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { seal } from '../../../platform/idempotency/seal';
import { SSO_CHANGE, SSO_DELETE } from '../user';
import { SSO_SECRETS, SsoClient } from './sso-client';
import { SsoProviderNotFound } from './sso.errors';
import type { SaveSsoProviderInput } from './sso.inputs';
import { SsoProvider } from './sso-provider.entity';

/** The providers by which this installation lets people in. */
@Injectable()
export class SsoProviders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly client: SsoClient,
    private readonly audit: Audit,
  ) {}

  all(): Promise<SsoProvider[]> {
    return this.dataSource.manager.find(SsoProvider, { order: { createdAt: 'ASC', id: 'ASC' } });
  }

  enabled(): Promise<SsoProvider[]> {
    return this.dataSource.manager.find(SsoProvider, { where: { isEnabled: true }, order: { name: 'ASC', id: 'ASC' } });
  }

  /** @throws SsoProviderNotFound also for one that is turned off */
  async findEnabled(id: string): Promise<SsoProvider> {
    const found = isUUID(id) ? await this.dataSource.manager.findOneBy(SsoProvider, { id, isEnabled: true }) : null;
    if (!found) throw new SsoProviderNotFound();
    return found;
  }

  /** The one by which everybody of this address has to sign in; null when they may choose. */
  async forcing(email: string): Promise<SsoProvider | null> {
    const domain = email.toLowerCase().split('@').at(-1) ?? '';
    const found = await this.enabled();
    return found.find(({ isForced, domains }) => isForced && domains.includes(domain)) ?? null;
  }

  /** Kept only when the provider answers as it should. @throws SsoFailed, SsoProviderNotFound, InvalidInput */
  async save(
    viewer: Viewer,
    origin: RequestOrigin,
    { id, clientSecret, ...input }: SaveSsoProviderInput,
  ): Promise<void> {
    const before = id ? await this.find(id) : null;
    if (!before && !clientSecret) throw InvalidInput.at('clientSecret', 'required');
    const kept = before?.sealedSecret ?? Buffer.alloc(0);
    const given = clientSecret ? { sealedSecret: seal(this.config.keyFor(SSO_SECRETS), clientSecret) } : {};
    const row = { ...input, roleClaim: input.roleClaim ?? null, domains: unique(input.domains), ...given };
    if (row.isEnabled) await this.client.discover({ sealedSecret: kept, ...row });
    await this.unitOfWork.run(async (tx) => {
      if (before) await change(tx.manager, before, row);
      else await tx.manager.insert(SsoProvider, { ...row, createdAt: this.clock.now() });
      const object = { type: 'sso-provider', id: before?.id ?? null, label: `${row.name} · ${row.issuer}` };
      await this.audit.record(tx, { by: viewer, origin, action: SSO_CHANGE, object });
    });
  }

  /** @throws SsoProviderNotFound */
  async delete(viewer: Viewer, origin: RequestOrigin, id: string): Promise<void> {
    const { name } = await this.find(id);
    await this.unitOfWork.run(async (tx) => {
      await lockWithSessions(tx.manager, id);
      await tx.manager.delete(SsoProvider, { id });
      const object = { type: 'sso-provider', id, label: name };
      await this.audit.record(tx, { by: viewer, origin, action: SSO_DELETE, object });
    });
  }

  private async find(id: string): Promise<SsoProvider> {
    const found = isUUID(id) ? await this.dataSource.manager.findOneBy(SsoProvider, { id }) : null;
    if (!found) throw new SsoProviderNotFound();
    return found;
  }
}

/**
 * A secret that is not given stays whatever it is by now: while the provider was asked somebody else may have saved another one.
 *
 * @throws SsoProviderNotFound when it was removed meanwhile
 */
async function change(manager: EntityManager, { id }: SsoProvider, row: Partial<SsoProvider>): Promise<void> {
  const { affected } = await manager.update(SsoProvider, { id }, row);
  if (affected !== 1) throw new SsoProviderNotFound();
}

/** Sessions that came by it lose the name of it, in whatever order the database likes. */
async function lockWithSessions(manager: EntityManager, id: string): Promise<void> {
  await manager.query('select from sso_providers where id = $1 for update', [id]);
  await manager.query('select from sessions where provider_id = $1 order by id for no key update', [id]);
}

const unique = (domains: readonly string[]) => [...new Set(domains.map((domain) => domain.trim().toLowerCase()))];
