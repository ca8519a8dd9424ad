import { existsSync } from 'node:fs';
import type * as Tracer from './tracer';

/**
 * Imported before everything else, because what is traced must not have been loaded yet. Without an address nothing of
 * OpenTelemetry is loaded at all.
 */
if (existsSync('.env')) process.loadEnvFile('.env');

const tracer = process.env.OTEL_EXPORTER_OTLP_ENDPOINT ? load().startTracer() : undefined;

/** Sends what is left. */
export async function endTracing(): Promise<void> {
  await tracer?.shutdown();
}

function load(): typeof Tracer {
  // eslint-disable-next-line typescript/no-require-imports -- an import would load it for everybody
  return require('./tracer') as typeof Tracer;
}
