/**
 * What a page of people and results costs when they grow: the lists of the built server, called directly with the loaders
 * of their rows, on one PostgreSQL with 1,000 and then with 100,000 results of the same owner. Prints medians of repeated
 * calls and their ratios; fails when a ratio misses the aim. Needs server/dist.
 */
import { growTo } from './reports/grow-results.mjs';
import { pagesOf } from './reports/pages.mjs';
import { measureGrowth } from './stage/growth.mjs';
import { openServices } from './stage/services.mjs';

const services = await openServices();
try {
  await measureGrowth({ growTo: (size) => growTo(services, size), callsAsked: pagesAsked, mostRatio: 1.5, noiseMs: 3 });
} finally {
  await services.close();
}

/**
 * The same pages whatever the size, and searches that find the same few people.
 *
 * @returns {Promise<Record<string, () => Promise<unknown>>>}
 */
async function pagesAsked() {
  const { candidates, invitations, report: reportOf } = pagesOf(services);
  const first = await candidates({ first: 25 });
  const byName = await candidates({ first: 25, sort: 'name' });
  const [{ node }] = first.edges;
  const after = (list) => list.pageInfo.endCursor;
  return {
    'newest first': () => candidates({ first: 25 }),
    'second page': () => candidates({ first: 25, after: after(first) }),
    'by name': () => candidates({ first: 25, sort: 'name' }),
    'by name, second page': () => candidates({ first: 25, sort: 'name', after: after(byName) }),
    'by score': () => candidates({ first: 25, sort: 'score' }),
    'by completion': () => candidates({ first: 25, sort: 'completed_at' }),
    'every invitation': () => candidates({ first: 25, rows: 'invitations' }),
    'search, English': () => candidates({ first: 25, filter: { search: 'zirconia' } }),
    'search, Arabic': () => candidates({ first: 25, filter: { search: 'المغناطيسيه' } }),
    'of an assessment': () => candidates({ first: 25, filter: { assessmentId: node.assessmentId } }),
    'invitations of one': () => invitations({ assessmentId: node.assessmentId, first: 25 }),
    'report on one person': () => reportOf(node.candidateId),
  };
}
