import { Injectable } from '@nestjs/common';
import { MailTemplate } from '../../../platform/mail';
import type { Language, MailContent } from '../../../platform/mail';
import { ExamLinks } from '../../candidates';
import { SittingReceipts } from '../../exam';
import { Users } from '../../identity';
import { AfterExamQueries } from './after-exam.queries';
import { handedInContent } from './handed-in-content';
import { ReadAfterExam } from './read-after-exam';

export const HANDED_IN_MAIL = 'exam-handed-in';

/** What was received of a candidate, with the codes that prove it; read when it goes out. */
@Injectable()
export class HandedInMail extends MailTemplate<{ attemptId: string }> {
  readonly name = HANDED_IN_MAIL;

  constructor(
    private readonly queries: AfterExamQueries,
    private readonly after: ReadAfterExam,
    private readonly receipts: SittingReceipts,
    private readonly users: Users,
    private readonly links: ExamLinks,
  ) {
    super();
  }

  async render({ attemptId }: { attemptId: string }, language: Language): Promise<MailContent> {
    const row = await this.queries.ofAttempt(attemptId);
    if (!row) throw new Error('The exam is no longer submitted.');
    const { firstName, title, invitationId: id, tokenVersion, invitedBy, ownerId } = row;
    const contact = await this.users.contactOf(invitedBy ?? ownerId);
    const content = handedInContent({
      firstName,
      title,
      language,
      after: await this.after.of(row),
      receipts: await this.receipts.of(attemptId, row.submittedAt),
      timeZone: await this.users.timeZoneOf(invitedBy ?? ownerId),
      url: row.isOpen ? this.links.url({ id, tokenVersion }, row.language) : null,
      replyTo: contact?.email ?? null,
    });
    return { ...content, ownerId };
  }
}
