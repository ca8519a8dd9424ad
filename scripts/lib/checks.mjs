/** Every part of `npm test`, in the order of its report. A part may be called by its name or the start of it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { findFirefox } from './firefox.mjs';
import { inRoot } from './prelude.mjs';
import { bin, run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string, said?: string[] }} Outcome
 * @typedef {import('./schedule.mjs').Work & { work: () => Promise<Outcome> }} Part
 */

/** Programs whose output is kept back cannot see that it ends on a terminal. */
const COLOUR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Many spec files as one, which loads what they need once. */
const GROUPED = { MIZAN_TEST_GROUPS: '1' };
/** In one process, beside the other parts, which leave it one core. */
const IN_ONE = ['--runInBand'];

/** Characters of what a failing file says that are said again at the end of everything. */
const MOST_OF_A_FAILURE = 2_000;

/** Of a worker that had to be killed, and of a database that was asked while it answered: a run in which they are said is not green. */
const WARNINGS = /failed to exit gracefully|already executing a query/;

const tsc = (project) => check([bin('typescript-native', 'tsc'), '--noEmit', '-p', project]);

/**
 * The journeys and the faults come first and take one core each: they wait more than they work. What looks at the source, and the tests
 * without a database, fill what they leave.
 *
 * @type {Part[]}
 */
export const PARTS = [
  { name: 'build', cores: 2, work: asOne(() => build()) },
  { name: 'browser', cores: 1, after: ['build'], work: browser },
  { name: 'faults', cores: 1, after: ['build'], work: jest('server', ['--selectProjects', 'faults']) },
  { name: 'lint', cores: 1, work: check([bin('oxlint'), '.']) },
  { name: 'format', cores: 1, work: check([bin('oxfmt'), '--check', '.']) },
  { name: 'types-model', cores: 1, work: tsc('question-model') },
  { name: 'types-server', cores: 1, work: tsc('server') },
  { name: 'types-client', cores: 1, work: tsc('client') },
  { name: 'types-e2e', cores: 1, work: tsc('e2e') },
  { name: 'types-tools', cores: 1, work: tsc('scripts') },
  { name: 'types-bench', cores: 1, after: ['build'], work: tsc('bench') },
  {
    name: 'boundaries',
    cores: 1,
    work: check([
      bin('dependency-cruiser', 'depcruise'),
      'question-model/src',
      'server/src',
      'server/test',
      'client/src',
    ]),
  },
  {
    name: 'folders',
    cores: 1,
    work: check([
      bin('dependency-cruiser', 'depcruise'),
      ...['--config', '.dependency-cruiser.folders.cjs'],
      ...['question-model/src', 'server/src', 'client/src'],
    ]),
  },
  { name: 'unused', cores: 1, work: check([bin('knip'), '--no-config-hints']) },
  {
    name: 'unused-product',
    cores: 1,
    work: check([bin('knip'), '--production', '--exclude', 'types', '--no-config-hints']),
  },
  { name: 'codegen', cores: 1, work: check([bin('@graphql-codegen/cli', 'graphql-codegen'), '--check']) },
  { name: 'schema', cores: 1, after: ['build'], work: check(['scripts/schema.mjs', '--check']) },
  { name: 'openapi', cores: 1, after: ['build'], work: check(['scripts/openapi.mjs', '--check']) },
  { name: 'size', cores: 1, after: ['build'], work: check(['bench/size.mjs', '--files']) },
  { name: 'compose', cores: 1, work: check(['scripts/check-compose.mjs']) },
  { name: 'lock', cores: 1, work: check(['scripts/check-lock.mjs']) },
  { name: 'css', cores: 1, work: check([bin('stylelint'), 'client/src/**/*.css']) },
  { name: 'unit', cores: 1, after: ['build'], work: jest('server', ['--selectProjects', 'unit', ...IN_ONE], GROUPED) },
  { name: 'client', cores: 1, work: jest('client', IN_ONE, GROUPED) },
  { name: 'database', cores: 2, after: ['build'], work: jest('server', ['--selectProjects', 'database'], GROUPED) },
];

/** A program that is right or wrong as a whole. */
function check(args) {
  return asOne(() => run(args, { env: COLOUR }));
}

function asOne(work) {
  return async () => {
    const { code, output } = await work();
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };
}

/** A runner that leaves its counts in a JSON file; a run without a single test, without a report, or with a warning, failed. */
async function withReport(execute, count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mizan-report-'));
  const file = path.join(folder, 'report.json');
  const { code, output } = await execute(file);
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true });
  const isSilentFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0 || WARNINGS.test(output));
  return { ...counts, failed: isSilentFailure ? 1 : counts.failed, output };
}

function jest(workspace, extra = [], env = {}) {
  const config = ['-c', `${workspace}/jest.config.cjs`, ...extra];
  return () =>
    withReport(
      (file) => run([bin('jest'), ...config, '--json', '--outputFile', file], { env: { ...COLOUR, ...env } }),
      ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) => ({
        passed: numPassedTests,
        failed: numFailedTests + numRuntimeErrorTestSuites,
        said: testResults.map(({ message }) => message.slice(0, MOST_OF_A_FAILURE)).filter(Boolean),
      }),
    );
}

async function browser() {
  const { path: chromium, shell, problem } = await findChromium();
  if (problem) return { passed: 0, failed: 1, output: `${problem}\n` };
  const args = [
    bin('@playwright/test', 'playwright'),
    'test',
    '-c',
    inRoot('e2e/playwright.config.ts'),
    '--reporter=list,json',
  ];
  const firefox = findFirefox();
  const browsers = {
    ...(chromium && { MIZAN_CHROMIUM: chromium }),
    ...(shell && { MIZAN_CHROMIUM_SHELL: shell }),
    ...(firefox && { MIZAN_FIREFOX: firefox }),
  };
  return withReport(
    (file) => run(args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...browsers } }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );
}
