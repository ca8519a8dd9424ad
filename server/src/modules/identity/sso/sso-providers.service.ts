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
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { seal } from '../../../platform/idempotency/seal';
import { SSO_CHANGE, SSO_DELETE } from '../user';
import { isOfDomain } from './claims.policy';
import { isSameIssuer, SSO_SECRETS, SsoClient } from './sso-client';
import { SsoProviderNotFound, SsoStepOver } from './sso.errors';
import { SsoIdentity } from './sso-identity.entity';
import type { SaveSsoProviderInput } from './sso.inputs';
import { SsoProvider } from './sso-provider.entity';

type Meaning = Pick<SsoProvider, 'issuer' | 'clientId'>;

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

  /**
   * As it is now, and as it stays until the transaction ends: what was asked of it must not count for what it has become.
   * Comes before the users. @throws SsoProviderNotFound, SsoStepOver
   */
  async hold({ manager }: Tx, asked: SsoProvider): Promise<SsoProvider> {
    const where = { id: asked.id, isEnabled: true };
    const found = await manager.findOne(SsoProvider, { where, lock: { mode: 'pessimistic_read' } });
    if (!found) throw new SsoProviderNotFound();
    if (!meansTheSame(found, asked)) throw new SsoStepOver();
    return found;
  }

  /** The one by which everybody of this address has to sign in; null when they may choose. */
  async forcing(email: string): Promise<SsoProvider | null> {
    const found = await this.enabled();
    return found.find(({ isForced, domains }) => isForced && isOfDomain(email, domains)) ?? null;
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
      const forgotten = before ? await change(tx.manager, before.id, row) : 0;
      if (!before) await tx.manager.insert(SsoProvider, { ...row, createdAt: this.clock.now() });
      const label = `${row.name} · ${row.issuer}${forgotten > 0 ? ` · identities removed: ${forgotten}` : ''}`;
      const object = { type: 'sso-provider', id: before?.id ?? null, label };
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
 * @returns how many of its identities went, because it means others by them from now on
 * @throws SsoProviderNotFound when it was removed meanwhile
 */
async function change(manager: EntityManager, id: string, row: Partial<SsoProvider> & Meaning): Promise<number> {
  const before = await manager.findOne(SsoProvider, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!before) throw new SsoProviderNotFound();
  await manager.update(SsoProvider, { id }, row);
  if (meansTheSame(before, row)) return 0;
  await lockWithSessions(manager, id);
  await manager.query('update sessions set provider_id = null, sealed_id_token = null where provider_id = $1', [id]);
  return (await manager.delete(SsoIdentity, { providerId: id })).affected ?? 0;
}

/** Whose id stands for whom is a matter of the issuer, and with some (Entra ID) of the client too. */
function meansTheSame(one: Meaning, other: Meaning): boolean {
  return isSameIssuer(one.issuer, other.issuer) && one.clientId === other.clientId;
}

/** Sessions that came by it lose the name of it, in whatever order the database likes. */
async function lockWithSessions(manager: EntityManager, id: string): Promise<void> {
  await manager.query('select from sso_providers where id = $1 for update', [id]);
  await manager.query('select from sessions where provider_id = $1 order by id for no key update', [id]);
}

const unique = (domains: readonly string[]) => [...new Set(domains.map((domain) => domain.trim().toLowerCase()))];
