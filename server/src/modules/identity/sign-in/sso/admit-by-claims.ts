import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdmitUser } from '../admit-user';
import type { Admission, Arrival } from '../admit-user';
import { USER_CREATE, USER_UPDATE, User } from '../../user';
import { Audit } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';
import type { Tx } from '../../../../platform/database';
import { UnitOfWork } from '../../../../platform/database';
import { emailOf, roleOf, SsoEmailRefused, SsoNoAccount, SsoIdentity, SsoProviders } from '../../sso';
import type { Claims, SsoProvider } from '../../sso';

/** Turns what a provider says of somebody into a person here: known, invited, or brought by a role. */
@Injectable()
export class AdmitByClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly providers: SsoProviders,
    private readonly admitUser: AdmitUser,
    private readonly audit: Audit,
  ) {}

  /** @throws SsoEmailRefused, SsoNoAccount, SsoProviderNotFound, SsoStepOver */
  execute(asked: SsoProvider, claims: Claims, arrival: Arrival, idToken: Buffer): Promise<Admission> {
    const work = async (tx: Tx) => {
      const provider = await this.providers.hold(tx, asked);
      const user = await this.personOf(tx, provider, claims, arrival);
      return this.admitUser.within(tx, user, arrival, { by: { providerId: provider.id, idToken } });
    };
    return this.unitOfWork.run(work, { holdsActor: false });
  }

  /** Whom the claims mean, if they are somebody here already; changes nothing. */
  async known({ id: providerId }: SsoProvider, { sub: subject }: Claims): Promise<string | null> {
    return (await this.dataSource.manager.findOneBy(SsoIdentity, { providerId, subject }))?.userId ?? null;
  }

  private async personOf(tx: Tx, provider: SsoProvider, claims: Claims, arrival: Arrival): Promise<User> {
    const email = emailOf(provider, claims);
    if (!email) throw new SsoEmailRefused();
    const role = roleOf(provider, claims);
    const found = (await this.byIdentity(tx, provider, claims)) ?? (await byEmail(tx, email));
    if (!found && !role) throw new SsoNoAccount();
    const user = found ?? (await this.create(tx, email, claims, role ?? 'Hr', arrival));
    // Whoever has lost every role at the provider has lost the way in; a super-admin is nobody's to take.
    const isWithdrawn = provider.roleClaim !== null && role === null && user.role !== 'super-admin';
    if (!user.isVerified || isWithdrawn) throw new SsoNoAccount();
    await this.link(tx, provider, claims, user);
    if (role && role !== user.role && user.role !== 'super-admin') await this.changeRole(tx, user, role, arrival);
    return tx.manager.findOneByOrFail(User, { id: user.id });
  }

  private async byIdentity({ manager }: Tx, { id }: SsoProvider, { sub }: Claims): Promise<User | null> {
    const identity = await manager.findOneBy(SsoIdentity, { providerId: id, subject: sub });
    return identity && manager.findOneBy(User, { id: identity.userId });
  }

  private async link({ manager }: Tx, provider: SsoProvider, { sub }: Claims, user: User): Promise<void> {
    const identity = { providerId: provider.id, subject: sub, userId: user.id, createdAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(SsoIdentity).values(identity).orIgnore().execute();
  }

  private async create(tx: Tx, email: string, { name }: Claims, role: 'admin' | 'Hr', arrival: Arrival): Promise<User> {
    const now = this.clock.now();
    const maxRequests = role === 'Hr' ? this.config.defaultMaxRequests : null;
    const given = { role, email, name: (name ?? email).slice(0, 100), maxRequests };
    const { identifiers } = await tx.manager.insert(User, { ...given, createdAt: now, updatedAt: now });
    const user = await tx.manager.findOneByOrFail(User, { id: String(identifiers[0]?.id) });
    const object = { type: 'user', id: user.id, label: email };
    await this.audit.record(tx, { by: null, origin: arrival.origin, action: USER_CREATE, object });
    return user;
  }

  private async changeRole(tx: Tx, user: User, role: 'admin' | 'Hr', { origin }: Arrival): Promise<void> {
    await tx.manager.update(User, { id: user.id }, { role, updatedAt: this.clock.now() });
    const object = { type: 'user', id: user.id, label: `${user.email}: ${user.role} → ${role}` };
    await this.audit.record(tx, { by: null, origin, action: USER_UPDATE, object });
  }
}

async function byEmail({ manager }: Tx, email: string): Promise<User | null> {
  return manager.createQueryBuilder(User, 'u').where('lower(u.email) = :email', { email }).getOne();
}
