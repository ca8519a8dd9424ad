import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { PasswordTicketInvalid, User } from '../user';
import { hashOf, OneTimeSecrets } from './one-time-secrets';
import { PasswordTicket, TicketPurpose } from './password-ticket.entity';

const MINUTE_MS = 60_000;
/** How long its address may be reloaded. */
const CONFIRMED_FOR_MS = 60 * MINUTE_MS;
const lifetimes: Record<TicketPurpose, number> = { reset: 10 * MINUTE_MS, welcome: 7 * 24 * 60 * MINUTE_MS };

export interface IssuedTicket {
  id: string;
  /** By which a mail finds the ticket again. */
  keyId: string;
  ticket: string;
  expiresAt: Date;
}

export interface ValidTicket {
  id: string;
  purpose: TicketPurpose;
  user: User;
}

@Injectable()
export class PasswordTickets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly secrets: OneTimeSecrets,
  ) {}

  /** The only one of its purpose from now on. */
  async issue(tx: Tx, userId: string, purpose: TicketPurpose): Promise<IssuedTicket> {
    const [id, now] = [randomUUID(), this.clock.now()];
    const { keyId } = this.secrets;
    const ticket = this.secrets.ticketOf(id, keyId);
    const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
    await tx.manager.update(PasswordTicket, { userId, purpose, usedAt: IsNull() }, { usedAt: now });
    const row = { id, userId, purpose, ticketHash: hashOf(ticket), createdAt: now, expiresAt };
    await tx.manager.insert(PasswordTicket, row);
    return { id, keyId, ticket, expiresAt };
  }

  /** Null when it is used, expired or unknown, or when its user is disabled. */
  async find(ticket: string): Promise<ValidTicket | null> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(PasswordTicket, { ticketHash: hashOf(ticket), usedAt: IsNull() });
    if (!row || row.expiresAt <= this.clock.now()) return null;
    const user = await manager.findOneBy(User, { id: row.userId, isVerified: true });
    return user && { id: row.id, purpose: row.purpose, user };
  }

  /** Of two uses at once one wins. @throws PasswordTicketInvalid */
  async use(tx: Tx, { id }: ValidTicket): Promise<void> {
    const now = this.clock.now();
    const used = await tx.manager.update(PasswordTicket, { id, usedAt: IsNull() }, { usedAt: now });
    if (used.affected !== 1) throw new PasswordTicketInvalid();
  }

  /** For the page that says so: whether somebody set a password with this ticket just now. */
  async wasJustUsed(confirmation: string): Promise<boolean> {
    const id = this.secrets.confirmedRow(confirmation);
    const row = id === null ? null : await this.dataSource.manager.findOneBy(PasswordTicket, { id });
    if (!row?.usedAt) return false;
    return this.clock.now().getTime() - row.usedAt.getTime() <= CONFIRMED_FOR_MS;
  }
}
