import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock';
import { addressGroup } from '../network';
import { Log } from '../observability';
import { Audit } from './audit';
import type { Audited } from './audit';

const MINUTE_MS = 60_000;
/** Written down one by one in a minute; a person who forgot a password, or a whole office, stays below. */
const MOST_ROWS = 60;
const MOST_NAMED = 5;
/** Counted by name at once; whatever comes beyond is counted without. */
const MOST_COUNTED = 1_000;
const OTHERS = '…';

/** What counts together; without it, the entries of one action by one person, or by all strangers. */
export interface Bound {
  /** The action of the entry that counts the rest, where it is another. */
  countedAs?: string;
  /** Of strangers: what they asked for, such as a link, where each is counted for itself. */
  of?: string;
}

interface Lane {
  startedAt: number;
  rows: number;
  beyond: Map<string, number>;
  last: Audited;
  countedAs: string;
}

/**
 * What can be called for as often as somebody likes, in the audit log: each by itself up to sixty a minute, and what goes beyond as one
 * entry that counts it, within a minute and when the server stops. A flood neither fills the table nor goes by unseen.
 */
@Injectable()
export class BoundedAudit implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly lanes = new Map<string, Lane>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async record(entry: Audited, bound: Bound = {}): Promise<void> {
    const lane = this.laneOf(entry, bound);
    if (++lane.rows > MOST_ROWS) count(lane, entry);
    else await this.audit.record(null, entry);
  }

  /** One that gets no entry of its own, such as one that was refused before anything was looked at. */
  count(entry: Audited, bound: Bound = {}): void {
    count(this.laneOf(entry, bound), entry);
  }

  /** Writes down what was only counted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const now = this.clock.now().getTime();
    for (const [key, lane] of this.lanes) {
      if (lane.beyond.size > 0) await this.write(lane);
      else if (isOver(lane, now)) this.lanes.delete(key);
    }
    if (this.lanes.size > 0) this.flushLater();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  /** What was still being answered meanwhile. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  private laneOf(entry: Audited, { countedAs = entry.action, of = '' }: Bound): Lane {
    const key = JSON.stringify([countedAs, entry.outcome, entry.by?.userId, of]);
    const now = this.clock.now().getTime();
    let lane = this.lanes.get(key);
    if (!lane) this.lanes.set(key, (lane = { startedAt: now, rows: 0, beyond: new Map(), last: entry, countedAs }));
    if (isOver(lane, now)) [lane.startedAt, lane.rows] = [now, 0];
    this.flushLater();
    return lane;
  }

  private flushLater(): void {
    this.timer ??= setTimeout(() => void this.flush(), MINUTE_MS).unref();
  }

  private async write(lane: Lane): Promise<void> {
    const counted = [...lane.beyond].sort(([, a], [, b]) => b - a);
    lane.beyond = new Map();
    try {
      await this.audit.record(null, entryOf(lane, counted));
    } catch (error) {
      for (const [name, times] of counted) add(lane, name, times);
      this.log.warn({ reason: (error as Error).message }, 'counted audit entries not written down yet');
    }
  }
}

type Counted = [name: string, times: number][];

function isOver({ startedAt }: Lane, now: number): boolean {
  return Math.abs(now - startedAt) >= MINUTE_MS;
}

/** Strangers by where they come from, people by what they did. */
function count(lane: Lane, entry: Audited): void {
  lane.last = entry;
  add(lane, entry.by ? (entry.object?.label ?? OTHERS) : addressGroup(entry.origin.ip), 1);
}

function add({ beyond }: Lane, name: string, times: number): void {
  const known = beyond.has(name) || beyond.size < MOST_COUNTED ? name : OTHERS;
  beyond.set(known, (beyond.get(known) ?? 0) + times);
}

function entryOf({ last: { by, outcome, object, origin }, countedAs }: Lane, counted: Counted): Audited {
  const [only] = counted.length === 1 ? (counted[0] ?? []) : [];
  const ip = by ? origin.ip : (only ?? null);
  const told = { type: object?.type ?? 'user', label: labelOf(counted) };
  return { by, outcome, action: countedAs, object: told, origin: { ip, userAgent: null, requestId: null } };
}

/** `1200 × 203.0.113.7, 17 × 198.51.100.9, 40 × …`, what came most often first: in every language the same. */
function labelOf(counted: Counted): string {
  const named = counted.filter(([name]) => name !== OTHERS).slice(0, MOST_NAMED);
  const rest = counted.reduce((sum, [, times]) => sum + times, 0) - named.reduce((sum, [, times]) => sum + times, 0);
  return [...named.map(([name, times]) => `${times} × ${name}`), ...(rest > 0 ? [`${rest} × ${OTHERS}`] : [])].join(
    ', ',
  );
}
