import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import type { MailStatusValue } from '../../platform/mail';
import { Candidate } from './candidate.entity';
import { InvitationsQueries } from './invitations.queries';
import type { InvitationFunnel } from './invitations.queries';

const nobody: InvitationFunnel = { invited: 0, notStarted: 0, enrolled: 0, completed: 0 };

/** What belongs to invitations. The loaders gather the keys of one turn of the event loop and remember nothing. */
@Injectable()
export class InvitationLoader {
  private readonly candidates = new DataLoader((ids: readonly string[]) => this.loadCandidates(ids), { cache: false });
  private readonly statuses = new DataLoader((ids: readonly string[]) => this.loadStatuses(ids), { cache: false });
  private readonly reminders = new DataLoader((ids: readonly string[]) => this.loadReminders(ids), { cache: false });
  private readonly funnels = new DataLoader((ids: readonly string[]) => this.loadFunnels(ids), { cache: false });
  private readonly externalIds = new DataLoader((ids: readonly string[]) => this.loadExternalIds(ids), {
    cache: false,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: InvitationsQueries,
  ) {}

  candidate(id: string): Promise<Candidate> {
    return this.candidates.load(id);
  }

  mailStatus(mailId: string): Promise<MailStatusValue> {
    return this.statuses.load(mailId);
  }

  remindedAt(invitationId: string): Promise<Date | null> {
    return this.reminders.load(invitationId);
  }

  externalIdOfAttempt(attemptId: string): Promise<string | null> {
    return this.externalIds.load(attemptId);
  }

  funnelOf(assessmentId: string): Promise<InvitationFunnel> {
    return this.funnels.load(assessmentId);
  }

  private async loadCandidates(ids: readonly string[]): Promise<(Candidate | Error)[]> {
    const found = await this.dataSource.manager.findBy(Candidate, { id: In([...ids]) });
    const byId = new Map(found.map((candidate) => [candidate.id, candidate]));
    return ids.map((id) => byId.get(id) ?? new Error(`There is no candidate ${id}.`));
  }

  private async loadStatuses(ids: readonly string[]): Promise<MailStatusValue[]> {
    const statuses = await this.queries.mailStatuses(ids);
    return ids.map((id) => statuses.get(id) ?? 'queued');
  }

  private async loadReminders(ids: readonly string[]): Promise<(Date | null)[]> {
    const moments = await this.queries.remindedAt(ids);
    return ids.map((id) => moments.get(id) ?? null);
  }

  private async loadExternalIds(attemptIds: readonly string[]): Promise<(string | null)[]> {
    const found = await this.queries.externalIdsOfAttempts(attemptIds);
    return attemptIds.map((id) => found.get(id) ?? null);
  }

  private async loadFunnels(ids: readonly string[]): Promise<InvitationFunnel[]> {
    const funnels = await this.queries.funnelsOf(ids);
    return ids.map((id) => funnels.get(id) ?? nobody);
  }
}
