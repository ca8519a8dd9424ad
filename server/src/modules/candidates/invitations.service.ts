import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { DataSource, In } from 'typeorm';
import type { Viewer } from '../../platform/access';
import { encodeCursor } from '../../platform/graphql';
import type { ConnectionOf } from '../../platform/graphql';
import { connectionOfIds } from '../../platform/listing';
import { Assessments } from '../assessments';
import { InvitationNotFound } from './candidates.errors';
import { Invitation } from './invitation.entity';
import type { InvitationsArgs, InvitationsOf } from './invitations.args';
import { InvitationsQueries } from './invitations.queries';

const MOST_ON_A_PAGE = 100;

@Injectable()
export class Invitations {
  private readonly loader = new DataLoader((ids: readonly string[]) => this.loadByIds(ids), { cache: false });

  constructor(
    private readonly dataSource: DataSource,
    private readonly assessments: Assessments,
    private readonly queries: InvitationsQueries,
  ) {}

  /** @throws AssessmentNotFound also when it is there, but not for this viewer. */
  async list(viewer: Viewer, assessmentId: string, args: InvitationsArgs): Promise<ConnectionOf<Invitation>> {
    await this.assessments.find(viewer, assessmentId);
    const page = await this.queries.pageOfInvitations(assessmentId, args);
    return connectionOfIds(page, args.after, (ids) => this.byIds(ids));
  }

  /** Without regard to the scope, for records that refer to it; many calls in one turn are one query. */
  byId(id: string): Promise<Invitation | null> {
    return this.loader.load(id);
  }

  /** All that the list shows on all its pages, in its order. The caller knows that the viewer may see the assessment. */
  async listedIds(args: Omit<InvitationsOf, 'first' | 'after'>): Promise<string[]> {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const { rows, size } = await this.queries.pageOfInvitations(args.assessmentId, {
        ...args,
        first: MOST_ON_A_PAGE,
        ...(after && { after }),
      });
      ids.push(...rows.slice(0, size).map(({ id }) => id));
      const last = rows.length > size ? rows[size - 1] : undefined;
      after = last ? encodeCursor([last.key, last.id]) : undefined;
    } while (after !== undefined);
    return ids;
  }

  /** Of one candidate to one assessment, without regard to the scope. */
  between(assessmentId: string, candidateId: string): Promise<Invitation | null> {
    return this.dataSource.manager.findOneBy(Invitation, { assessmentId, candidateId });
  }

  /** Of those that the viewer sent. @throws InvitationNotFound */
  async byExternalId({ userId: invitedBy }: Viewer, externalId: string): Promise<Invitation> {
    const order = { cancelledAt: { direction: 'DESC', nulls: 'FIRST' }, id: 'ASC' } as const;
    const found = await this.dataSource.manager.findOne(Invitation, { where: { invitedBy, externalId }, order });
    if (!found) throw new InvitationNotFound();
    return found;
  }

  /** In the order asked for, without regard to the scope. */
  async byIds(ids: readonly string[]): Promise<Invitation[]> {
    return (await this.loadByIds(ids)).filter((invitation) => invitation !== null);
  }

  private async loadByIds(ids: readonly string[]): Promise<(Invitation | null)[]> {
    const found = await this.dataSource.manager.findBy(Invitation, { id: In([...new Set(ids)]) });
    const byId = new Map(found.map((invitation) => [invitation.id, invitation]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
