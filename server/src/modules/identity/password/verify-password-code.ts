import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { BoundedAudit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { queueOfUser, UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { addressGroup } from '../../../platform/network';
import { foldDigits } from '../../../platform/text';
import { PASSWORD_VERIFY_CODE, PasswordCodeWrong, User } from '../user';
import { Passwords } from './passwords.service';
import { hashOf } from './one-time-secrets';
import { PasswordCode } from './password-code.entity';
import { PasswordLimits } from './password-limits';
import { PasswordTickets } from './password-tickets.service';
import type { IssuedTicket } from './password-tickets.service';

const MAX_TRIES = 5;

interface ClaimedCode {
  id: string;
  email: string;
  codeHash: string;
}

/** Counted before it is compared, so that guesses sent at once count too. */
const claimTry = `
  with claimed as (
    update password_codes set tries = tries + 1
    where request_hash = $1 and tries < $2 and used_at is null and voided_at is null and expires_at > $3
    returning id, email, code_hash
  )
  select id, email, code_hash as "codeHash" from claimed`;

/** A right code becomes a ticket; everything else gets one answer, after one time. */
@Injectable()
export class VerifyPasswordCode {
  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly tickets: PasswordTickets,
    private readonly limits: PasswordLimits,
    private readonly audit: BoundedAudit,
  ) {}

  /** @throws PasswordCodeWrong */
  async execute(requestId: string, given: string, origin: RequestOrigin): Promise<IssuedTicket> {
    await this.limits.codeTries.count(addressGroup(origin.ip));
    const code = await this.claim(requestId);
    const typed = foldDigits(given).replace(/\s/g, '');
    const isRight = await this.passwords.matches(requestId + typed, code?.codeHash);
    const ticket = code && isRight ? await this.unitOfWork.run((tx) => this.exchange(tx, code)) : null;
    const object = { type: 'user', label: code?.email ?? null };
    const outcome = ticket ? 'done' : 'failed';
    await this.audit.record({ by: null, origin, action: PASSWORD_VERIFY_CODE, object, outcome });
    if (!ticket) throw new PasswordCodeWrong();
    return ticket;
  }

  private async claim(requestId: string): Promise<ClaimedCode | undefined> {
    const values = [hashOf(requestId), MAX_TRIES, this.clock.now()];
    const [claimed] = await this.unitOfWork.run(({ manager }) => manager.query<ClaimedCode[]>(claimTry, values));
    return claimed;
  }

  private async exchange(tx: Tx, { id, email }: ClaimedCode): Promise<IssuedTicket | null> {
    const now = this.clock.now();
    const query = tx.manager.createQueryBuilder(User, 'u').where('lower(u.email) = :email', { email });
    const user = await query.andWhere('u.isVerified').getOne();
    if (user) await queueOfUser(tx.manager, user.id);
    const used = await tx.manager.update(PasswordCode, { id, usedAt: IsNull(), voidedAt: IsNull() }, { usedAt: now });
    return user && used.affected === 1 ? this.tickets.issue(tx, user.id, 'reset') : null;
  }
}
