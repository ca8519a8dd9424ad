import pg from 'pg';
import { documentOf } from '../stage/documents.mjs';
import { middleOf } from './places.mjs';

const RANGE = { range: 'WEEKS_12', timeZone: 'Asia/Riyadh' };
const BANK = { first: 25, sort: 'UPDATED_AT', direction: 'DESC' };
/** What each filter of the list of an assessment finds: the same few people whatever the size, or a part of all. */
const filters = {
  'stage of most': { stages: ['COMPLETED'] },
  'stage of few': { stages: ['ENROLLED'] },
  'two stages': { stages: ['INVITED', 'ENROLLED'] },
  'decision of many': { decisionStageIds: ['to-read'] },
  'decision of few': { decisionStageIds: ['offer'] },
  'tag of many': { tags: ['arabic'] },
  'tag of few': { tags: ['rare'] },
  'tag of nobody': { tags: ['nobody'] },
  'word of few': { search: 'zirconia' },
  'word of few, Arabic': { search: 'المغناطيسيه' },
  'word of many': { search: 'noor' },
  'two letters of many': { search: 'no' },
  'two letters of few': { search: 'zi' },
  'tag and word': { tags: ['arabic'], search: 'noor' },
};

/**
 * What the screens of lists ask, by name: for one who is signed in, as the page sends it.
 *
 * @returns {Promise<Record<string, () => Promise<unknown>>>}
 */
export async function screensOf(url, staff) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    return { ...(await ofTheAssessment(database, staff)), ...(await ofEverybody(database, staff)) };
  } finally {
    await database.end();
  }
}

async function ofTheAssessment(database, staff) {
  const assessmentId = await largest(database);
  const page = (variables) => ask(staff, 'Invitations', { assessmentId, first: 25, ...variables });
  const calls = { 'header of the assessment': ask(staff, 'AssessmentHome', { id: assessmentId }) };
  for (const sort of ['INVITED_AT', 'NAME', 'STAGE', 'COMPLETED_AT']) {
    const after = await middleOf(database, assessmentId, sort);
    calls[`by ${sort}`] = page({ sort });
    calls[`by ${sort}, turned`] = page({ sort, direction: ['NAME', 'STAGE'].includes(sort) ? 'DESC' : 'ASC' });
    calls[`by ${sort}, far`] = page({ sort, after });
  }
  for (const [name, filter] of Object.entries(filters)) {
    calls[name] = page({ filter });
    calls[`${name}, by name`] = page({ filter, sort: 'NAME' });
  }
  return calls;
}

async function ofEverybody(database, staff) {
  const assessmentId = await largest(database);
  const { rows } = await database.query('select candidate_id as id from invitations order by invited_at desc limit 1');
  const candidates = (variables) => ask(staff, 'AllCandidates', { first: 25, ...variables });
  const calls = {};
  for (const sort of ['INVITED_AT', 'NAME', 'SCORE', 'COMPLETED_AT']) {
    calls[`people by ${sort}`] = candidates({ sort });
    calls[`people by ${sort}, far`] = candidates({ sort, after: await middleOf(database, assessmentId, sort) });
  }
  return {
    ...calls,
    'every invitation': candidates({ rows: 'INVITATIONS' }),
    'people of the assessment': candidates({ filter: { assessmentId } }),
    'people, word of few': candidates({ filter: { search: 'zirconia' } }),
    'people, word of many': candidates({ filter: { search: 'noor' } }),
    'people, two letters': candidates({ filter: { search: 'no' } }),
    'header, word of many': ask(staff, 'FindAnything', { search: 'noor' }),
    'header, two letters': ask(staff, 'FindAnything', { search: 'no' }),
    'report on one person': ask(staff, 'CandidateReport', { id: rows[0].id }),
    'first page of the bank': ask(staff, 'BankQuestions', BANK),
    assessments: ask(staff, 'Assessments', BANK),
    dashboard: ask(staff, 'Dashboard', RANGE),
    'dashboard, who is in': ask(staff, 'LiveAttempts', {}),
  };
}

function ask(staff, name, variables) {
  const document = /** @type {any} */ (documentOf(name));
  return () => staff.ask(document, variables);
}

async function largest(database) {
  const text = 'select assessment_id as id from invitations group by assessment_id order by count(*) desc limit 1';
  const { rows } = await database.query(text);
  return rows[0].id;
}
