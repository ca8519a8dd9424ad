import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { RequestOrigin, Staff } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { Overtaken, UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { DomainError, InvalidInput } from '../../../platform/errors';
import { Assessment, Assessments, unavailability } from '../../assessments';
import { CancelInvitations, InvitationLife, InviteCandidates, normalisePhone } from '../../candidates';
import { WebhookTargets } from '../webhooks/webhook-targets';
import type { OrderStanding } from './order-standing';
import { ReportOrders } from './report-orders';
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
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly scope: OwnerScope,
    private readonly assessments: Assessments,
    private readonly invite: InviteCandidates,
    private readonly invitations: InvitationLife,
    private readonly cancelInvitations: CancelInvitations,
    private readonly targets: WebhookTargets,
    private readonly queries: TrackingQueries,
    private readonly reports: ReportOrders,
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

  /**
   * Somebody who is invited already is not invited again: the order follows that invitation, and what that has come to is told at once.
   * @returns the id of the order.
   */
  async order(viewer: Viewer, { id: connectionId }: TrackingConnection, given: Ordered): Promise<string> {
    const { assessmentId, callbackUrl, profileUrl, foreignId } = given;
    const problem = callbackUrl === null ? null : await this.targets.problemOf(callbackUrl);
    if (problem) throw InvalidInput.at('url', problem);
    await this.assessments.find(viewer, assessmentId);
    const invitationId = await this.findOrInvite(viewer, given);
    return this.unitOfWork.run(async (tx) => {
      const order = { connectionId, invitationId, callbackUrl, profileUrl, foreignId, at: this.clock.now() };
      const { id, isNew } = await this.queries.addOrder(tx.manager, order);
      const standing = isNew ? await this.queries.ofOrder(connectionId, id, tx.manager) : null;
      if (standing) await this.reports.reportNew(tx, standing);
      return id;
    });
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

  /** The one that is there, also when the same call at the same moment has just made it. */
  private async findOrInvite(viewer: Viewer, given: Ordered): Promise<string> {
    const find = () => this.queries.knownInvitation(given.assessmentId, given.email);
    const known = await find();
    if (known !== null) return known;
    try {
      return await this.inviteOne(viewer, given);
    } catch (error) {
      const made = error instanceof DomainError ? await find() : null;
      if (made === null) throw error;
      return made;
    }
  }

  /** A number that nobody can read is no reason to refuse the person. */
  private async inviteOne(viewer: Viewer, { assessmentId, firstName, lastName, email, phone }: Ordered) {
    const readable = phone === null ? null : normalisePhone(phone);
    const candidates = [{ firstName, lastName, email, phone: readable }];
    const { invitationIds } = await this.invite.execute(viewer, { assessmentId, candidates });
    return invitationIds[0] ?? '';
  }
}
