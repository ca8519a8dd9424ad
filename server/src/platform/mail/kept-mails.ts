import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config';
import { JobHandler } from '../jobs';
import type { RenderedMail } from './mail-transport.port';

export const FORGET_KEPT_MAILS = 'forget-kept-mails';

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
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, `${at.toISOString().replaceAll(':', '-')}-${id}`);
    const head = [`To: ${to}`, ...(replyTo ? [`Reply-To: ${replyTo}`] : []), `Subject: ${subject}`].join('\n');
    await writeFile(`${path}.txt`, `${head}\n\n${text}`, { mode: 0o600 });
    await writeFile(`${path}.html`, html, { mode: 0o600 });
  }

  /** Of mails whose rows are gone nothing stays, whether they may be written now or could be once. */
  @JobHandler(FORGET_KEPT_MAILS)
  async forget({ mailIds }: { mailIds: readonly string[] }): Promise<void> {
    if (!existsSync(this.folder)) return;
    for (const name of await readdir(this.folder)) {
      if (mailIds.some((id) => name.includes(id))) await rm(join(this.folder, name), { force: true });
    }
  }

  private get folder(): string {
    return join(this.config.dataDir, 'outbox');
  }
}
