import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { PasswordTickets } from './password-tickets.service';
import type { TicketPurpose } from './password-ticket.entity';

export interface PasswordTicketInfo {
  isValid: boolean;
  purpose: TicketPurpose | null;
  minimumLength: number;
}

/** What the page that sets a password needs to know before it asks for one. */
@Injectable()
export class ShowPasswordTicket {
  constructor(
    private readonly tickets: PasswordTickets,
    private readonly config: AppConfig,
  ) {}

  async execute(ticket: string): Promise<PasswordTicketInfo> {
    const valid = await this.tickets.find(ticket);
    const minimumLength = this.config.passwordMinLength;
    return { isValid: valid !== null, purpose: valid?.purpose ?? null, minimumLength };
  }

  wasJustUsed(confirmation: string): Promise<boolean> {
    return this.tickets.wasJustUsed(confirmation);
  }
}
