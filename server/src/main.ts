import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { AppModule } from './app.module';
import { demoSignIn } from './modules/identity';
import { AppConfig } from './platform/config';
import { banner } from './platform/process/banner';
import { runUntilSignal } from './platform/process/run-until-signal';
import type { Running } from './platform/process/run-until-signal';
import { startServer } from './platform/process/start-server';
import { startWorker } from './platform/process/start-worker';

const mizan = (config: AppConfig) => AppModule.with(config);

void runUntilSignal(start);

async function start(): Promise<Running> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = AppConfig.load(process.env);
  if (process.argv.includes('--worker')) return startWorker(config, mizan);
  const server = await startServer(config, mizan);
  console.log(banner(config, server, config.demoData ? demoSignIn : null));
  return server;
}
