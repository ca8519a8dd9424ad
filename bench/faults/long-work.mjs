import { randomUUID } from 'node:crypto';
import { graphql } from '../stage/graphql.mjs';
import { until } from '../stage/stage.mjs';
import { expectThat, inviteTo, play, seat, untilSaved } from './play.mjs';

const HOUR = 3_600;
const SAVES = 400;
const RESULTS = 30;
/** As many as one part of an upload holds. */
const QUESTIONS = 5_000;
/** A run that says nothing for two minutes is begun anew; its job is taken back a little later. */
const PATIENCE_MS = 1_200_000;

const startUpload = graphql(`
  mutation Faults_startUpload($input: StartUploadInput!) { startUpload(input: $input) { upload { id } } }
`);
const uploadPart = graphql(`
  mutation Faults_uploadPart($input: UploadPartInput!) { uploadPart(input: $input) { upload { id } } }
`);
const finishUpload = graphql(`
  mutation Faults_finishUpload($input: FinishUploadInput!) { finishUpload(input: $input) { file { id } } }
`);
const startImport = graphql(`
  mutation Faults_startQuestionImport($input: StartQuestionImportInput!) {
    startQuestionImport(input: $input) { questionImportJob { id } }
  }
`);
const startExport = graphql(`
  mutation Faults_startAssessmentExport($input: StartAssessmentExportInput!) {
    startAssessmentExport(input: $input) { assessmentExport { id } }
  }
`);

export const longWorkFaults = [
  {
    name: 'SIGKILL in the middle of an import of questions',
    run: () =>
      play({}, async (stage, staff) => {
        const candidates = await seat(stage, staff, { count: 24, durations: [HOUR] });
        const uploadId = await sendBank(stage, staff);
        const before = await counted(stage, 'questions');
        await killedWhile(stage, candidates, 'question_imports', `stage = 'storing'`, () =>
          staff.ask(startImport, { input: { uploadId, isPreview: false, skill: 'Sums' } }),
        );
        const all = (await counted(stage, 'questions')) - before;
        expectThat(`every question is there once, and not ${all}`, all === QUESTIONS);
        return { candidates, seen: `all ${QUESTIONS} questions are there once` };
      }),
  },
  {
    name: 'SIGKILL in the middle of an export',
    run: () =>
      play({}, async (stage, staff) => {
        const done = await inviteTo(stage, staff, { count: RESULTS, durations: [HOUR] });
        for (const candidate of done) {
          await candidate.start();
          await candidate.save(1);
          await candidate.submit();
        }
        await until('the results are there', async () => (await counted(stage, 'results')) === RESULTS);
        const candidates = await seat(stage, staff, { count: 24, durations: [HOUR] });
        const [{ id: assessmentId }] = await stage.query('select distinct assessment_id as id from results');
        await killedWhile(stage, candidates, 'assessment_exports', 'progress > 0', () =>
          staff.ask(startExport, { input: { assessmentId, parts: ['RESULTS', 'REPORTS'], language: 'EN' } }),
        );
        const [{ id }] = await stage.query('select id from assessment_exports');
        const headers = { cookie: staff.cookie };
        const archive = await fetch(`${stage.originOf()}/api/v1/assessment-exports/${id}.zip`, { headers });
        const bytes = Buffer.from(await archive.arrayBuffer());
        // The end of a zip archive says how many entries it has: the workbook and a report for each result.
        expectThat('the archive is whole', archive.ok && bytes.readUInt16LE(bytes.length - 12) === RESULTS + 1);
        const files = await counted(stage, `stored_files where purpose = 'export'`);
        expectThat('nothing half of it stayed', files === 1);
        return { candidates: [...done, ...candidates], seen: `the archive has all ${RESULTS} reports` };
      }),
  },
];

/** People write, the work begins, the server is killed in its midst, and they write on until the work is done by a further run. */
async function killedWhile(stage, candidates, table, isInTheMiddle, begin) {
  const is = async (so) => (await counted(stage, `${table} where ${so}`)) > 0;
  candidates.forEach((candidate) => candidate.write());
  await untilSaved(candidates, SAVES);
  await begin();
  await until('it is in the middle', () => is(`state = 'running' and ${isInTheMiddle}`));
  await stage.killServer();
  expectThat('it was in the middle', await is('finished_at is null'));
  await stage.startServer();
  await untilSaved(candidates, SAVES);
  await until('it has ended', () => is('finished_at is not null'), PATIENCE_MS);
  await Promise.all(candidates.map((candidate) => candidate.rest()));
  expectThat('it began anew', await is(`run_count > 1 and state in ('done', 'ready')`));
}

async function counted(stage, from) {
  const [{ count }] = await stage.query(`select count(*)::int as count from ${from}`);
  return count;
}

/** @returns {Promise<string>} the id of a finished upload */
async function sendBank(stage, staff) {
  const uploadId = randomUUID();
  const bank = Array.from({ length: QUESTIONS }, (_, at) => `::${at}::${at} + 1? {=${at + 1} ~${at}}\n`).join('\n');
  const about = { name: 'bank.gift', contentType: 'text/plain', byteSize: bank.length };
  await staff.ask(startUpload, { input: { uploadId, purpose: 'QUESTION_BANK', ...about } });
  const form = new FormData();
  const variables = { input: { uploadId, index: 0, file: null } };
  form.set('operations', JSON.stringify({ query: uploadPart, variables }));
  form.set('map', JSON.stringify({ file: ['variables.input.file'] }));
  form.set('file', new Blob([bank]), 'part');
  const headers = { cookie: staff.cookie, 'apollo-require-preflight': '1' };
  await fetch(`${stage.originOf()}/api/graphql`, { method: 'POST', headers, body: form });
  await staff.ask(finishUpload, { input: { uploadId } });
  return uploadId;
}
