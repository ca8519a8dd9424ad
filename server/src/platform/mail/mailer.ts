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
    await tx.manager.query(writeMail, [id, to, language, JSON.stringify(params), ...this.valuesOf(template)]);
    return id;
  }

  /** For a statement that writes mails itself (`mailSql`). */
  valuesOf(template: OutgoingMail['template']): MailValues {
    return [template, this.clock.now(), this.isLeaving];
  }

  /** By the job that hands it over; where nobody could, and it may not lie in the data folder either, there is none. */
  private get isLeaving(): boolean {
    return this.transport.isConfigured || this.kept.isOpen;
  }
}

type MailValues = [template: string, at: Date, isLeaving: boolean];

/**
 * The parts of a statement that writes mails, its three values counted from `first`: `write` is the expression `mailed`, one for each row
 * of `from`, which tells `id`, `recipient`, `language` and `params`.
 */
export function mailSql(first: number, from: string) {
  const [template, at, isLeaving] = [0, 1, 2].map((offset) => `$${first + offset}`);
  return {
    write: `mailed as (
      insert into mails (id, recipient, template, language, params, status, created_at)
      select id, recipient, ${template}::text, language, params,
        case when ${isLeaving}::boolean then 'queued' else 'kept' end::mail_status, ${at}::timestamptz
      from ${from} returning id
    )`,
    job: `case when ${isLeaving} then (graphile_worker.add_job('send-mail', json_build_object('mailId', id),
      job_key => 'mail:' || id)).id end as job`,
  };
}

const mail = mailSql(5, 'receiver');
const writeMail = `
  with receiver (id, recipient, language, params) as (values ($1::uuid, $2::text, $3::text, $4::jsonb)), ${mail.write}
  select ${mail.job} from mailed`;
