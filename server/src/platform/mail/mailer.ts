import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import type { Tx } from '../database';
import { KeptMails } from './kept-mails';
import { Mail } from './mail.entity';
import type { Language } from './mail-template';
import { MailTransport } from './mail-transport.port';

export interface OutgoingMail {
  to: string;
  /** Name of a registered `MailTemplate`. */
  template: string;
  language: Language;
  params: object;
}

/** Writes a mail into the outbox; it leaves by a job after the commit, so sending never delays or fails a request. */
@Injectable()
export class Mailer {
  constructor(
    private readonly clock: Clock,
    private readonly transport: MailTransport,
    private readonly kept: KeptMails,
  ) {}

  /** There is no mail server, and mails can be read in the data folder instead; never in production. */
  get isOutboxReadable(): boolean {
    return !this.transport.isConfigured && this.kept.isOpen;
  }

  /** @returns the id of the mail's row, whose status tells what became of it. */
  async send(tx: Tx, { to, template, language, params }: OutgoingMail): Promise<string> {
    const id = randomUUID();
    await tx.manager.insert(Mail, { id, recipient: to, template, language, params, createdAt: this.clock.now() });
    await tx.addJob('send-mail', { mailId: id }, { key: `mail:${id}` });
    return id;
  }
}
