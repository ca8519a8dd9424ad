import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import { AppConfig } from '../config';
import { MailTransport } from './mail-transport.port';
import type { RenderedMail } from './mail-transport.port';

const PATIENCE_MS = 15_000;

@Injectable()
export class SmtpTransport extends MailTransport implements OnModuleDestroy {
  private readonly transporter: Transporter | undefined;

  constructor(private readonly config: AppConfig) {
    super();
    if (!config.smtpUrl) return;
    const timeouts = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
    this.transporter = createTransport({ url: config.smtpUrl, pool: true, maxConnections: 3, ...timeouts });
  }

  get isConfigured(): boolean {
    return this.transporter !== undefined;
  }

  async deliver({ fromName, ...mail }: RenderedMail): Promise<void> {
    const { mailFrom, supportAddress } = this.config;
    // The address stays ours: only for it do the servers on the way know that it may send.
    const from = fromName === undefined ? mailFrom : { name: fromName, address: addressOf(mailFrom) };
    await this.transporter?.sendMail({ from, replyTo: supportAddress, ...mail });
  }

  onModuleDestroy(): void {
    this.transporter?.close();
  }
}

const addressOf = (mailbox: string): string => /<([^<>]+)>\s*$/u.exec(mailbox)?.[1] ?? mailbox;
