import { randomUUID } from 'node:crypto';
import { aBank } from '../kit/builders/banks';
import { call, inviteCandidates, signIn } from './api';
import { Rig, until } from './rig';
import { Writer } from './writer';
import { graphql } from '../kit/graphql';
import type { InputOf, ResultOf } from '../kit/graphql';

const RESULTS = 30;
const QUESTIONS = 400;
const LARGE = 4_000;
const PART_BYTES = 256_000;
/** A run that says nothing for two minutes is begun anew; its job is taken back a little later. */
const PATIENCE_MS = 1_200_000;

const begin = graphql(`
  mutation FaultsRestarts_startAssessmentExport($input: StartAssessmentExportInput!) {
    startAssessmentExport(input: $input) { assessmentExport { id state } }
  }
`);
const exportsOf = graphql(`
  query FaultsRestarts_assessment($a: ID!) {
    assessment(id: $a) { exports { id state byteSize failure } }
  }
`);
const importQuestions = graphql(`
  mutation FaultsRestarts_importQuestions($input: ImportQuestionsInput!) {
    importQuestions(input: $input) { questionImport { questionIds } }
  }
`);
const startUpload = graphql(`
  mutation FaultsRestarts_startUpload($input: StartUploadInput!) {
    startUpload(input: $input) { upload { id } }
  }
`);
const uploadPart = graphql(`
  mutation FaultsRestarts_uploadPart($input: UploadPartInput!) {
    uploadPart(input: $input) { upload { id } }
  }
`);
const finishUpload = graphql(`
  mutation FaultsRestarts_finishUpload($input: FinishUploadInput!) {
    finishUpload(input: $input) { file { id } }
  }
`);
const startImport = graphql(`
  mutation FaultsRestarts_startQuestionImport($input: StartQuestionImportInput!) {
    startQuestionImport(input: $input) { questionImportJob { id } }
  }
`);
const createKey = graphql(`
  mutation FaultsRestarts_createApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) { secret }
  }
`);

interface Imported {
  data: ResultOf<typeof importQuestions> | null;
}

describe('kill -9 of the server', () => {
  const rig = new Rig();
  jest.setTimeout(1_800_000);
  beforeAll(() => rig.open());
  afterAll(() => rig.close());

  const rows = (text: string) => rig.inDatabase((dataSource) => dataSource.query<{ count: number }[]>(text));
  const counted = async (text: string) => (await rows(text))[0]?.count ?? 0;

  it('in the middle of an export: it begins anew, and the archive is whole', async () => {
    const tokens = await inviteCandidates(rig.origin, rig.admin, RESULTS, 3_600);
    const writers = tokens.map((token) => new Writer(rig.origin, token));
    for (const writer of writers) {
      await writer.start();
      await writer.save(1);
    }
    const cookie = await signIn(rig.origin, rig.admin);
    const [assessment] = await rig.inDatabase((dataSource) =>
      dataSource.query<{ id: string }[]>('select id from assessments limit 1'),
    );
    const input: InputOf<typeof begin> = {
      assessmentId: assessment!.id,
      parts: ['RESULTS', 'REPORTS', 'FILES'],
      language: 'EN',
    };
    await Promise.all(writers.map((writer) => writer.submit()));
    await until('the results are there', async () => (await counted('select count(*)::int from results')) >= RESULTS);
    const started = await call(rig.origin, { cookie }, begin, { input });
    expect(started.code).toBeUndefined();
    const running = `select count(*)::int from assessment_exports where state = 'running' and progress > 0`;
    await until('it is in the middle', async () => (await counted(running)) > 0);
    await rig.killServer();
    await rig.startServer();
    const again = await signIn(rig.origin, rig.admin);
    const shown = async () => {
      const variables = { a: assessment!.id };
      const { data } = await call(rig.origin, { cookie: again }, exportsOf, variables);
      return data?.assessment.exports[0];
    };
    await until('the archive is ready', async () => (await shown())?.state === 'READY', PATIENCE_MS);
    const archive = await fetch(`${rig.origin}/api/v1/assessment-exports/${(await shown())?.id}.zip`, {
      headers: { cookie: again },
    });
    const bytes = Buffer.from(await archive.arrayBuffer());
    expect([archive.status, bytes.length]).toEqual([200, (await shown())?.byteSize]);
    // The end of a zip archive says how many entries it has: the workbook and a report for each result.
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(RESULTS + 1);
    expect(await counted(`select count(*)::int from stored_files where purpose = 'export'`)).toBe(1);
  });

  it('in the middle of an import: all of it or nothing, and the same import goes through afterwards', async () => {
    const cookie = await signIn(rig.origin, rig.admin);
    const gift = Array.from({ length: QUESTIONS }, (_, index) => `::Q${index}:: How much is ${index}? {=a ~b ~c}`);
    const count = () => counted('select count(*)::int from questions');
    const before = await count();
    const input = { name: 'import', scopes: ['AUTHORING' as const] };
    const made = await call(rig.origin, { cookie }, createKey, { input });
    const repeatable = { authorization: `Bearer ${made.data?.createApiKey.secret}`, 'idempotency-key': randomUUID() };
    const send = () => {
      const form = new FormData();
      const given = { format: 'GIFT', skill: 'Sums', file: null };
      form.set('operations', JSON.stringify({ query: importQuestions, variables: { input: given } }));
      form.set('map', JSON.stringify({ file: ['variables.input.file'] }));
      form.set('file', new Blob([gift.join('\n\n')], { type: 'text/plain' }), 'questions.gift');
      const headers = { ...repeatable, 'apollo-require-preflight': '1' };
      return fetch(`${rig.origin}/api/graphql`, { method: 'POST', headers, body: form });
    };
    const broken = send().catch(() => null);
    // Somewhere between the first byte and the answer; wherever it strikes, nothing half may stay.
    await new Promise((resolve) => setTimeout(resolve, 120));
    await rig.killServer();
    await broken;
    expect([before, before + QUESTIONS]).toContain(await count());
    await rig.startServer();
    const answer = (await (await send()).json()) as Imported;
    expect(answer.data?.importQuestions.questionImport.questionIds).toHaveLength(QUESTIONS);
    // Done once, also when it had been done before the server fell and nobody heard of it.
    expect(await count()).toBe(before + QUESTIONS);
  });

  it('in the middle of an import by a job: it begins anew by itself, and every question is there once', async () => {
    const cookie = await signIn(rig.origin, rig.admin);
    const bank = aBank(LARGE);
    const uploadId = await sendBank(rig.origin, cookie, bank);
    const questions = () => counted('select count(*)::int from questions');
    const before = await questions();
    const input = { uploadId, isPreview: false, skill: 'Sums' };
    const asked = await call(rig.origin, { cookie }, startImport, { input });
    expect(asked.code).toBeUndefined();
    const storing = `select count(*)::int from question_imports where state = 'running' and stage = 'storing'`;
    await until('it is in the middle', async () => (await counted(storing)) > 0);
    await rig.killServer();
    expect(await questions()).toBe(before);
    await rig.startServer();
    const done = `select count(*)::int from question_imports where state = 'done' and stored_count = ${LARGE}`;
    await until('it is done', async () => (await counted(done)) > 0, PATIENCE_MS);
    expect(await counted('select run_count as count from question_imports')).toBe(2);
    expect(await questions()).toBe(before + LARGE);
  });
});

/** In parts, as the page sends what is large. */
async function sendBank(origin: string, cookie: string, bank: Buffer): Promise<string> {
  const uploadId = randomUUID();
  const about = {
    name: 'bank.gift',
    purpose: 'QUESTION_BANK' as const,
    contentType: 'text/plain',
    byteSize: bank.length,
  };
  await call(origin, { cookie }, startUpload, { input: { uploadId, ...about } });
  for (let index = 0; index * PART_BYTES < bank.length; index++) {
    const form = new FormData();
    const given = { uploadId, index, file: null };
    form.set('operations', JSON.stringify({ query: uploadPart, variables: { input: given } }));
    form.set('map', JSON.stringify({ file: ['variables.input.file'] }));
    form.set('file', new Blob([Uint8Array.from(bank.subarray(index * PART_BYTES, (index + 1) * PART_BYTES))]), 'part');
    const headers = { cookie, 'apollo-require-preflight': '1' };
    await fetch(`${origin}/api/graphql`, { method: 'POST', headers, body: form });
  }
  await call(origin, { cookie }, finishUpload, { input: { uploadId } });
  return uploadId;
}
