import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AppConfig } from '../config';
import { DemoData } from '../demo/demo-data';
import { createAdapter, httpOptions, prepareHttp } from '../http';
import { Log, NestLogger } from '../observability';
import type { ApplicationModule } from './application-module';
import { ensureDataFolder } from './ensure-data-folder';
import { openDatabase } from './open-database';
import { portProblem, refuseTakenPort } from './refuse-taken-port';
import type { Running } from './run-until-signal';

export interface RunningServer extends Running {
  /** Of the demo installation; null where there is none. */
  examLink: string | null;
}

/** Database, application, demo data, socket, in this order; what fails takes down what came before it. */
export async function startServer(config: AppConfig, module: ApplicationModule): Promise<RunningServer> {
  await refuseTakenPort(config.port, config.host);
  ensureDataFolder(config);
  const database = await openDatabase(config);
  let app: NestFastifyApplication | undefined;
  const close = async () => {
    await app?.close();
    await database.close();
  };
  try {
    app = await createApplication(config.with({ databaseUrl: database.url }), module);
    if (config.nodeEnv === 'production' && database.ownsTables) warnOfOwner(app);
    const demo = app.get(DemoData, { strict: false });
    await demo.plantOnce();
    await listen(app, config);
    return { examLink: await demo.readyExamLink(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createApplication(config: AppConfig, module: ApplicationModule): Promise<NestFastifyApplication> {
  const options = { ...httpOptions, bufferLogs: true, abortOnError: false };
  const app = await NestFactory.create<NestFastifyApplication>(module(config), createAdapter(config), options);
  const log = app.get(Log, { strict: false });
  app.useLogger(new NestLogger(log));
  await prepareHttp(app);
  return app.init();
}

function warnOfOwner(app: NestFastifyApplication): void {
  const log = app.get(Log, { strict: false });
  log.warn({ setting: 'MIZAN_MIGRATION_DATABASE_URL' }, 'the account of DATABASE_URL may change the schema');
}

async function listen(app: NestFastifyApplication, { port, host }: AppConfig): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    throw portProblem(error as NodeJS.ErrnoException, port, host);
  }
}
