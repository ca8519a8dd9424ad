import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { PaperSource, saidSettings, sittingLanguage } from '../../assessments';
import type { ContentLanguage } from '../../questions';
import type { PaperSettings } from '../../assessments';
import { Brands, Users } from '../../identity';
import { Candidate } from '../candidate.entity';
import { ExamLinks } from '../exam-links';
import { Invitation } from '../invitation.entity';
import type { InvitationFacts, InvitationLinks, Inviter } from './invitation-facts';

interface ReadFacts {
  assessmentId: string;
  facts: InvitationFacts;
  links: InvitationLinks;
}

/** What a mail about an invitation tells, read when it goes out. */
@Injectable()
export class ReadInvitationFacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly papers: PaperSource,
    private readonly users: Users,
    private readonly links: ExamLinks,
    private readonly brands: Brands,
  ) {}

  async execute(invitationId: string): Promise<ReadFacts> {
    const invitation = await this.dataSource.manager.findOneByOrFail(Invitation, { id: invitationId });
    const facts = await this.factsOf(invitation);
    const language = invitation.language ?? facts.language;
    const exam = this.links.url(invitation, language);
    const { assessmentId } = invitation;
    return { assessmentId, facts, links: { exam, deviceCheck: this.links.deviceCheckUrl(invitation, language) } };
  }

  /** As if the viewer were invited by themselves, without extra time and without a window. */
  async example(viewer: Viewer, assessmentId: string, language: ContentLanguage): Promise<InvitationFacts> {
    const { settings, questionCount, durationSeconds, demands } = await this.papers.outline(assessmentId);
    const { userId, name } = viewer;
    return {
      ownerId: settings.ownerId,
      firstName: name.split(' ')[0] ?? name,
      questionCount,
      demands,
      totalSeconds: durationSeconds,
      baseSeconds: durationSeconds,
      extraTimePercent: 0,
      ...textsOf(settings, language),
      ...windowOf({ opensAt: null, expiresAt: null }, settings.configuration),
      inviter: await this.inviterOf(userId, settings),
      timeZone: await this.users.timeZoneOf(userId),
      supportAddress: this.brands.of(settings.ownerId).supportAddress,
    };
  }

  private async factsOf(invitation: Invitation): Promise<InvitationFacts> {
    const { candidateId, assessmentId, invitedBy, extraTimePercent } = invitation;
    const { firstName } = await this.dataSource.manager.findOneByOrFail(Candidate, { id: candidateId });
    const { settings, questionCount, durationSeconds, demands } = await this.papers.outline(assessmentId);
    const totalSeconds = Math.ceil((durationSeconds * (100 + extraTimePercent)) / 100);
    return {
      ownerId: invitation.ownerId,
      firstName,
      questionCount,
      totalSeconds,
      baseSeconds: durationSeconds,
      extraTimePercent,
      ...textsOf(settings, sittingLanguage(settings, invitation.language)),
      ...windowOf(invitation, settings.configuration),
      inviter: await this.inviterOf(invitedBy, settings),
      timeZone: invitedBy && (await this.users.timeZoneOf(invitedBy)),
      demands,
      supportAddress: this.brands.of(invitation.ownerId).supportAddress,
    };
  }

  /** Somebody who belongs to no company invites for that of the assessment's owner. */
  private async inviterOf(invitedBy: string | null, { ownerId }: PaperSettings): Promise<Inviter | null> {
    const inviter = invitedBy && (await this.users.contactOf(invitedBy));
    if (!inviter) return null;
    const companyName = inviter.companyName ?? (await this.users.contactOf(ownerId))?.companyName ?? null;
    return { ...inviter, companyName };
  }
}

function textsOf(settings: PaperSettings, language: ContentLanguage) {
  const { title, jobRole } = saidSettings(settings, language);
  const {
    proctoring,
    configuration: { allowBack: mayGoBack },
  } = settings;
  return { title, jobRole, language, proctoring, mayGoBack };
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
