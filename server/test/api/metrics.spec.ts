import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { createTestApp, graphql } from '../kit';
import type { TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';

const TOKEN = 'a token for the scraper';
const FILES = path.join(__dirname, '../../../deploy/monitoring');
let app: TestApp;
beforeAll(async () => (app = await createTestApp({ MIZAN_METRICS_TOKEN: TOKEN })));
afterAll(() => app.close());

const ask = (authorization?: string) =>
  app.as.nobody().request({ url: '/api/metrics', headers: authorization ? { authorization } : {} });
const figures = async () => (await ask(`Bearer ${TOKEN}`)).body;
/** Of the line that has all of these in it. */
const valueOf = (text: string, ...parts: string[]) =>
  Number(
    text
      .split('\n')
      .find((line) => !line.startsWith('#') && parts.every((part) => line.includes(part)))
      ?.split(' ')
      .at(-1),
  );

it('tells the first who asks of a lag that can be, though nobody looked for it before', async () => {
  const text = await figures();
  for (const name of ['min', 'max', 'mean', 'p99'])
    expect(valueOf(text, `nodejs_eventloop_lag_${name}_seconds`)).toBeLessThan(60);
});

it('is read by the token alone', async () => {
  const { statusCode, headers } = await ask(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect((await ask()).statusCode).toBe(401);
  expect((await ask('Bearer another')).statusCode).toBe(401);
});

it('counts operations by their fields, refusals by their code, and no name that a caller made up', async () => {
  const owner = await app.as.hr();
  const before = await figures();
  await owner.graphql(graphql(`query Mine { mine: assessments { totalCount } }`));
  await app.as.nobody().graphql(graphql(`query Metrics_assessments { assessments { totalCount } }`));
  await owner.rawRequest('{ madeUpByMe }');
  const text = await figures();
  const count = (given: string, outcome: string) =>
    valueOf(given, 'duration_seconds_count', 'operation="assessments"', `outcome="${outcome}"`) || 0;
  expect(count(text, 'ok') - count(before, 'ok')).toBe(1);
  expect(count(text, 'refused') - count(before, 'refused')).toBe(1);
  expect(valueOf(text, 'operation="assessments"', 'code="UNAUTHENTICATED"')).toBe(1);
  expect(valueOf(text, 'operation="invalid"', 'code="GRAPHQL_VALIDATION_FAILED"')).toBe(1);
  expect(text).not.toContain('madeUpByMe');
  expect(text).not.toContain('Mine');
});

it('tells of saves, jobs, routes, the pool and the event loop', async () => {
  const owner = await app.as.hr();
  const { page } = await aSeat(app, owner.user);
  await page.start();
  await page.save({ choiceIds: ['a'] });
  await app.runJobs();
  const text = await figures();
  expect(valueOf(text, 'mizan_save_duration_seconds_count', 'outcome="ok"')).toBe(1);
  expect(valueOf(text, 'mizan_job_duration_seconds_count', 'outcome="ok"')).toBeGreaterThan(0);
  expect(valueOf(text, 'mizan_http_request_duration_seconds_count', 'route="/api/graphql"')).toBeGreaterThan(0);
  expect(valueOf(text, 'mizan_database_connections', 'kind="idle"')).toBeGreaterThan(0);
  expect(valueOf(text, 'mizan_jobs{', 'kind="given-up"')).toBe(0);
  for (const name of ['mizan_live_listeners', 'mizan_exam_pages', 'nodejs_eventloop_lag_p99_seconds'])
    expect(valueOf(text, name)).not.toBeNaN();
  await app.as.nobody().request({ url: '/Exam/some-token-of-somebody' });
  expect(await figures()).not.toContain('some-token');
});

describe('the dashboard and the alerts', () => {
  const dashboard = JSON.parse(readFileSync(path.join(FILES, 'grafana-dashboard.json'), 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const rules = parse(readFileSync(path.join(FILES, 'alerts.yml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string; for: string; annotations: { runbook: string } }[] }[];
  };
  const alerts = rules.groups.flatMap((group) => group.rules);
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.map(({ expr }) => expr),
  ];

  it('are written in the language of Prometheus', () => {
    for (const text of expressions) {
      const faults: string[] = [];
      parser.parse(text).iterate({ enter: ({ type, from }) => void (type.isError && faults.push(text.slice(from))) });
      expect(faults).toEqual([]);
    }
  });

  it('ask for nothing that the server does not tell', async () => {
    const told = new Set([...(await figures()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = expressions.flatMap((text) => text.match(/\b(?:mizan|nodejs|process)_\w+/g) ?? []);
    const unknown = asked.filter((name) => !told.has(name.replace(/_(?:bucket|count|sum)$/, '')) && !told.has(name));
    expect(asked.length).toBeGreaterThan(10);
    expect(unknown).toEqual([]);
  });

  it('are three, each with what to do', () => {
    const operations = readFileSync(path.join(FILES, '../../docs/operations.md'), 'utf8');
    expect(alerts).toHaveLength(3);
    for (const { for: after, annotations } of alerts) {
      expect(after).toMatch(/^\d+m$/);
      expect(operations).toContain(`### ${annotations.runbook}\n`);
    }
  });
});
