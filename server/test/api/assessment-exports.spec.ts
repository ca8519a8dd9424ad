import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { fromBufferPromise } from 'yauzl';
import { RunExport } from '../../src/modules/reports/exports/whole/run-export';
import { SweepExports } from '../../src/modules/reports/exports/whole/sweep-exports';
import { FileStorage } from '../../src/platform/files';
import { createTestApp, race, TestSocket, graphql } from '../kit';
import type { ApiClient, InputOf, SignedIn, TestApp, VariablesOf } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { aQuestionDraft } from '../kit/builders/questions';
import { pdf } from '../kit/builders/real-files';
import { aMarkedAttempt } from '../kit/builders/results';

interface Exported {
  id: string;
  state: string;
  progress: number;
  total: number;
  byteSize: number | null;
  failure: string | null;
  expiresAt: string | null;
}

graphql(`fragment AssessmentExports_fields on AssessmentExport { id state progress total byteSize failure expiresAt }`);
const startDocument = graphql(`
  mutation AssessmentExports_startAssessmentExport($input: StartAssessmentExportInput!) {
    startAssessmentExport(input: $input) { assessmentExport { ...AssessmentExports_fields } }
  }
`);
const cancelDocument = graphql(`
  mutation AssessmentExports_cancelAssessmentExport($input: CancelAssessmentExportInput!) {
    cancelAssessmentExport(input: $input) { assessmentExport { ...AssessmentExports_fields } }
  }
`);
const listDocument = graphql(`
  query AssessmentExports_assessment($assessmentId: ID!) {
    assessment(id: $assessmentId) { exports { ...AssessmentExports_fields } }
  }
`);

let app: TestApp;
let hr: SignedIn;
let assessmentId: string;
let reference: string;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_EXPORT_DAYS: '3' });
  hr = await app.as.hr();
  ({ assessmentId, reference } = await aHandedInFile());
});
afterAll(() => app.close());
// An hour later the sessions of before have ended.
beforeEach(async () => (hr = await app.as.user(hr.user)));

/** A marked exam whose only answer is a PDF. */
async function aHandedInFile() {
  const seat = await aSeat(app, hr.user, { questions: [aQuestionDraft({ type: 'document', rubric: 'Reads well.' })] });
  const { attemptId } = await seat.page.start();
  const document = graphql(`
    mutation AssessmentExports_uploadAnswerFile($input: UploadAnswerFileInput!) {
      uploadAnswerFile(input: $input) { answerFile { id } }
    }
  `);
  const input = { pageId: seat.page.pageId, questionId: seat.page.questionId, file: null };
  const file = { name: 'تقرير.pdf', type: 'x/y', content: pdf };
  const { body } = await app.as.candidate(seat.examToken).upload(document, { input }, { 'input.file': file });
  await seat.page.save({ fileIds: [body.data!.uploadAnswerFile.answerFile.id] });
  await seat.page.submit();
  await app.runJobs();
  return { ...seat, reference: attemptId.slice(0, 8).toUpperCase() };
}

const wish = (given: Partial<InputOf<typeof startDocument>> = {}): VariablesOf<typeof startDocument> => ({
  input: { assessmentId, parts: ['RESULTS', 'REPORTS', 'FILES'], language: 'EN', ...given },
});
const start = async (given: Partial<InputOf<typeof startDocument>> = {}, client: ApiClient = hr) =>
  (await client.data(startDocument, wish(given))).startAssessmentExport.assessmentExport;
const list = async (client: ApiClient = hr) => (await client.data(listDocument, { assessmentId })).assessment.exports;
const find = async (id: string) => (await list()).find((each) => each.id === id);
const download = (id: string, client: ApiClient = hr) =>
  client.request({ method: 'GET', url: `/api/v1/assessment-exports/${id}.zip` });
const storedArchives = () =>
  app.dataSource.query<{ id: string }[]>(`select id from stored_files where purpose = 'export'`);
const show = (options: object) =>
  app.dataSource.query('update assessments set report_options = report_options || $2::jsonb where id = $1', [
    assessmentId,
    options,
  ]);

async function unpacked(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const found: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    found[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return found;
}

async function made(given: object = {}): Promise<{ exported: Exported; entries: Record<string, Buffer> }> {
  const { id } = await start(given);
  await app.runJobs();
  const exported = (await find(id))!;
  expect(exported.state).toBe('READY');
  return { exported, entries: await unpacked((await download(id)).rawPayload) };
}

async function actionsOn(id: string): Promise<string[]> {
  const text = 'select action from audit_entries where object_id = $1 order by id';
  return (await app.dataSource.query<{ action: string }[]>(text, [id])).map(({ action }) => action);
}

describe('an export of a whole assessment', () => {
  it('holds the workbook, a PDF for each result and what was handed in', async () => {
    const { exported, entries } = await made();
    const person = `Noor Al-Hashimi - ${reference}`;
    expect(Object.keys(entries)).toEqual(['results.xlsx', `reports/${person}.pdf`, `files/${person}/01 - تقرير.pdf`]);
    expect(entries[`files/${person}/01 - تقرير.pdf`]!.equals(pdf)).toBe(true);
    expect(entries[`reports/${person}.pdf`]!.subarray(0, 5).toString()).toBe('%PDF-');
    const [sheet] = (await readXlsx(entries['results.xlsx']!)).sheets;
    expect([sheet!.rows[0]![0], sheet!.rows[1]![0]]).toEqual(['Name', 'Noor Al-Hashimi']);
    expect(exported).toMatchObject({ progress: 2, total: 2, failure: null });
    expect(exported.byteSize).toBe((await download(exported.id)).rawPayload.length);
    expect((await actionsOn(exported.id)).slice(0, 2)).toEqual([
      'assessment-export.start',
      'assessment-export.download',
    ]);
  });

  it('holds only the parts that were chosen, in the language that was chosen', async () => {
    const { entries } = await made({ parts: ['RESULTS'], language: 'AR' as const });
    expect(Object.keys(entries)).toEqual(['results.xlsx']);
    const [sheet] = (await readXlsx(entries['results.xlsx']!)).sheets;
    expect([sheet!.rows[0]![0], sheet!.view?.rightToLeft]).toEqual(['الاسم', true]);
  });

  it('obeys the report options', async () => {
    await show({ showCandidateInformation: false, showQuestions: false });
    const { entries } = await made();
    await show({ showCandidateInformation: true, showQuestions: true });
    expect(Object.keys(entries)).toEqual(['results.xlsx', `reports/${reference}.pdf`]);
    const [sheet] = (await readXlsx(entries['results.xlsx']!)).sheets;
    expect(JSON.stringify(sheet!.rows)).not.toContain('Noor');
  });

  race('is made once at a time for one person, also when asked for twice at once', async () => {
    const answers = await Promise.all([hr.graphql(startDocument, wish()), hr.graphql(startDocument, wish())]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ASSESSMENT_EXPORT_RUNNING', undefined]);
    await app.runJobs();
    expect((await hr.graphql(startDocument, wish({ parts: [] }))).code).toBe('INVALID_INPUT');
  });

  race('is one of three that a person has in work, also when more are asked for at once', async () => {
    const maker = await app.as.hr();
    const seats = await Promise.all(Array.from({ length: 6 }, () => aSeat(app, maker.user)));
    const asked = (one: number) => wish({ assessmentId: seats[one]!.assessmentId, parts: ['RESULTS'] });
    const answers = await Promise.all(Array.from({ length: 5 }, (_, one) => maker.graphql(startDocument, asked(one))));
    expect(answers.map(({ code }) => code ?? '').sort()).toEqual(['', '', '', 'TOO_MANY_EXPORTS', 'TOO_MANY_EXPORTS']);
    const stopped = answers.find(({ code }) => !code)!.data!.startAssessmentExport.assessmentExport;
    expect((await hr.graphql(startDocument, wish())).code).toBeUndefined();
    await maker.data(cancelDocument, { input: { id: stopped.id } });
    expect((await maker.graphql(startDocument, asked(5))).code).toBeUndefined();
    await app.runJobs();
    const [again] = answers.flatMap(({ code }, one) => (code ? [one] : []));
    expect((await maker.graphql(startDocument, asked(again!))).code).toBeUndefined();
    await app.runJobs();
  });

  it('is for those who see the assessment and its maker', async () => {
    const superAdmin = await app.as.superAdmin();
    const { exported } = await made({ parts: ['RESULTS'] });
    const theirs = await start({ parts: ['RESULTS'] }, superAdmin);
    await app.runJobs();
    expect((await download(exported.id, superAdmin)).statusCode).toBe(200);
    expect((await download(theirs.id)).statusCode).toBe(404);
    expect(await find(theirs.id)).toBeUndefined();
    expect((await download(exported.id, await app.as.hr())).statusCode).toBe(404);
    const text = 'select file_id as "fileId" from assessment_exports where id = $1';
    const [row] = await app.dataSource.query<{ fileId: string }[]>(text, [exported.id]);
    expect((await hr.request({ method: 'GET', url: `/api/v1/files/${row!.fileId}` })).statusCode).toBe(404);
  });

  it('is stopped when somebody cancels it, and leaves nothing', async () => {
    const before = (await storedArchives()).length;
    const { id } = await start();
    const input = { id };
    const { cancelAssessmentExport: stopped } = await hr.data(cancelDocument, {
      input,
    });
    expect(stopped.assessmentExport.state).toBe('CANCELLED');
    await hr.data(cancelDocument, { input });
    await app.runJobs();
    expect((await find(id))?.state).toBe('CANCELLED');
    expect((await download(id)).statusCode).toBe(404);
    expect(await storedArchives()).toHaveLength(before);
    expect(await actionsOn(id)).toEqual(['assessment-export.start', 'assessment-export.cancel']);
  });

  it('is told over the socket as it moves', async () => {
    const origin = await app.listen();
    const socket = await TestSocket.open(origin, { headers: hr.headers });
    await socket.init();
    const { id } = await start({ parts: ['RESULTS'] });
    const document = graphql(`
      subscription AssessmentExports_assessmentExportProgressed($id: ID!) {
        assessmentExportProgressed(id: $id) { state }
      }
    `);
    socket.subscribe('export', document, { id });
    socket.rawSubscribe('sync', 'subscription { nonsense }');
    expect((await socket.next()).id).toBe('sync');
    await app.runJobs();
    const states: string[] = [];
    while (states.at(-1) !== 'READY') {
      const { payload } = await socket.next();
      states.push(
        (payload as { data: { assessmentExportProgressed: Exported } }).data.assessmentExportProgressed.state,
      );
    }
    await socket.end();
    expect(states.length).toBeGreaterThan(0);
  });
});

describe('an export that is interrupted', () => {
  /** As a process leaves it that was killed in the middle. */
  const die = (id: string) =>
    app.dataSource.query(
      `update assessment_exports set state = 'running', run_id = gen_random_uuid(), run_count = 1, touched_at = $2
       where id = $1`,
      [id, app.clock.now()],
    );
  const forgetJobs = () => app.dataSource.query('delete from graphile_worker._private_jobs');

  it('is left alone while it shows life, then made from the beginning', async () => {
    const { id } = await start();
    await die(id);
    await app.get(RunExport).execute({ exportId: id });
    expect((await find(id))?.state).toBe('RUNNING');
    await forgetJobs();
    app.clock.advance(121);
    await app.get(SweepExports).execute();
    await app.runJobs();
    expect(await find(id)).toMatchObject({ state: 'READY', progress: 2 });
    expect(Object.keys(await unpacked((await download(id)).rawPayload))).toHaveLength(3);
  });

  it('begins anew after the server stopped', async () => {
    const { id } = await start();
    const stopping = app.get(RunExport).execute({ exportId: id }, AbortSignal.abort());
    await expect(stopping).rejects.toThrow('the server is stopping');
    expect((await find(id))?.state).toBe('WAITING');
    await app.runJobs();
    expect((await find(id))?.state).toBe('READY');
  });

  it('says why it failed, and can be asked for again', async () => {
    const storage = app.get(FileStorage);
    const full = jest.spyOn(storage, 'put').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const { id } = await start();
    await app.runJobs();
    full.mockRestore();
    expect(await find(id)).toMatchObject({ state: 'FAILED', failure: 'STORAGE_FULL', byteSize: null });
    await made({ parts: ['RESULTS'] });
  });

  it('says that it would be too large, at once, and leaves nothing', async () => {
    const before = (await storedArchives()).length;
    const storage = app.get(FileStorage);
    const { id } = await start();
    const put = storage.put.bind(storage);
    const nearlyFull = jest.spyOn(storage, 'put').mockImplementationOnce(async (...part) => {
      await put(...part);
      await app.dataSource.query(
        `update stored_files set byte_size = 1999999999 where id = (select file_id from assessment_exports where id = $1)`,
        [id],
      );
    });
    await app.runJobs();
    nearlyFull.mockRestore();
    expect(await find(id)).toMatchObject({ state: 'FAILED', failure: 'TOO_LARGE', byteSize: null });
    expect((await download(id)).statusCode).toBe(404);
    expect(await storedArchives()).toHaveLength(before);
  });

  it('gives up a fault of ours after some tries', async () => {
    const broken = jest.spyOn(app.get(FileStorage), 'put').mockRejectedValue(new Error('broken'));
    const { id } = await start();
    for (const _ of [1, 2, 3]) await expect(app.get(RunExport).execute({ exportId: id })).rejects.toThrow('broken');
    await app.get(RunExport).execute({ exportId: id });
    broken.mockRestore();
    expect(await find(id)).toMatchObject({ state: 'FAILED', failure: 'INTERNAL' });
    await app.runJobs();
  });
});

describe('an export that is ready', () => {
  it('is mailed of when it took longer than a minute', async () => {
    const mails = () => app.mailbox.to(hr.user.email).filter(({ text }) => text.includes('export=whole'));
    const before = mails().length;
    await start({ parts: ['RESULTS'] });
    await app.runJobs();
    expect(mails()).toHaveLength(before);
    await start({ parts: ['RESULTS'] });
    app.clock.advance(61);
    await app.runJobs();
    expect(mails()).toHaveLength(before + 1);
    expect(mails().at(-1)!.text).toContain(`/CandinateCreation/${assessmentId}?export=whole`);
  });

  it('is removed with its archive after the days of the setting', async () => {
    const { exported } = await made();
    const days = (Date.parse(exported.expiresAt!) - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBe(3);
    app.clock.advance(3 * 86_400);
    hr = await app.as.user(hr.user);
    expect((await download(exported.id)).statusCode).toBe(404);
    await app.get(SweepExports).execute();
    await app.runJobs();
    expect(await list()).toEqual([]);
    expect(await storedArchives()).toEqual([]);
  });

  it('goes with the person whose answers it holds', async () => {
    const admin = await app.as.admin();
    const sat = await aMarkedAttempt(app, admin.user);
    await start({ assessmentId: sat.assessmentId }, admin);
    await app.runJobs();
    expect(await storedArchives()).toHaveLength(1);
    const erase = graphql(`
      mutation AssessmentExports_eraseCandidate($input: EraseCandidateInput!) {
        eraseCandidate(input: $input) { erasure { id } }
      }
    `);
    await admin.data(erase, { input: { id: sat.candidate.id } });
    await app.runJobs();
    expect(await storedArchives()).toEqual([]);
  });
});
