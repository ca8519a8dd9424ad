import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Log } from '../observability';
import { LiveBus } from './live-bus';

const CHANNEL = 'mizan:live';

/** Redis publish/subscribe, for installations with many processes. While Redis is away only live updates are missing. */
export class RedisLiveBus extends LiveBus implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(redisUrl: string, log: Log) {
    super(log);
    this.publisher = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 1 });
    this.subscriber = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const connection of [this.publisher, this.subscriber]) {
      connection.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis'));
    }
  }

  /** Not waited for: the server also starts while Redis is away, and the client subscribes again by itself. */
  onApplicationBootstrap(): void {
    this.subscriber.on('message', (_channel, message: string) => this.receive(message));
    this.subscriber.subscribe(CHANNEL).catch((error: unknown) => this.log.warn({ err: error }, 'redis'));
  }

  protected async send(message: string): Promise<void> {
    await this.publisher.publish(CHANNEL, message);
  }

  onModuleDestroy(): void {
    this.subscriber.disconnect();
    this.publisher.disconnect();
  }
}
