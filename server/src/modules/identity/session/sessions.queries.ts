import { Injectable } from '@nestjs/common';
import type { Role, Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { AppConfig } from '../../../platform/config';
import { NamedQueries } from '../../../platform/database';

interface LiveSession {
  userId: string;
  role: Role;
  sessionId: string;
  name: string;
  provedAt: Date;
  lacksFactor: boolean;
  lastUsedAt: Date;
}

export interface SessionLimits {
  endsAt: Date;
  lacksFactor: boolean;
}

export interface OwnSession {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The idle time is written no more often than this, so that reading does not become writing. */
const TOUCH_AFTER_MS = 30_000;

/** `$2` is now, `$3` the idle minutes. */
const isLive = `s.revoked_at is null and s.expires_at > $2::timestamptz
      and s.last_used_at > $2::timestamptz - make_interval(mins => $3)`;

/** The time in which a second factor had to be added is over, as `factorDeadline` has it. Whoever came by single sign-on showed theirs there. */
const lacksFactor = `(s.provider_id is null
      and exists (select from sign_in_rules where factor_demanded_at is not null
        and greatest(factor_demanded_at, u.created_at) + make_interval(hours => 24 * grace_days) <= $2::timestamptz)
      and not exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
      and not exists (select from passkeys k where k.user_id = u.id))`;

const findLive = {
  name: 'identity_live_session',
  text: `select s.id as "sessionId", s.last_used_at as "lastUsedAt", s.proved_at as "provedAt",
      ${lacksFactor} as "lacksFactor", u.id as "userId", u.role, u.name
    from sessions s join users u on u.id = s.user_id
    where s.id = $1 and u.is_verified and ${isLive}`,
};

const limitsOf = {
  name: 'identity_session_limits',
  text: `select s.expires_at as "endsAt", ${lacksFactor} as "lacksFactor"
    from sessions s join users u on u.id = s.user_id where s.id = $1`,
};

const liveOfUser = {
  name: 'identity_live_sessions_of_user',
  text: `select s.id, s.user_agent as "userAgent", s.ip, s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
    from sessions s where s.user_id = $1 and ${isLive} order by s.last_used_at desc, s.created_at desc, s.id`,
};

const touch = {
  name: 'identity_touch_session',
  text: `update sessions set last_used_at = $2 where id = $1 and last_used_at < $2`,
};

@Injectable()
export class Sessions {
  constructor(
    private readonly queries: NamedQueries,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** The viewer of a session that is neither ended, nor idle for too long, nor its user disabled. */
  async findLive(sessionId: string): Promise<Viewer | null> {
    return (await this.read(sessionId))?.viewer ?? null;
  }

  /** The same for a request of the user: it counts as use. */
  async use(sessionId: string): Promise<Viewer | null> {
    const found = await this.read(sessionId);
    const now = this.clock.now();
    const isStale = found && now.getTime() - found.lastUsedAt.getTime() > TOUCH_AFTER_MS;
    if (isStale) await this.queries.query(touch, [sessionId, now]);
    return found?.viewer ?? null;
  }

  /** Those of a user that still open something, last used first. */
  liveOf(userId: string): Promise<OwnSession[]> {
    return this.queries.query<OwnSession>(liveOfUser, [userId, this.clock.now(), this.config.sessionIdleMinutes]);
  }

  /** When it ends whatever is done with it; null when there is no such session. */
  async limitsOf(sessionId: string): Promise<SessionLimits | null> {
    const [found] = await this.queries.query<SessionLimits>(limitsOf, [sessionId, this.clock.now()]);
    return found ?? null;
  }

  private async read(sessionId: string): Promise<{ viewer: Viewer; lastUsedAt: Date } | null> {
    const values = [sessionId, this.clock.now(), this.config.sessionIdleMinutes];
    const [found] = await this.queries.query<LiveSession>(findLive, values);
    if (!found) return null;
    const { lastUsedAt, ...viewer } = found;
    return { viewer, lastUsedAt };
  }
}
