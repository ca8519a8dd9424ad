import type { FactoryProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config';
import { Log } from '../observability';
import { LiveBus } from './live-bus';
import { PostgresLiveBus } from './postgres-live-bus';
import { RedisLiveBus } from './redis-live-bus';

export const liveBusProvider: FactoryProvider<LiveBus> = {
  provide: LiveBus,
  inject: [AppConfig, DataSource, Log],
  useFactory: (config: AppConfig, dataSource: DataSource, log: Log) =>
    config.redisUrl ? new RedisLiveBus(config.redisUrl, log) : new PostgresLiveBus(config, dataSource, log),
};
