import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import { FieldScope } from '../../../platform/access';
import { InvitationNode } from '../../candidates';
import { AccommodationRequest } from './accommodation-request.entity';
import { AccommodationRequestNode } from './accommodation-request.type';

/** Gives an invitation what its candidate asked for; who may see the invitation has been decided where it came from. */
@Resolver(() => InvitationNode)
export class AccommodationFieldsResolver {
  private readonly requests = new DataLoader((ids: readonly string[]) => this.load(ids), { cache: false });

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('accommodation', () => AccommodationRequestNode, {
    nullable: true,
    description: 'What the candidate asked for before the exam; null when nothing was.',
  })
  @FieldScope('INVITE')
  accommodationOf(@Parent() { id }: InvitationNode): Promise<AccommodationRequestNode | null> {
    return this.requests.load(id);
  }

  private async load(ids: readonly string[]): Promise<(AccommodationRequest | null)[]> {
    const rows = await this.dataSource.manager.findBy(AccommodationRequest, { invitationId: In([...ids]) });
    const byInvitation = new Map(rows.map((row) => [row.invitationId, row]));
    return ids.map((id) => byInvitation.get(id) ?? null);
  }
}
