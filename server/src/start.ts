import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tellSourceLinesAtTheEnd } from './platform/observability/source-lines';
import { PackedProgram } from './platform/process/packed-program';
import type * as Main from './main';

/** What people start: the packed program. What is traced runs as it was compiled, because it is patched when it comes from its package. */
if (existsSync('.env')) process.loadEnvFile('.env');

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  process.setSourceMapsEnabled(true);
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load it for everybody
  require('./main');
} else startPacked(join(__dirname, 'packed'));

function startPacked(folder: string): void {
  tellSourceLinesAtTheEnd();
  const program = new PackedProgram(folder);
  const { started } = program.run('main.js') as typeof Main;
  void started.then(() => program.keepCompiled());
}
