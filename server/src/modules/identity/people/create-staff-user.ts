import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { violates } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import type { ContentLanguage } from '../../../platform/graphql';
import { Mailer } from '../../../platform/mail';
import { USER_CREATE, StaffEmailTaken, User } from '../user';
import { WELCOME_MAIL, PasswordTickets } from '../password';

export interface NewStaffUser {
  role: 'admin' | 'Hr';
  name: string;
  /** Lower case. */
  email: string;
  phone?: string;
  companyName?: string;
  companySize?: number;
  /** Null: not limited. */
  maxRequests: number | null;
  language: ContentLanguage;
}

/** Makes a user without a password, and mails the link by which they set one. */
@Injectable()
export class CreateStaffUser {
  constructor(
    private readonly clock: Clock,
    private readonly tickets: PasswordTickets,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {}

  /** @throws StaffEmailTaken */
  async execute(tx: Tx, by: Viewer, origin: RequestOrigin, { language, ...given }: NewStaffUser): Promise<User> {
    const [id, now] = [randomUUID(), this.clock.now()];
    const dates = { createdAt: now, updatedAt: now };
    await insertUser(tx, { ...given, id, settings: { language }, createdBy: by.userId, ...dates });
    const { id: ticketId, keyId } = await this.tickets.issue(tx, id, 'welcome');
    const { name, email } = given;
    await this.mailer.send(tx, {
      to: email,
      template: WELCOME_MAIL,
      language,
      params: { ticketId, keyId, name, email },
    });
    await this.audit.record(tx, { by, origin, action: USER_CREATE, object: { type: 'user', id, label: email } });
    return tx.manager.findOneByOrFail(User, { id });
  }
}

async function insertUser(tx: Tx, user: Partial<User>): Promise<void> {
  try {
    await tx.manager.insert(User, user);
  } catch (error) {
    if (violates(error, 'users_one_per_email')) throw new StaffEmailTaken({ email: user.email ?? '' });
    throw error;
  }
}
