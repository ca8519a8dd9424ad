import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock';
import type { Tx } from '../../../../platform/database';
import { Mailer } from '../../../../platform/mail';
import { Users } from '../../../identity';
import { EXPORT_READY_MAIL } from './export-ready.mail';
import type { ExportRun } from './export-runs';

const LONG_MS = 60_000;

/** Mails whoever asked for an export that they had to wait for. */
@Injectable()
export class NotifyExport {
  constructor(
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly mailer: Mailer,
  ) {}

  async execute(tx: Tx, { createdBy, requestedAt, assessmentId, assessmentTitle: title }: ExportRun): Promise<void> {
    if (this.clock.now().getTime() - requestedAt.getTime() <= LONG_MS) return;
    const receiver = await this.users.receiver(createdBy);
    if (!receiver) return;
    const { name: receiverName, email: to, language } = receiver;
    await this.mailer.send(tx, {
      to,
      language,
      template: EXPORT_READY_MAIL,
      params: { receiverName, title, assessmentId },
    });
  }
}
