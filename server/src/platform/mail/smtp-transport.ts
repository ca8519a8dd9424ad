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

  async deliver(mail: RenderedMail): Promise<void> {
    await this.transporter?.sendMail({ from: this.config.mailFrom, replyTo: this.config.supportAddress, ...mail });
  }

  onModuleDestroy(): void {
    this.transporter?.close();
  }
}
