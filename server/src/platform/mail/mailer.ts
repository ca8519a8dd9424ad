import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import type { Tx } from '../database';
import { Mail } from './mail.entity';
import type { Language } from './mail-template';

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
  constructor(private readonly clock: Clock) {}

  /** @returns the id of the mail's row, whose status tells what became of it. */
  async send(tx: Tx, { to, template, language, params }: OutgoingMail): Promise<string> {
    const id = randomUUID();
    await tx.manager.insert(Mail, { id, recipient: to, template, language, params, createdAt: this.clock.now() });
    await tx.addJob('send-mail', { mailId: id }, { key: `mail:${id}` });
    return id;
  }
}
