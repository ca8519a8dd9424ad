import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock';
import { withNamedStatements } from '../database';
import { ProviderCatalogue } from '../discovery';
import { JobHandler } from '../jobs';
import { renderMail } from './render-mail';
import { KeptMails } from './kept-mails';
import { Mail } from './mail.entity';
import type { MailStatusValue } from './mail.entity';
import { MailBrands } from './mail-brand.port';
import { MailTakenBack, MailTemplate } from './mail-template';
import { MailTransport } from './mail-transport.port';

/** Past this many tries the mail counts as failed; the queue's back-off spreads them over some sixteen hours. */
const MAX_ATTEMPTS = 12;

/** Delivers one mail of the outbox. A try that fails is noted on the row and repeated by the queue. */
@Injectable()
export class SendMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly transport: MailTransport,
    private readonly catalogue: ProviderCatalogue,
    private readonly kept: KeptMails,
  ) {}

  @JobHandler('send-mail')
  execute({ mailId }: { mailId: string }): Promise<void> {
    return withNamedStatements(() => this.send(mailId));
  }

  private async send(mailId: string): Promise<void> {
    const mail = await this.dataSource.manager.findOneBy(Mail, { id: mailId });
    if (!mail || mail.status === 'sent' || mail.status === 'failed') return;
    try {
      await (this.transport.isConfigured ? this.deliver(mail) : this.keep(mail));
    } catch (error) {
      if (!(error instanceof MailTakenBack)) throw error;
      await this.dataSource.manager.delete(Mail, { id: mail.id });
    }
  }

  private async deliver(mail: Mail): Promise<void> {
    try {
      await this.transport.deliver(await this.render(mail));
    } catch (error) {
      if (error instanceof MailTakenBack) throw error;
      const attempts = await this.noteFailure(mail, error);
      if (attempts < MAX_ATTEMPTS) throw error;
      return;
    }
    await this.mark(mail, 'sent', this.clock.now());
  }

  private async keep(mail: Mail): Promise<void> {
    if (this.kept.isOpen) await this.kept.keep(mail.id, await this.render(mail), mail.createdAt);
    // Erased while it was written: nobody else knows of the file.
    if (!(await this.mark(mail, 'kept'))) await this.kept.forget({ mailIds: [mail.id] });
  }

  private async render(mail: Mail) {
    const template = this.catalogue.instancesOf(MailTemplate).find(({ name }) => name === mail.template);
    if (!template) throw new Error(`There is no mail template named ${mail.template}.`);
    const content = await template.render(mail.params, mail.language);
    const [brands] = this.catalogue.instancesOf(MailBrands);
    const brand = brands?.mailBrand(content.ownerId ?? null, mail.language);
    return { to: mail.recipient, ...renderMail(content, mail.language, brand) };
  }

  private async noteFailure(mail: Mail, error: unknown): Promise<number> {
    const attempts = mail.attempts + 1;
    const status = attempts < MAX_ATTEMPTS ? 'queued' : 'failed';
    const lastError = error instanceof Error ? error.message : String(error);
    await this.dataSource.manager.update(Mail, { id: mail.id }, { attempts, status, lastError });
    return attempts;
  }

  /** @returns whether it is still there. */
  private async mark(mail: Mail, status: MailStatusValue, sentAt: Date | null = null): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(Mail, { id: mail.id }, { status, sentAt });
    return affected === 1;
  }
}
