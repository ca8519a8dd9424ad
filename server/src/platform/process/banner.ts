import type { AppConfig } from '../config';
import type { RunningServer } from './start-server';

/** What somebody who has just typed `npm start` wants to know. */
export function banner(config: AppConfig, server: Pick<RunningServer, 'examLink'>, signIn: string | null): string {
  const lines: [string, string | null][] = [
    ['Address', config.publicUrl],
    ['Sign in', signIn],
    ['Exam link', server.examLink],
    ['Playground', config.playground ? `${config.publicUrl}/api/playground` : null],
  ];
  const shown = lines.filter((line): line is [string, string] => line[1] !== null);
  return ['', '  Mizan is ready.', '', ...shown.map(([name, value]) => `  ${name.padEnd(12)}${value}`), ''].join('\n');
}
