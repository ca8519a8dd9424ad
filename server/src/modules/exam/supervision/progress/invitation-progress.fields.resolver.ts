import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { InvitationNode } from '../../../candidates';
import { AttemptProgressQueries } from './attempt-progress.queries';
import { AttemptProgressNode } from './attempt-progress.type';

/** Gives an invitation its progress; who may see the invitation has been decided where it came from. */
@Resolver(() => InvitationNode)
export class InvitationProgressFieldsResolver {
  private readonly progress = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly queries: AttemptProgressQueries) {}

  @ResolveField('progress', () => AttemptProgressNode, { nullable: true, description: 'Null before the start.' })
  progressOf(@Parent() { id }: InvitationNode): Promise<AttemptProgressNode | null> {
    return this.progress.load(id);
  }

  private async load(invitationIds: readonly string[]): Promise<(AttemptProgressNode | null)[]> {
    const rows = await this.queries.ofInvitations(invitationIds);
    const byInvitation = new Map(rows.map(({ progress }) => [progress.invitationId, progress]));
    return invitationIds.map((id) => byInvitation.get(id) ?? null);
  }
}
