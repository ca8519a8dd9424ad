/**
 * What a page of the question bank costs when the bank grows: the lists and searches of the built server, called directly,
 * on one PostgreSQL with 1,000 and then with 100,000 questions of the same owner, in English and Arabic. Prints medians of
 * repeated calls and their ratios; fails when a ratio misses the aim. Needs server/dist.
 */
import { growTo } from './library/grow.mjs';
import { measureGrowth } from './stage/growth.mjs';
import { built, openServices } from './stage/services.mjs';

const services = await openServices();
const bank = services.get(built('modules/questions/index').QuestionBank);
try {
  await measureGrowth({
    growTo: (size) => growTo(services, size),
    callsAsked: async () =>
      Object.fromEntries(
        Object.entries(await questionsAsked()).map(([name, args]) => [name, () => bank.list(services.viewer, args)]),
      ),
    mostRatio: 2,
    noiseMs: 2,
  });
} finally {
  await services.close();
}

/**
 * The same page of the list whatever the size, and searches that find the same few questions.
 *
 * @returns {Promise<Record<string, any>>}
 */
async function questionsAsked() {
  const middle = await bank.list(services.viewer, { first: 25 });
  return {
    'newest first': { first: 25 },
    'second page': { first: 25, after: middle.pageInfo.endCursor },
    'by text': { first: 25, sort: 'text' },
    'by skill': { first: 25, sort: 'skill' },
    'search, English': { first: 25, filter: { search: 'zirconium' } },
    'search, Arabic': { first: 25, filter: { search: 'المغناطيسيه' } },
    'of a skill': { first: 25, filter: { skill: 'rare skill' } },
  };
}
