import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../../../platform/config';
import { Overtaken } from '../../../platform/database';
import type { OrderStanding } from './order-standing';
import { orderState } from './order-standing';

const standing = `
  select o.id as "orderId", o.connection_id as "connectionId", o.callback_url as "callbackUrl", n.address,
    i.assessment_id as "assessmentId", i.candidate_id as "candidateId", i.stage, a.title as "assessmentTitle",
    o.cancelled_at is not null as "isOrderCancelled", i.cancelled_at is not null as "isCancelled",
    i.revoked_at is not null as "isRevoked", i.expired_at is not null as "isExpired",
    i.enrolled_at as "startedAt", i.completed_at as "submittedAt",
    r.score::float8 as score, r.total_score::float8 as "totalScore", r.percentage, r.status as "resultStatus"
  from tracking_orders o join tracking_connections n on n.id = o.connection_id
    join invitations i on i.id = o.invitation_id join assessments a on a.id = i.assessment_id
    left join results r on r.assessment_id = i.assessment_id and r.candidate_id = i.candidate_id`;

type Row = Omit<OrderStanding, 'state' | 'resultUrl'> & Parameters<typeof orderState>[0] & { assessmentId: string };

const known = `
  select i.id from invitations i join candidates c on c.id = i.candidate_id
  where i.assessment_id = $1 and lower(c.email) = lower($2) and i.cancelled_at is null`;

const lockInvitation = 'select from invitations where id = $1 for no key update';

const order = `
  with before as (
    select callback_url from tracking_orders where connection_id = $1 and invitation_id = $2 and cancelled_at is null
  )
  insert into tracking_orders (connection_id, invitation_id, callback_url, profile_url, foreign_id, created_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (invitation_id, connection_id) where cancelled_at is null do update
  set callback_url = excluded.callback_url, profile_url = excluded.profile_url, foreign_id = excluded.foreign_id
  returning id, not exists (select from before where before.callback_url is not distinct from $3::text) as "isNew"`;

export interface NewOrder {
  connectionId: string;
  invitationId: string;
  callbackUrl: string | null;
  profileUrl: string | null;
  foreignId: string | null;
  at: Date;
}

@Injectable()
export class TrackingQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async ofOrder(
    connectionId: string,
    orderId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<OrderStanding | null> {
    const text = `${standing} where o.id = $1 and o.connection_id = $2`;
    const rows = await manager.query<Row[]>(text, [orderId, connectionId]);
    return rows.map((row) => this.toStanding(row))[0] ?? null;
  }

  /** Of every system that ordered it and has not cancelled since. */
  async ofInvitation(manager: EntityManager, invitationId: string): Promise<OrderStanding[]> {
    const text = `${standing} where o.invitation_id = $1 and o.cancelled_at is null order by o.id`;
    return (await manager.query<Row[]>(text, [invitationId])).map((row) => this.toStanding(row));
  }

  async invitationOf(orderId: string): Promise<string | null> {
    const text = 'select invitation_id as id from tracking_orders where id = $1';
    const [found] = await this.dataSource.query<{ id: string }[]>(text, [orderId]);
    return found?.id ?? null;
  }

  async newestCallback(connectionId: string): Promise<string | null> {
    const text = `select callback_url as url from tracking_orders
      where connection_id = $1 and callback_url is not null order by created_at desc, id limit 1`;
    const [found] = await this.dataSource.query<{ url: string }[]>(text, [connectionId]);
    return found?.url ?? null;
  }

  /** The invitation that somebody at this address has to the assessment, whoever sent it. */
  async knownInvitation(assessmentId: string, email: string): Promise<string | null> {
    const [found] = await this.dataSource.query<{ id: string }[]>(known, [assessmentId, email.trim()]);
    return found?.id ?? null;
  }

  /**
   * The same person ordered twice is one order, told where the second one says; then it is new as well. What happens to the invitation
   * stands there by now, or happens after the order.
   */
  async addOrder(manager: EntityManager, given: NewOrder): Promise<{ id: string; isNew: boolean }> {
    const { connectionId, invitationId, callbackUrl, profileUrl, foreignId, at } = given;
    await manager.query(lockInvitation, [invitationId]);
    const values = [connectionId, invitationId, callbackUrl, profileUrl, foreignId, at];
    const [added] = await manager.query<[{ id: string; isNew: boolean }]>(order, values);
    return added;
  }

  /** @throws Overtaken when somebody else has just cancelled it. */
  async cancelOrder(manager: EntityManager, orderId: string, at: Date): Promise<void> {
    const text = 'update tracking_orders set cancelled_at = $2 where id = $1 and cancelled_at is null returning id';
    const [changed] = await manager.query<[{ id: string }[], number]>(text, [orderId, at]);
    if (changed.length === 0) throw new Overtaken();
  }

  private toStanding(row: Row): OrderStanding {
    const { assessmentId, candidateId } = row;
    const resultUrl = `${this.config.publicUrl}/ResultDetails/Assestment/${assessmentId}/Candidate/${candidateId}`;
    return { ...row, state: orderState(row), resultUrl };
  }
}
