import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Addressed } from './deliveries.queries';

const prepare = `
  insert into webhook_endpoints (owner_id, url, events, created_at) values ($1, null, '{}', $2)
  on conflict (owner_id) where url is null and connection_id is null do nothing`;

const address = `
  insert into webhook_deliveries (message_id, endpoint_id, url, round_started_at, next_attempt_at, created_at)
  select $1, endpoints.id, invitations.callback_url, $2::timestamptz, $2, $2
  from invitations join webhook_endpoints endpoints on endpoints.owner_id = invitations.invited_by and endpoints.url is null
      and endpoints.connection_id is null
    join users on users.id = endpoints.owner_id
  where invitations.id = $3 and invitations.callback_url is not null and endpoints.is_enabled and users.is_verified
  on conflict do nothing returning id, endpoint_id as "endpointId"`;

/**
 * An invitation may name an address of its own. All of those that somebody names hang on one endpoint of theirs without an
 * address, which holds the secret and the log.
 */
@Injectable()
export class CallbacksQueries {
  async prepare(manager: EntityManager, ownerId: string, now: Date): Promise<void> {
    await manager.query(prepare, [ownerId, now]);
  }

  /** None when the invitation names no address, or its sender has switched callbacks off. */
  async addressTo(manager: EntityManager, messageId: string, invitationId: string, now: Date): Promise<Addressed[]> {
    const text = 'select invited_by as "invitedBy" from invitations where id = $1 and callback_url is not null';
    const [found] = await manager.query<{ invitedBy: string | null }[]>(text, [invitationId]);
    if (!found?.invitedBy) return [];
    await this.prepare(manager, found.invitedBy, now);
    return manager.query<Addressed[]>(address, [messageId, now, invitationId]);
  }
}
