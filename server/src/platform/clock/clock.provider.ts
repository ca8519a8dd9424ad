import type { FactoryProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config';
import { Log } from '../observability';
import { Clock } from './clock';
import { DatabaseClock } from './database-clock';
import { machineClock } from './machine-clock';

/** Whoever is given the clock is given one that has asked the database already. */
export const clockProvider: FactoryProvider<Clock> = {
  provide: Clock,
  inject: [DataSource, Log, AppConfig],
  useFactory: async (dataSource: DataSource, log: Log, { clockShiftMs }: AppConfig) => {
    const clock = new DatabaseClock(dataSource, log, machineClock(clockShiftMs));
    await clock.start();
    return clock;
  },
};
