import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailTemplate } from '../../platform/mail';
import type { Language, MailContent } from '../../platform/mail';
import { PaperSource } from '../assessments';
import { Users } from '../identity';
import { Candidate } from './candidate.entity';
import { ExamLinks } from './exam-links';
import { wordsOf } from './invitation-words';
import type { InvitationFacts } from './invitation-words';
import { Invitation } from './invitation.entity';

export const INVITATION_MAIL = 'invitation';

/** Tells a candidate what awaits them, and carries the link; written when it goes out, so the link is stored nowhere. */
@Injectable()
export class InvitationMail extends MailTemplate<{ invitationId: string }> {
  readonly name = INVITATION_MAIL;

  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PaperSource,
    private readonly users: Users,
    private readonly links: ExamLinks,
  ) {
    super();
  }

  async render({ invitationId }: { invitationId: string }, language: Language): Promise<MailContent> {
    const invitation = await this.dataSource.manager.findOneByOrFail(Invitation, { id: invitationId });
    const facts = await this.factsOf(invitation);
    const words = wordsOf(language);
    return {
      subject: words.subject(facts),
      heading: words.greeting(facts),
      paragraphs: [words.opening(facts), words.paper(facts), ...words.window(facts), words.advice],
      action: { label: words.action, url: this.links.url(invitation) },
      note: words.note,
    };
  }

  private async factsOf(invitation: Invitation): Promise<InvitationFacts> {
    const { candidateId, assessmentId, invitedBy, extraTimePercent } = invitation;
    const { firstName } = await this.dataSource.manager.findOneByOrFail(Candidate, { id: candidateId });
    const { settings, questionCount, durationSeconds } = await this.papers.outline(assessmentId);
    const { title, jobRole, configuration } = settings;
    const minutes = Math.max(1, Math.ceil((durationSeconds * (100 + extraTimePercent)) / 100 / 60));
    const inviterName = invitedBy && ((await this.users.namesOf([invitedBy])).get(invitedBy) ?? null);
    const { opensAt, closesAt } = configuration;
    return { firstName, inviterName, title, jobRole, questionCount, minutes, opensAt, closesAt };
  }
}
