import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';
import { Mailer } from '../../../platform/mail';
import { ORGANIZATION_ID, Users } from '../../identity';
import { KEY_EXPIRING_MAIL } from './key-expiring.mail';

const WARNED_DAYS = 7;

interface Expiring {
  id: string;
  ownerId: string;
  keyName: string;
  expiresAt: Date;
}

const expiring = `select id, owner_id as "ownerId", name as "keyName", expires_at as "expiresAt" from api_keys
  where revoked_at is null and expiry_told_at is null
    and expires_at > $1::timestamptz and expires_at <= $1::timestamptz + make_interval(days => $2) order by id`;
const noteTold = 'update api_keys set expiry_told_at = $2 where id = $1 and expiry_told_at is null returning id';

/** Tells the owner of a key, and of one of the organization every super-admin, a week before it ends. */
@Injectable()
export class WarnOfExpiry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {}

  @JobHandler('warn-of-expiring-keys', { cron: '17 5 * * *' })
  async execute(): Promise<void> {
    const found = await this.dataSource.query<Expiring[]>(expiring, [this.clock.now(), WARNED_DAYS]);
    for (const key of found) await this.warn(key);
  }

  private async warn({ id, ownerId, keyName, expiresAt }: Expiring): Promise<void> {
    const isOfOrganization = ownerId === ORGANIZATION_ID;
    const owner = isOfOrganization ? null : await this.users.receiver(ownerId);
    const receivers = isOfOrganization ? await this.users.superAdmins() : owner ? [owner] : [];
    await this.unitOfWork.run(async (tx) => {
      const [told] = await tx.manager.query<[unknown[], number]>(noteTold, [id, this.clock.now()]);
      if (told.length === 0) return;
      for (const { name, email, language } of receivers) {
        const params = { name, keyName, expiresAt: expiresAt.toISOString(), isOfOrganization };
        await this.mailer.send(tx, { to: email, template: KEY_EXPIRING_MAIL, language, params });
      }
    });
  }
}
