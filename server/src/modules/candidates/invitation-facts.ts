import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaperSource } from '../assessments';
import { Users } from '../identity';
import { Candidate } from './candidate.entity';
import { ExamLinks } from './exam-links';
import type { InvitationFacts } from './invitation-words';
import { Invitation } from './invitation.entity';

/** What a mail about an invitation tells, read when it goes out. */
@Injectable()
export class ReadInvitationFacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PaperSource,
    private readonly users: Users,
    private readonly links: ExamLinks,
  ) {}

  async execute(invitationId: string): Promise<{ facts: InvitationFacts; url: string }> {
    const invitation = await this.dataSource.manager.findOneByOrFail(Invitation, { id: invitationId });
    return { facts: await this.factsOf(invitation), url: this.links.url(invitation) };
  }

  private async factsOf(invitation: Invitation): Promise<InvitationFacts> {
    const { candidateId, assessmentId, invitedBy, extraTimePercent, expiresAt } = invitation;
    const { firstName } = await this.dataSource.manager.findOneByOrFail(Candidate, { id: candidateId });
    const { settings, questionCount, durationSeconds } = await this.papers.outline(assessmentId);
    const { title, jobRole, configuration } = settings;
    const minutes = Math.max(1, Math.ceil((durationSeconds * (100 + extraTimePercent)) / 100 / 60));
    const inviterName = invitedBy && ((await this.users.namesOf([invitedBy])).get(invitedBy) ?? null);
    const closesAt = earlierOf(configuration.closesAt, expiresAt?.toISOString() ?? null);
    return { firstName, inviterName, title, jobRole, questionCount, minutes, opensAt: configuration.opensAt, closesAt };
  }
}

function earlierOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return new Date(one) < new Date(other) ? one : other;
}
