import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config';
import type { RenderedMail } from './mail-transport.port';

/**
 * Without a mail server mails can be read in the data folder, each as a text file and as the page that a mail program
 * shows, the newest last: whoever tries the product out finds codes and links there. In production nothing is written,
 * for they would lie there in clear.
 */
@Injectable()
export class KeptMails {
  constructor(private readonly config: AppConfig) {}

  get isOpen(): boolean {
    return this.config.nodeEnv !== 'production';
  }

  async keep(id: string, { to, replyTo, subject, text, html }: RenderedMail, at: Date): Promise<void> {
    const folder = join(this.config.dataDir, 'outbox');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${at.toISOString().replaceAll(':', '-')}-${id}`);
    const head = [`To: ${to}`, ...(replyTo ? [`Reply-To: ${replyTo}`] : []), `Subject: ${subject}`].join('\n');
    await writeFile(`${path}.txt`, `${head}\n\n${text}`, { mode: 0o600 });
    await writeFile(`${path}.html`, html, { mode: 0o600 });
  }
}
