import { NestFactory } from '@nestjs/core';
import { StartupProblem } from '../config';
import type { AppConfig } from '../config';
import { Log, NestLogger } from '../observability';
import type { ApplicationModule } from './application-module';
import { ensureDataFolder } from './ensure-data-folder';
import { openDatabase } from './open-database';
import type { Running } from './run-until-signal';

/** The process that only works off jobs (`--worker`), for installations with `MIZAN_JOBS=apart`. */
export async function startWorker(config: AppConfig, module: ApplicationModule): Promise<Running> {
  if (config.usesEmbeddedDatabase) {
    throw new StartupProblem('DATABASE_URL: required by a worker, the embedded database belongs to the server');
  }
  ensureDataFolder(config);
  const database = await openDatabase(config);
  const options = { bufferLogs: true, abortOnError: false };
  const app = await NestFactory.createApplicationContext(module(config.with({ runsJobs: true })), options);
  app.useLogger(new NestLogger(app.get(Log, { strict: false })));
  return {
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
