import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { queueOfUser, UnitOfWork } from '../../../platform/database';
import { PASSWORD_SET, PasswordTicketInvalid } from '../user';
import { NewPassword } from './new-password';
import { OneTimeSecrets } from './one-time-secrets';
import { PasswordTickets } from './password-tickets.service';

export interface PasswordSetting {
  ticket: string;
  password: string;
  confirmPassword: string;
}

/** Uses up a ticket, from a welcome mail or for a forgotten password. It signs nobody in. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: PasswordTickets,
    private readonly newPassword: NewPassword,
    private readonly audit: Audit,
    private readonly secrets: OneTimeSecrets,
  ) {}

  /** @returns an address part for the page that confirms it. @throws PasswordTicketInvalid, InvalidInput */
  async execute({ ticket, ...typed }: PasswordSetting, origin: RequestOrigin): Promise<string> {
    const valid = await this.tickets.find(ticket);
    if (!valid) throw new PasswordTicketInvalid();
    const { user } = valid;
    const passwordHash = await this.newPassword.hash(user, typed);
    await this.unitOfWork.run(async (tx) => {
      await queueOfUser(tx.manager, user.id);
      await this.tickets.use(tx, valid);
      // Whoever forgot the password, or lost it to somebody, also lost track of what was made with it.
      await this.newPassword.store(tx, user, passwordHash, { revokesKeys: valid.purpose === 'reset' });
      const by = { userId: user.id, name: user.name, role: user.role };
      await this.audit.record(tx, {
        by,
        origin,
        action: PASSWORD_SET,
        object: { type: 'user', id: user.id, label: user.email },
      });
    });
    return this.secrets.confirmationOf(valid.id);
  }
}
