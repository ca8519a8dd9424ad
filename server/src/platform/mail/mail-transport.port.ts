export interface RenderedMail {
  to: string;
  /** Absent: support. */
  replyTo?: string;
  /** Absent: the product's. */
  fromName?: string;
  subject: string;
  html: string;
  text: string;
}

/** The way out of the process; tests replace it. */
export abstract class MailTransport {
  /** False: there is no mail server, mails stay in the outbox table. */
  abstract readonly isConfigured: boolean;
  abstract deliver(mail: RenderedMail): Promise<void>;
}
