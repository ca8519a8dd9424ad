import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import type { PasswordTicketInfoNode } from './password.type';
import { PasswordTickets } from './password-tickets.service';

/** What the page that sets a password needs to know before it asks for one. */
@Injectable()
export class ShowPasswordTicket {
  constructor(
    private readonly tickets: PasswordTickets,
    private readonly config: AppConfig,
  ) {}

  async execute(ticket: string): Promise<PasswordTicketInfoNode> {
    const valid = await this.tickets.find(ticket);
    const minimumLength = this.config.passwordMinLength;
    return { isValid: valid !== null, purpose: valid?.purpose ?? null, minimumLength };
  }

  wasJustUsed(confirmation: string): Promise<boolean> {
    return this.tickets.wasJustUsed(confirmation);
  }
}
