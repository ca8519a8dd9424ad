import type { FactoryProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config';
import { Log } from '../observability';
import { Metrics } from '../observability/metrics';
import { Clock } from './clock';
import { DatabaseClock } from './database-clock';
import { machineClock } from './machine-clock';

/** Whoever is given the clock is given one that has asked the database already. */
export const clockProvider: FactoryProvider<Clock> = {
  provide: Clock,
  inject: [DataSource, Log, AppConfig, Metrics],
  useFactory: async (dataSource: DataSource, log: Log, { clockShiftMs }: AppConfig, metrics: Metrics) => {
    const clock = new DatabaseClock(dataSource, log, machineClock(clockShiftMs));
    await clock.start();
    metrics.gauge('mizan_clock_steps', 'Steps of the time by more than two seconds, since the start.', () => [
      { kind: 'stepped', value: clock.steps() },
    ]);
    return clock;
  },
};
