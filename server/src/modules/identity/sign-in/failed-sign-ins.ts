import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { addressGroup } from '../../../platform/network';
import { Log } from '../../../platform/observability';
import { SIGN_IN, SIGN_INS_COUNTED } from '../user';

const MINUTE_MS = 60_000;
/** Written down one by one in a minute; a person who forgot a password, or a whole office, stays below. */
const MOST_ROWS = 60;
const MOST_NAMED = 5;

export interface FailedSignIn {
  userId: string | null;
  email: string;
  origin: RequestOrigin;
}

/**
 * Failed sign-ins in the audit log: each by itself up to a number a minute, what goes beyond as one entry that counts it. A flood
 * neither fills the table nor goes by unseen.
 */
@Injectable()
export class FailedSignIns implements OnApplicationShutdown {
  private windowStart = 0;
  private rows = 0;
  private beyond = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async record({ userId: id, email: label, origin }: FailedSignIn): Promise<void> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.windowStart) >= MINUTE_MS) [this.windowStart, this.rows] = [now, 0];
    if (++this.rows > MOST_ROWS) {
      this.count(origin);
      return;
    }
    const object = { type: 'user', id, label };
    await this.audit.record(null, { by: null, origin, action: SIGN_IN, object, outcome: 'failed' });
  }

  /** One that gets no entry of its own, such as one that was refused before the password was looked at. */
  count({ ip }: Pick<RequestOrigin, 'ip'>): void {
    const address = addressGroup(ip);
    this.beyond.set(address, (this.beyond.get(address) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.flush(), MINUTE_MS).unref();
  }

  /** Writes down what was only counted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.beyond.size === 0) return;
    const counted = [...this.beyond].sort(([, a], [, b]) => b - a);
    this.beyond = new Map();
    try {
      await this.audit.record(null, {
        by: null,
        origin: originOf(counted),
        action: SIGN_INS_COUNTED,
        outcome: 'failed',
        object: { type: 'user', label: labelOf(counted) },
      });
    } catch (error) {
      for (const [address, count] of counted) this.beyond.set(address, (this.beyond.get(address) ?? 0) + count);
      this.log.warn({ reason: (error as Error).message }, 'failed sign-ins not written down yet');
      this.timer ??= setTimeout(() => void this.flush(), MINUTE_MS).unref();
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.flush();
  }
}

type Counted = [address: string, count: number][];

function originOf(counted: Counted): RequestOrigin {
  const [only] = counted.length === 1 ? (counted[0] ?? []) : [];
  return { ip: only ?? null, userAgent: null, requestId: null };
}

/** `1200 × 203.0.113.7, 17 × 198.51.100.9, 40 × …`, the busiest addresses first: in every language the same. */
function labelOf(counted: Counted): string {
  const named = counted.slice(0, MOST_NAMED).map(([address, count]) => `${count} × ${address}`);
  const rest = counted.slice(MOST_NAMED).reduce((sum, [, count]) => sum + count, 0);
  return [...named, ...(rest > 0 ? [`${rest} × …`] : [])].join(', ');
}
