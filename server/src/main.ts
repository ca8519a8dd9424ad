// First, before what it traces.
import { endTracing } from './platform/observability/tracing/start-tracing';
import 'reflect-metadata';
import { AppModule } from './app.module';
import { demoSignIn } from './modules/identity';
import { AppConfig } from './platform/config';
import { banner } from './platform/process/banner';
import { migrateOnly } from './platform/process/migrate-only';
import { runOnce, runUntilSignal } from './platform/process/run-until-signal';
import type { Running } from './platform/process/run-until-signal';
import { startServer } from './platform/process/start-server';
import { startWorker } from './platform/process/start-worker';

const mizan = (config: AppConfig) => AppModule.with(config);

const wordsAfterMigrate = process.argv.includes('--migrate')
  ? process.argv.slice(process.argv.indexOf('--migrate') + 1)
  : null;

export const started = wordsAfterMigrate
  ? runOnce(() => migrateOnly(AppConfig.load(process.env), wordsAfterMigrate))
  : runUntilSignal(async () => {
      const running = await start();
      const close = async () => {
        await running.close();
        await endTracing();
      };
      return { close };
    });

async function start(): Promise<Running> {
  const config = AppConfig.load(process.env);
  if (process.argv.includes('--worker')) return startWorker(config, mizan);
  const server = await startServer(config, mizan);
  console.log(banner(config, server, config.demoData ? demoSignIn : null));
  return server;
}
