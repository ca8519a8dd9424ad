import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { AttemptsQueries } from './attempts.queries';
import type { OwnedAttempt } from './attempts.queries';
import type { ShownAttempt } from './shown-attempt';

/** Many calls of one turn of the event loop are one query; remembers nothing. */
@Injectable()
export class AttemptLoader {
  private readonly attempts = new DataLoader((ids: readonly string[]) => this.loadByIds(ids), { cache: false });
  private readonly ofInvitations = new DataLoader((ids: readonly string[]) => this.loadOfInvitations(ids), {
    cache: false,
  });

  constructor(private readonly queries: AttemptsQueries) {}

  /** With its owner, who decides whether somebody may see it. */
  byId(id: string): Promise<OwnedAttempt | null> {
    return this.attempts.load(id);
  }

  /** Null before the start. Whoever asks may see the invitation. */
  async ofInvitation(invitationId: string): Promise<ShownAttempt | null> {
    return (await this.ofInvitations.load(invitationId))?.attempt ?? null;
  }

  private async loadByIds(ids: readonly string[]): Promise<(OwnedAttempt | null)[]> {
    const found = await this.queries.ofIds([...new Set(ids)]);
    const byId = new Map(found.map((owned) => [owned.attempt.id, owned]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  private async loadOfInvitations(ids: readonly string[]): Promise<(OwnedAttempt | null)[]> {
    const found = await this.queries.ofInvitations([...new Set(ids)]);
    const byInvitation = new Map(found.map((owned) => [owned.attempt.invitationId, owned]));
    return ids.map((id) => byInvitation.get(id) ?? null);
  }
}
