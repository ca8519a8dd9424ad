import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { JobHandler } from '../../../platform/jobs';
import { InvitationExpired } from '../candidates.events';

const AT_ONCE = 500;

/** Who holds one of them waits for the next round: staff may just be giving it another date. */
const expire = `
  update invitations set expired_at = $1 where id in (
    select id from invitations
    where stage = 'Invited' and expires_at <= $1 and expired_at is null and revoked_at is null
    order by id limit $2 for update skip locked
  ) returning id`;

/** Notes once of each invitation that its time is over, and tells it. The exam itself looks at the date and not at the note. */
@Injectable()
export class ExpireInvitations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  @JobHandler('expire-invitations', { cron: '* * * * *' })
  async execute(): Promise<void> {
    while ((await this.expireSome()) === AT_ONCE);
  }

  private expireSome(): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const [expired] = await tx.manager.query<[{ id: string }[], number]>(expire, [this.clock.now(), AT_ONCE]);
      for (const { id: invitationId } of expired) tx.publish(new InvitationExpired({ invitationId }));
      return expired.length;
    });
  }
}
