import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { RequestOrigin, Staff } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { Overtaken } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { Assessment, Assessments, unavailability } from '../../assessments';
import { CancelInvitations, InvitationLife, InviteCandidates, normalisePhone } from '../../candidates';
import { WebhookTargets } from '../webhooks/webhook-targets';
import type { OrderStanding } from './order-standing';
import type { TrackingConnection } from './tracking-connection.entity';
import { TrackingOrderDone, TrackingOrderNotFound } from './tracking.errors';
import { TrackingQueries } from './tracking.queries';

const MOST_OFFERS = 1_000;

export interface Ordered {
  assessmentId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  callbackUrl: string | null;
  profileUrl: string | null;
  foreignId: string | null;
}

/** What every tracking system wants, whatever it calls it: what there is, one for a candidate, how far it is, never mind. */
@Injectable()
export class TakeOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly scope: OwnerScope,
    private readonly assessments: Assessments,
    private readonly invite: InviteCandidates,
    private readonly invitations: InvitationLife,
    private readonly cancelInvitations: CancelInvitations,
    private readonly targets: WebhookTargets,
    private readonly queries: TrackingQueries,
  ) {}

  /** To which somebody can be invited now, by title. */
  async offers(viewer: Viewer): Promise<Assessment[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(Assessment, 'assessment')
      .where('assessment.publishedAt is not null')
      .orderBy('assessment.title')
      .addOrderBy('assessment.id')
      .limit(MOST_OFFERS);
    const found = await this.scope.where(query, viewer, 'assessment').getMany();
    const now = this.clock.now();
    return found.filter((assessment) => unavailability(assessment, now) === null);
  }

  /** Somebody who is invited already is not invited again: the order follows that invitation. @returns the id of the order. */
  async order(viewer: Viewer, { id: connectionId }: TrackingConnection, given: Ordered): Promise<string> {
    const { assessmentId, callbackUrl, profileUrl, foreignId } = given;
    const problem = callbackUrl === null ? null : await this.targets.problemOf(callbackUrl);
    if (problem) throw InvalidInput.at('url', problem);
    await this.assessments.find(viewer, assessmentId);
    const invitationId =
      (await this.queries.knownInvitation(assessmentId, given.email)) ?? (await this.inviteOne(viewer, given));
    const at = this.clock.now();
    return this.queries.addOrder({ connectionId, invitationId, callbackUrl, profileUrl, foreignId, at });
  }

  /** @throws TrackingOrderNotFound */
  async standing({ id }: TrackingConnection, orderId: string): Promise<OrderStanding> {
    const found = isUUID(orderId) ? await this.queries.ofOrder(id, orderId) : null;
    if (!found) throw new TrackingOrderNotFound();
    return found;
  }

  /** Also of an exam that is being sat; doing it twice changes nothing. @throws TrackingOrderNotFound, TrackingOrderDone */
  async cancel(viewer: Viewer, origin: RequestOrigin, connection: TrackingConnection, orderId: string): Promise<void> {
    const { state } = await this.standing(connection, orderId);
    if (state === 'cancelled') return;
    if (['submitted', 'under_review', 'complete'].includes(state)) throw new TrackingOrderDone();
    try {
      await this.takeBack({ viewer, origin }, orderId);
    } catch (error) {
      // The same call at the same moment has done it; the invitation may be that of a new order by now.
      if (!(error instanceof Overtaken)) throw error;
    }
  }

  /** The order with its invitation, in one transaction: neither is cancelled without the other. */
  private async takeBack(staff: Staff, orderId: string): Promise<void> {
    const invitationId = await this.queries.invitationOf(orderId);
    const ids = invitationId ? [invitationId] : [];
    // Told by nobody to the one who asked for it: when the event is heard, the order is cancelled.
    const cancelOrder = ({ manager }: Tx) => this.queries.cancelOrder(manager, orderId, this.clock.now());
    const { changed } = await this.cancelInvitations.execute(staff, ids, async (tx, cancelled) => {
      if (cancelled.length > 0) await cancelOrder(tx);
    });
    if (changed.length === 0) await this.invitations.revoke(staff, { invitationIds: ids }, cancelOrder);
  }

  /** A number that nobody can read is no reason to refuse the person. */
  private async inviteOne(viewer: Viewer, { assessmentId, firstName, lastName, email, phone }: Ordered) {
    const readable = phone === null ? null : normalisePhone(phone);
    const candidates = [{ firstName, lastName, email, phone: readable }];
    const { invitationIds } = await this.invite.execute(viewer, { assessmentId, candidates });
    return invitationIds[0] ?? '';
  }
}
