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
    const { candidateId, assessmentId, invitedBy, extraTimePercent } = invitation;
    const { firstName } = await this.dataSource.manager.findOneByOrFail(Candidate, { id: candidateId });
    const { settings, questionCount, durationSeconds } = await this.papers.outline(assessmentId);
    const { title, jobRole, configuration } = settings;
    const minutes = Math.max(1, Math.ceil((durationSeconds * (100 + extraTimePercent)) / 100 / 60));
    const inviterName = invitedBy && ((await this.users.namesOf([invitedBy])).get(invitedBy) ?? null);
    const timeZone = invitedBy && (await this.users.timeZoneOf(invitedBy));
    const window = windowOf(invitation, configuration);
    return { firstName, inviterName, title, jobRole, questionCount, minutes, timeZone, ...window };
  }
}

/** Where both the invitation and its assessment are open. */
function windowOf(
  { opensAt, expiresAt }: Pick<Invitation, 'opensAt' | 'expiresAt'>,
  configuration: { opensAt: string | null; closesAt: string | null },
): Pick<InvitationFacts, 'opensAt' | 'closesAt'> {
  const starts = momentsOf(opensAt, configuration.opensAt);
  const ends = momentsOf(expiresAt, configuration.closesAt);
  return { opensAt: starts.at(-1) ?? null, closesAt: ends[0] ?? null };
}

/** Those that are set, the earliest first. */
function momentsOf(own: Date | null, iso: string | null): string[] {
  return [own?.toISOString(), iso && new Date(iso).toISOString()].filter((moment) => typeof moment === 'string').sort();
}
