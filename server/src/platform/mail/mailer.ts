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
    const values = this.valuesOf({ template, params });
    await tx.manager.query(writeMail, [to, language, ...values]);
    return values[0];
  }

  /** For a statement that writes the mail itself (`mailSql`). */
  valuesOf({ template, params }: Pick<OutgoingMail, 'template' | 'params'>): MailValues {
    return [randomUUID(), template, JSON.stringify(params), this.clock.now(), this.isLeaving];
  }

  /** By the job that hands it over; where nobody could, and it may not lie in the data folder either, there is none. */
  private get isLeaving(): boolean {
    return this.transport.isConfigured || this.kept.isOpen;
  }
}

type MailValues = [id: string, template: string, params: string, at: Date, isLeaving: boolean];

/**
 * The parts of a statement that writes a mail, its five values counted from `first`: `write` is the expression `mailed`, for the one row of
 * `from`, which tells `recipient` and `language`.
 */
export function mailSql(first: number, from: string) {
  const [id, template, params, at, isLeaving] = [0, 1, 2, 3, 4].map((offset) => `$${first + offset}`);
  return {
    write: `mailed as (
      insert into mails (id, recipient, template, language, params, status, created_at)
      select ${id}::uuid, recipient, ${template}::text, language, ${params}::jsonb,
        case when ${isLeaving}::boolean then 'queued' else 'kept' end::mail_status, ${at}::timestamptz
      from ${from} returning id
    )`,
    job: `case when ${isLeaving} then (graphile_worker.add_job('send-mail', json_build_object('mailId', id),
      job_key => 'mail:' || id)).id end as job`,
  };
}

const mail = mailSql(3, 'receiver');
const writeMail = `
  with receiver (recipient, language) as (values ($1::text, $2::text)), ${mail.write} select ${mail.job} from mailed`;
