import type { FactoryProvider } from '@nestjs/common';
import { AppConfig } from '../config';
import { NamedQueries } from '../database';
import { Log } from '../observability';
import { LiveBus } from './live-bus';
import { PostgresLiveBus } from './postgres-live-bus';
import { RedisLiveBus } from './redis-live-bus';

export const liveBusProvider: FactoryProvider<LiveBus> = {
  provide: LiveBus,
  inject: [AppConfig, NamedQueries, Log],
  useFactory: (config: AppConfig, queries: NamedQueries, log: Log) =>
    config.redisUrl ? new RedisLiveBus(config.redisUrl, log) : new PostgresLiveBus(config, queries, log),
};
