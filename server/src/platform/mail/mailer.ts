import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import type { Tx } from '../database';
import { KeptMails } from './kept-mails';
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
    const values = [id, to, template, language, JSON.stringify(params), this.clock.now(), this.isLeaving];
    await tx.manager.query(writeMail, values);
    return id;
  }

  /** By the job that hands it over; where nobody could, and it may not lie in the data folder either, there is none. */
  private get isLeaving(): boolean {
    return this.transport.isConfigured || this.kept.isOpen;
  }
}

const writeMail = `
  with written as (
    insert into mails (id, recipient, template, language, params, status, created_at)
    values ($1, $2, $3, $4, $5, case when $7::boolean then 'queued' else 'kept' end::mail_status, $6) returning id
  )
  select graphile_worker.add_job('send-mail', json_build_object('mailId', id), job_key => 'mail:' || id) as job
  from written where $7::boolean`;
