import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { AdmitUser } from '../admit-user';
import type { Admission, Arrival } from '../admit-user';
import { FailedSignIns } from '../failed-sign-ins';
import { USER_CREATE, USER_UPDATE, User } from '../../user';
import { Audit } from '../../../../platform/audit';
import { Clock } from '../../../../platform/clock';
import { AppConfig } from '../../../../platform/config';
import type { Tx } from '../../../../platform/database';
import { UnitOfWork } from '../../../../platform/database';
import { DomainError } from '../../../../platform/errors';
import { cleanText } from '../../../../platform/text';
import {
  emailOf,
  nameOf,
  roleOf,
  SsoEmailRefused,
  SsoNoAccount,
  SsoIdentity,
  SsoOtherPerson,
  SsoProviders,
} from '../../sso';
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
    private readonly failures: FailedSignIns,
  ) {}

  /** @throws SsoEmailRefused, SsoNoAccount, SsoOtherPerson, SsoProviderNotFound, SsoStepOver; each stands in the audit log */
  async execute(asked: SsoProvider, claims: Claims, arrival: Arrival, idToken: Buffer): Promise<Admission> {
    const work = async (tx: Tx) => {
      const provider = await this.providers.hold(tx, asked);
      const user = await this.personOf(tx, provider, claims, arrival);
      return this.admitUser.within(tx, user, arrival, { by: { providerId: provider.id, idToken } });
    };
    try {
      return await this.unitOfWork.run(work, { holdsActor: false });
    } catch (refusal) {
      if (refusal instanceof DomainError) {
        const who = typeof claims.email === 'string' ? claims.email : claims.sub;
        const email = cleanText([who, asked.name, refusal.code].join(' · '));
        await this.failures.record({ userId: null, email, origin: arrival.origin });
      }
      throw refusal;
    }
  }

  /** Whom the claims mean, if they are somebody here already; changes nothing. */
  async known({ id: providerId }: SsoProvider, { sub: subject }: Claims): Promise<string | null> {
    return (await this.dataSource.manager.findOneBy(SsoIdentity, { providerId, subject }))?.userId ?? null;
  }

  private async personOf(tx: Tx, provider: SsoProvider, claims: Claims, arrival: Arrival): Promise<User> {
    const email = emailOf(provider, claims);
    if (!email) throw new SsoEmailRefused();
    const role = roleOf(provider, claims);
    const find = () => this.find(tx, provider, claims, email);
    let user = await find();
    if (!user && role) {
      await this.create(tx, email, claims, role, arrival);
      user = await find();
    }
    // Whoever has lost every role at the provider has lost the way in; a super-admin is nobody's to take.
    const isWithdrawn = provider.roleClaim !== null && role === null && user?.role !== 'super-admin';
    if (!user?.isVerified || isWithdrawn) throw new SsoNoAccount();
    await this.link(tx, provider, claims, user);
    if (role && role !== user.role && user.role !== 'super-admin') await this.changeRole(tx, user, role, arrival);
    return tx.manager.findOneByOrFail(User, { id: user.id });
  }

  /**
   * By its own id, else by the address, unless that is somebody's whom the provider means by another id; nobody else changes or deletes
   * them until the transaction ends. @throws SsoOtherPerson
   */
  private async find({ manager }: Tx, provider: SsoProvider, { sub }: Claims, email: string): Promise<User | null> {
    const known = await manager.findOneBy(SsoIdentity, { providerId: provider.id, subject: sub });
    const query = manager.createQueryBuilder(User, 'u').setLock('for_no_key_update');
    if (known) return query.where({ id: known.userId }).getOne();
    const user = await query.where('lower(u.email) = :email', { email }).getOne();
    const other = user && { providerId: provider.id, userId: user.id, subject: Not(sub) };
    if (other && (await manager.existsBy(SsoIdentity, other))) throw new SsoOtherPerson();
    return user;
  }

  private async link({ manager }: Tx, provider: SsoProvider, { sub }: Claims, user: User): Promise<void> {
    const identity = { providerId: provider.id, subject: sub, userId: user.id, createdAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(SsoIdentity).values(identity).orIgnore().execute();
  }

  /** Of somebody who comes twice at once the second finds what the first has made. */
  private async create(tx: Tx, email: string, claims: Claims, role: 'admin' | 'Hr', arrival: Arrival): Promise<void> {
    const now = this.clock.now();
    const given = { role, email, name: nameOf(claims) ?? email, maxRequests: this.limitOf(role, 0) };
    const insert = tx.manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ ...given, createdAt: now, updatedAt: now })
      .orIgnore();
    const [made] = (await insert.returning('id').execute()).raw as { id: string }[];
    if (!made) return;
    const object = { type: 'user', id: made.id, label: email };
    await this.audit.record(tx, { by: null, origin: arrival.origin, action: USER_CREATE, object });
  }

  private async changeRole(tx: Tx, user: User, role: 'admin' | 'Hr', { origin }: Arrival): Promise<void> {
    const maxRequests = this.limitOf(role, user.numberOfRequests);
    await tx.manager.update(User, { id: user.id }, { role, maxRequests, updatedAt: this.clock.now() });
    const object = { type: 'user', id: user.id, label: `${user.email}: ${user.role} → ${role}` };
    await this.audit.record(tx, { by: null, origin, action: USER_UPDATE, object });
  }

  /** Admins have no limit; of an HR user's requests as many are left as a new one has. */
  private limitOf(role: 'admin' | 'Hr', used: number): number | null {
    return role === 'Hr' ? used + this.config.defaultMaxRequests : null;
  }
}
