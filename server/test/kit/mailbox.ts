import { MailTransport } from '../../src/platform/mail/mail-transport.port';
import type { RenderedMail } from '../../src/platform/mail/mail-transport.port';

/** Keeps what would have been sent: `mailbox.to('a@b.co')`. Mails leave by a job, so run the jobs first. */
export class Mailbox extends MailTransport {
  readonly isConfigured = true;
  readonly sent: RenderedMail[] = [];
  private failure: Error | undefined;

  deliver(mail: RenderedMail): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    this.sent.push(mail);
    return Promise.resolve();
  }

  empty(): void {
    this.sent.length = 0;
    this.failure = undefined;
  }

  to(address: string): RenderedMail[] {
    return this.sent.filter((mail) => mail.to === address);
  }

  /** From now on every delivery fails, until it is called with nothing. */
  failWith(failure?: Error): void {
    this.failure = failure;
  }
}
