import { chromium, type BrowserContext } from '@playwright/test';
import { freePort } from '../server/test/kit/free-port';
import { SIGN_IN } from './journey/sign-in';
import { expect, test } from './test';
import { graphql } from './journey/graphql';

const ACCOUNTANT = '0d0e0000-0000-4000-8000-000000000301';
const CATEGORIES = ['accessibility', 'best-practices'];

/** What Lighthouse finds wrong on a page, in the session of the browser that listens there; 100 is nothing. */
async function look(url: string, port: number, tries = 3): Promise<string[]> {
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    formFactor: 'desktop',
    screenEmulation: { disabled: true },
    throttlingMethod: 'provided',
    // For a busy machine: after these it judges what is there, or gives up.
    maxWaitForFcp: 90_000,
    maxWaitForLoad: 90_000,
  });
  if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits, finalDisplayedUrl } = run.lhr;
  // It gives each question to the browser half a minute, which a busy machine may need: what it couldn't judge is no finding.
  const isUnjudged = Object.values(audits).some(({ scoreDisplayMode }) => scoreDisplayMode === 'error');
  if (isUnjudged && tries > 1) return look(url, port, tries - 1);
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname) return [`it went on to ${finalDisplayedUrl}`];
  return CATEGORIES.flatMap((name) => {
    const category = categories[name];
    if (category?.score === 1) return [];
    const wrong = category?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1) ?? [];
    return [`${name} ${category?.score}: ${wrong.map(({ id }) => id).join(', ')}`];
  });
}

async function resultPath(context: BrowserContext, url: string): Promise<string> {
  const query = graphql(`
    query Lighthouse_assessment($id: ID!) {
      assessment(id: $id) {
        invitations(first: 1, filter: { stages: [COMPLETED] }) { edges { node { candidate { id } } } }
      }
    }
  `);
  const answer = await context.request.post(`${url}/api/graphql`, { data: { query, variables: { id: ACCOUNTANT } } });
  const { data } = (await answer.json()) as {
    data: { assessment: { invitations: { edges: { node: { candidate: { id: string } } }[] } } };
  };
  return `/ResultDetails/Assestment/${ACCOUNTANT}/Candidate/${data.assessment.invitations.edges[0]?.node.candidate.id ?? ''}`;
}

test('Lighthouse finds nothing to mend on the pages that everybody sees', async ({ product }, { project }) => {
  const port = await freePort();
  const launched = project.use.launchOptions;
  const browser = await chromium.launch({
    ...launched,
    args: [...(launched?.args ?? []), `--remote-debugging-port=${port}`],
  });
  const found: Record<string, string[]> = {};
  try {
    // Lighthouse opens its pages in the browser's first context, so the session has to be in that one.
    const over = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = over.contexts();
    if (!context) throw new Error('The browser has no context of its own');
    found.signIn = await look(`${product.url}/Login?lng=en`, port);
    const variables = { input: { email: 'admin@mizan.local', password: 'Mizan-demo-2026' } };
    await context.request.post(`${product.url}/api/graphql`, { data: { query: SIGN_IN, variables } });
    const pages = { dashboard: '/', candidates: '/AllCandidates', result: await resultPath(context, product.url) };
    for (const [name, path] of Object.entries(pages)) found[name] = await look(product.url + path, port);
  } finally {
    await browser.close();
  }
  expect(found).toEqual({ signIn: [], dashboard: [], candidates: [], result: [] });
});
