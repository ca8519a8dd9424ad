import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import type { AppConfig } from '../config';
import type { Log } from '../observability';
import type { NamedQueries, NamedStatement } from '../database';
import { LiveBus } from './live-bus';

const CHANNEL = 'mizan_live';
const notify: NamedStatement = {
  name: 'live-notify',
  text: 'select pg_notify($1, message) from unnest($2::text[]) as message',
};
const LONGEST_WAIT_MS = 5_000;

/** LISTEN/NOTIFY: one connection that listens, reconnecting by itself; publishing goes through the ordinary pool. */
export class PostgresLiveBus extends LiveBus implements OnApplicationBootstrap, OnModuleDestroy {
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly waiting: string[] = [];
  private present = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly queries: NamedQueries,
    log: Log,
  ) {
    super(log);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.connect(100);
  }

  /** A commit that notifies waits for every other one that does: what comes while one is under way leaves together. */
  protected send(message: string): Promise<void> {
    this.waiting.push(message);
    return (this.next ??= this.present.then(() => this.sendWaiting()));
  }

  private sendWaiting(): Promise<void> {
    const messages = this.waiting.splice(0);
    this.next = undefined;
    const sent = this.queries.query(notify, [CHANNEL, messages]).then(() => undefined);
    this.present = sent.catch(() => undefined);
    return sent;
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async connect(waitMs: number): Promise<void> {
    const client = new Client({
      connectionString: this.config.databaseUrl,
      keepAlive: true,
      application_name: 'mizan live',
    });
    client.on('notification', ({ payload = '{}' }) => this.receive(payload));
    client.on('error', (error) => this.log.warn({ reason: error.message }, 'live connection lost'));
    try {
      await client.connect();
      client.once('end', () => this.reconnect(100));
      await client.query('listen mizan_live');
      this.client = client;
    } catch (error) {
      this.log.warn({ reason: (error as Error).message }, 'live connection failed');
      client.end().catch(() => undefined);
      this.reconnect(Math.min(waitMs * 2, LONGEST_WAIT_MS));
    }
  }

  private reconnect(waitMs: number): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(waitMs), waitMs);
  }
}
