import { isDeepStrictEqual } from 'node:util';
import { ImportQuestions } from '../../src/modules/questions/interchange/import-questions';
import { LiveImports } from '../../src/modules/questions/interchange/job/live-imports';
import { RunImport } from '../../src/modules/questions/interchange/job/run-import';
import { SweepImports } from '../../src/modules/questions/interchange/job/sweep-imports';
import { RemoveFiles } from '../../src/platform/files/remove-files';
import { createTestApp, race, TestSocket, graphql } from '../kit';
import type { ApiClient, SignedIn, TestApp } from '../kit';
import { aBank, aSentBank } from '../kit/builders/banks';
import { aTest } from '../kit/builders/tests';

interface Job {
  id: string;
  isPreview: boolean;
  fileName: string;
  state: string;
  stage: string;
  progress: number;
  total: number;
  storedCount: number;
  failure: string | null;
  failureParams: { name: string; value: string }[];
  result: { questionIds: string[]; problems: { code: string }[]; understood: { question: { text: string } }[] } | null;
}

type Told = Pick<Job, 'state' | 'stage' | 'progress' | 'total'>;

graphql(`
  fragment QuestionImportJob_fields on QuestionImportJob {
    id isPreview fileName state stage progress total storedCount failure
    failureParams { name value }
    result { questionIds problems { code } understood { question { text } } }
  }
`);
const START = graphql(`
  mutation QuestionImportJob_startQuestionImport($input: StartQuestionImportInput!) {
    startQuestionImport(input: $input) { questionImportJob { ...QuestionImportJob_fields } }
  }
`);
const CANCEL = graphql(`
  mutation QuestionImportJob_cancelQuestionImport($input: CancelQuestionImportInput!) {
    cancelQuestionImport(input: $input) { questionImportJob { ...QuestionImportJob_fields } }
  }
`);
const ONE = graphql(`
  query QuestionImportJob_questionImportJob($id: ID!) {
    questionImportJob(id: $id) { ...QuestionImportJob_fields }
  }
`);
const OWN = graphql(`query QuestionImportJob_questionImportJobs { questionImportJobs { id state } }`);

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => (hr = await app.as.hr()));
afterEach(() => jest.restoreAllMocks());

async function start(uploadId: string, given: object = {}): Promise<Job> {
  const input = { uploadId, isPreview: false, skill: 'Sums', ...given };
  const data = await hr.data(START, { input });
  return data.startQuestionImport.questionImportJob;
}

const find = async (id: string, client: ApiClient = hr) => (await client.graphql(ONE, { id })).data?.questionImportJob;
const cancel = async (id: string) => (await hr.data(CANCEL, { input: { id } })).cancelQuestionImport.questionImportJob;

async function stored(): Promise<number> {
  const text = 'select count(*)::int as count from questions where owner_id = $1';
  const [row] = await app.dataSource.query<{ count: number }[]>(text, [hr.user.id]);
  return row!.count;
}

describe('a bank that is imported by a job', () => {
  it('is read first, and keeps nothing', async () => {
    const uploadId = await aSentBank(hr, 'bank.gift', Buffer.concat([aBank(3), Buffer.from('\nBroken {=a')]));
    const asked = await start(uploadId, { isPreview: true });
    expect(asked).toMatchObject({ state: 'WAITING', fileName: 'bank.gift', result: null });
    await app.runJobs();
    const done = await find(asked.id);
    expect(done).toMatchObject({ state: 'DONE', stage: 'CHECKING', progress: 3, total: 3, storedCount: 0 });
    expect(done!.result!.understood.map(({ question }) => question.text.slice(0, 13))).toEqual([
      'What is 0 + 1',
      'What is 1 + 1',
      'What is 2 + 1',
    ]);
    expect(done!.result!.problems).toEqual([{ code: 'BRACE_MISSING' }]);
    expect(await stored()).toBe(0);
  });

  it('is taken over as it was wanted, with what was changed', async () => {
    const uploadId = await aSentBank(hr, 'bank.gift', aBank(4));
    const base = { text: 'Is it so?', durationSeconds: 30, score: 2, difficulty: 'EASY', skill: 'Truth' };
    const changes = [{ place: 1, question: { trueFalse: { ...base, truth: true } } }];
    const { id } = await start(uploadId, { only: [0, 1], changes });
    await app.runJobs();
    const done = await find(id);
    expect(done).toMatchObject({ state: 'DONE', stage: 'STORING', progress: 2, total: 2, storedCount: 2 });
    expect(done!.result!.questionIds).toHaveLength(2);
    const text = 'select text, skill from questions where owner_id = $1 order by skill desc';
    expect(await app.dataSource.query(text, [hr.user.id])).toEqual([
      { text: 'Is it so?', skill: 'Truth' },
      { text: expect.stringMatching(/^What is 0 \+ 1/) as string, skill: 'Sums' },
    ]);
  });

  it('joins a test', async () => {
    const { id: testId } = await aTest(app, hr.user);
    const text = 'select count(*)::int as count from test_questions where test_id = $1';
    const countIn = async () => (await app.dataSource.query<{ count: number }[]>(text, [testId]))[0]!.count;
    const before = await countIn();
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(2)), { testId });
    await app.runJobs();
    expect(await find(id)).toMatchObject({ state: 'DONE', storedCount: 2 });
    expect(await countIn()).toBe(before + 2);
  });

  it('shows how far it is, and is heard over the socket', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(600)));
    const socket = await TestSocket.open(await app.listen(), { headers: hr.headers });
    await socket.init();
    const document = graphql(`
      subscription QuestionImportJob_questionImportProgressed($id: ID!) {
        questionImportProgressed(id: $id) { state stage progress total }
      }
    `);
    socket.subscribe('import', document, { id });
    socket.rawSubscribe('sync', 'subscription { nonsense }');
    expect((await socket.next()).id).toBe('sync');
    const told: Told[] = [];
    let reading: Promise<void> | undefined;
    /** One reads for all who wait: a sign of life of the run waits as well, and would take the word from the others. */
    const read = () =>
      (reading ??= socket.next().then(({ payload }) => {
        reading = undefined;
        told.push((payload as { data: { questionImportProgressed: Told } }).data.questionImportProgressed);
      }));
    const hear = async (wanted: Told) => {
      while (!told.some((heard) => isDeepStrictEqual(heard, wanted))) await read();
    };
    // The import goes on when the listener has heard where it is: a busy machine reads a stage only once the next has begun.
    const live = app.get(LiveImports);
    const announce = live.announce.bind(live);
    const announcing = jest.spyOn(live, 'announce').mockImplementation(async (announced) => {
      const { state, stage, progress, total } = (await find(announced))!;
      await announce(announced);
      await hear({ state, stage, progress, total });
    });
    await app.runJobs();
    announcing.mockRestore();
    await socket.end();
    expect(told).toContainEqual({ state: 'RUNNING', stage: 'CHECKING', progress: 0, total: 600 });
    expect(told.at(-1)).toEqual({ state: 'DONE', stage: 'STORING', progress: 600, total: 600 });
  });

  it('says why nothing could be taken over', async () => {
    const unknown = await start(await aSentBank(hr, 'note.txt', Buffer.from('Dear all')));
    const noSkill = await start(await aSentBank(hr, 'bank.gift', aBank(1)), { skill: null });
    const noTest = await start(await aSentBank(hr, 'bank.gift', aBank(1)), { testId: hr.user.id });
    await app.runJobs();
    expect(await find(unknown.id)).toMatchObject({ state: 'FAILED', failure: 'QUESTION_FORMAT_UNKNOWN', result: null });
    expect(await find(noSkill.id)).toMatchObject({
      failure: 'INVALID_INPUT',
      failureParams: [
        { name: 'path', value: 'skill' },
        { name: 'rule', value: 'required' },
      ],
    });
    expect(await find(noTest.id)).toMatchObject({ failure: 'TEST_NOT_FOUND' });
    expect(await stored()).toBe(0);
  });

  race('is taken over once, also when it is asked for twice at once', async () => {
    const uploadId = await aSentBank(hr, 'bank.gift', aBank(5));
    const input = { uploadId, isPreview: false, skill: 'Sums' };
    const answers = await Promise.all([hr.graphql(START, { input }), hr.graphql(START, { input })]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['QUESTION_IMPORT_RUNNING', undefined]);
    await app.runJobs();
    expect(await stored()).toBe(5);
  });

  it('is seen by nobody else', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(1)));
    const other = await app.as.superAdmin();
    expect(await find(id, other)).toBeUndefined();
    expect(await other.data(OWN)).toEqual({ questionImportJobs: [] });
    const { code } = await other.graphql(CANCEL, { input: { id } });
    expect(code).toBe('QUESTION_IMPORT_NOT_FOUND');
    expect(await hr.data(OWN)).toEqual({ questionImportJobs: [{ id, state: 'WAITING' }] });
    await app.runJobs();
  });

  it('takes nothing over for somebody who may not sign in any more', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(1)));
    await app.dataSource.query('update users set is_verified = false where id = $1', [hr.user.id]);
    await app.runJobs();
    expect(await stored()).toBe(0);
    const text = 'select state from question_imports where id = $1';
    expect(await app.dataSource.query(text, [id])).toEqual([{ state: 'failed' }]);
  });

  it('is forgotten a day after it ended', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(1)));
    await app.runJobs();
    app.clock.advance(86_400);
    hr = await app.as.user(hr.user);
    expect(await find(id)).toBeUndefined();
    await app.get(SweepImports).forget();
    expect(await app.dataSource.query('select from question_imports where id = $1', [id])).toEqual([]);
  });
});

describe('an import that is stopped', () => {
  it('before it began takes nothing over', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(3)));
    expect(await cancel(id)).toMatchObject({ state: 'CANCELLED' });
    await app.runJobs();
    expect(await find(id)).toMatchObject({ state: 'CANCELLED', storedCount: 0, result: null });
    expect(await stored()).toBe(0);
  });

  it('in the middle of storing takes nothing over', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(600)));
    const importing = app.get(ImportQuestions);
    const execute = importing.execute.bind(importing);
    const stopped = jest.spyOn(importing, 'execute').mockImplementation((viewer, input, watch, settle) =>
      execute(viewer, input, watch, async (tx, result) => {
        expect(result.questionIds).toHaveLength(600);
        await cancel(id);
        await settle!(tx, result);
      }),
    );
    await app.runJobs();
    expect(stopped).toHaveBeenCalledTimes(1);
    stopped.mockRestore();
    expect(await find(id)).toMatchObject({ state: 'CANCELLED', storedCount: 0 });
    expect(await stored()).toBe(0);
  });

  it('after it was done stays as it is', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(2)));
    await app.runJobs();
    expect(await cancel(id)).toMatchObject({ state: 'DONE', storedCount: 2 });
    expect(await stored()).toBe(2);
  });
});

describe('an import that is interrupted', () => {
  /** As a process leaves it that was killed in the middle: claimed, nothing committed, its job held by a worker that is gone. */
  const die = async (id: string) => {
    const text = `update question_imports set state = 'running', run_id = gen_random_uuid(), run_count = 1, touched_at = $2
      where id = $1`;
    await app.dataSource.query(text, [id, app.clock.now()]);
    await app.dataSource.query('delete from graphile_worker._private_jobs');
  };

  it('is left alone while it shows life, then taken over once', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(7)));
    await die(id);
    await app.get(RunImport).execute({ importId: id });
    expect(await find(id)).toMatchObject({ state: 'RUNNING' });
    app.clock.advance(31);
    await app.runJobs();
    await app.runJobs();
    expect(await find(id)).toMatchObject({ state: 'DONE', storedCount: 7 });
    expect(await stored()).toBe(7);
  });

  it('stores nothing by a run that another one has replaced', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(7)));
    const importing = app.get(ImportQuestions);
    const execute = importing.execute.bind(importing);
    let runs = 0;
    const overtaken = jest.spyOn(importing, 'execute').mockImplementation((viewer, input, watch, settle) =>
      execute(viewer, input, watch, async (tx, result) => {
        runs += 1;
        if (runs === 1) {
          app.clock.advance(31);
          await app.get(RunImport).execute({ importId: id });
        }
        await settle!(tx, result);
      }),
    );
    await app.get(RunImport).execute({ importId: id });
    overtaken.mockRestore();
    expect(runs).toBe(2);
    expect(await find(id)).toMatchObject({ state: 'DONE', storedCount: 7 });
    expect(await stored()).toBe(7);
    await app.runJobs();
    expect(await stored()).toBe(7);
  });

  it('begins anew after the server stopped', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(2)));
    const stopping = app.get(RunImport).execute({ importId: id }, AbortSignal.abort());
    await expect(stopping).rejects.toThrow('the server is stopping');
    expect(await find(id)).toMatchObject({ state: 'WAITING' });
    await app.runJobs();
    expect(await find(id)).toMatchObject({ state: 'DONE', storedCount: 2 });
    expect(await stored()).toBe(2);
  });

  it('gives up a fault of ours after some tries', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(2)));
    const broken = jest.spyOn(app.get(ImportQuestions), 'execute').mockRejectedValue(new Error('broken'));
    for (const _ of [1, 2, 3]) await expect(app.get(RunImport).execute({ importId: id })).rejects.toThrow('broken');
    await app.get(RunImport).execute({ importId: id });
    broken.mockRestore();
    expect(await find(id)).toMatchObject({ state: 'FAILED', failure: 'INTERNAL' });
    await app.runJobs();
    expect(await stored()).toBe(0);
  });

  it('keeps its file until it has ended', async () => {
    const { id } = await start(await aSentBank(hr, 'bank.gift', aBank(2)));
    app.clock.advance(3 * 86_400);
    await app.get(RemoveFiles).sweep();
    await app.runJobs();
    const text = 'select state, stored_count as "storedCount" from question_imports where id = $1';
    expect(await app.dataSource.query(text, [id])).toEqual([{ state: 'done', storedCount: 2 }]);
  });
});
