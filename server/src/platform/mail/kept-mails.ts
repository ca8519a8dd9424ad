import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config';
import type { RenderedMail } from './mail-transport.port';

/**
 * Without a mail server mails can be read in the data folder, one text file each, the newest last: whoever tries the
 * product out finds codes and links there. In production nothing is written, for they would lie there in clear.
 */
@Injectable()
export class KeptMails {
  constructor(private readonly config: AppConfig) {}

  get isOpen(): boolean {
    return this.config.nodeEnv !== 'production';
  }

  async keep(id: string, { to, subject, text }: RenderedMail, at: Date): Promise<void> {
    const folder = join(this.config.dataDir, 'outbox');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${at.toISOString().replaceAll(':', '-')}-${id}.txt`;
    await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 });
  }
}
