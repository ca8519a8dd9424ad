/**
 * What a page of people and results costs when they grow: the lists of the built server, called directly with the loaders
 * of their rows, on one PostgreSQL with 1,000 and then with 100,000 results of the same owner, as that owner and as a super-admin. Half
 * of all people are in one assessment, and half of them have the common name. Prints medians of repeated calls and their ratios; fails when a ratio misses the aim. Needs server/dist.
 */
import { growTo } from './reports/grow-results.mjs';
import { pagesOf } from './reports/pages.mjs';
import { measureGrowth } from './stage/growth.mjs';
import { openServices } from './stage/services.mjs';

const services = await openServices();
try {
  await measureGrowth({
    growTo: (size) => growTo(services, size),
    sizes: [1_000, 100_000],
    callsAsked: pagesAsked,
    mostRatio: 2,
    noiseMs: 3,
  });
} finally {
  await services.close();
}

/** The same pages whatever the size, and searches that find the same few people, or half of all. */
async function pagesAsked() {
  const { viewer } = services;
  return {
    ...(await pagesOfViewer(viewer, 'HR')),
    ...(await pagesOfViewer({ ...viewer, role: 'super-admin' }, 'all')),
  };
}

/** @returns {Promise<Record<string, () => Promise<unknown>>>} */
async function pagesOfViewer(viewer, prefix) {
  const { candidates, invitations, report: reportOf, found, dashboard, counted } = pagesOf({ ...services, viewer });
  const first = await candidates({ first: 25 });
  const byName = await candidates({ first: 25, sort: 'name' });
  const [{ node }] = first.edges;
  const largest = await largestAssessment(services.database);
  const after = (list) => list.pageInfo.endCursor;
  const calls = {
    'newest first': () => candidates({ first: 25 }),
    'newest first, counted': () => counted(candidates({ first: 25 })),
    'second page': () => candidates({ first: 25, after: after(first) }),
    'by name': () => candidates({ first: 25, sort: 'name' }),
    'by name, second page': () => candidates({ first: 25, sort: 'name', after: after(byName) }),
    'by score': () => candidates({ first: 25, sort: 'score' }),
    'by completion': () => candidates({ first: 25, sort: 'completed_at' }),
    'every invitation': () => candidates({ first: 25, rows: 'invitations' }),
    'search, English': () => candidates({ first: 25, filter: { search: 'zirconia' } }),
    'search, Arabic': () => candidates({ first: 25, filter: { search: 'المغناطيسيه' } }),
    'search, common': () => candidates({ first: 25, filter: { search: 'noor' } }),
    'search, common, counted': () => counted(candidates({ first: 25, filter: { search: 'noor' } })),
    'search, two letters': () => candidates({ first: 25, filter: { search: 'no' } }),
    'header, common word': () => found('noor'),
    'header, two letters': () => found('no'),
    'of an assessment': () => candidates({ first: 25, filter: { assessmentId: node.assessmentId } }),
    'of the largest': () => candidates({ first: 25, filter: { assessmentId: largest } }),
    'invitations of one': () => invitations({ assessmentId: node.assessmentId, first: 25 }),
    'invitations of largest': () => invitations({ assessmentId: largest, first: 25 }),
    'largest, by name': () => invitations({ assessmentId: largest, first: 25, sort: 'name' }),
    'largest, by completion': () => invitations({ assessmentId: largest, first: 25, sort: 'completed_at' }),
    'largest, common word': () => invitations({ assessmentId: largest, first: 25, filter: { search: 'noor' } }),
    'report on one person': () => reportOf(node.candidateId),
    dashboard,
  };
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [`${prefix}: ${name}`, call]));
}

async function largestAssessment(database) {
  const text = 'select assessment_id as id from invitations group by assessment_id order by count(*) desc limit 1';
  const [{ id }] = await database.query(text);
  return id;
}
