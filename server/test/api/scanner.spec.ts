import { FileScans } from '../../src/platform/files/scans/file-scans';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { anImage, png } from '../kit/builders/files';
import { aQuestionDraft } from '../kit/builders/questions';
import { EICAR, Scanner } from '../kit/scanner';

const scanner = new Scanner();
let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ MIZAN_SCANNER: await scanner.open() });
  hr = await app.as.hr();
});
afterAll(async () => {
  await app.close();
  await scanner.close();
});
beforeEach(() => (scanner.trouble = null));

const pdfWith = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF`);

/** A document that a candidate hands in, and its result as the reviewer sees it. */
async function handedIn(content: Buffer) {
  const draft = aQuestionDraft({ type: 'document', durationSeconds: 600, rubric: 'Reads well.' });
  const seat = await aSeat(app, hr.user, { questions: [draft] });
  await seat.page.start();
  const query = graphql(`
    mutation Scanner_uploadAnswerFile($input: UploadAnswerFileInput!) {
      uploadAnswerFile(input: $input) { answerFile { id url } }
    }
  `);
  const input = { pageId: seat.page.pageId, questionId: seat.page.questionId, file: null };
  const file = { name: 'report.pdf', type: 'application/pdf', content };
  const candidate = app.as.candidate(seat.examToken);
  const { body } = await candidate.upload(query, { input }, { 'input.file': file });
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.uploadAnswerFile.answerFile;
}

async function open(url: string, as: { request: SignedIn['request'] } = hr) {
  const { statusCode, rawPayload } = await as.request({ method: 'GET', url });
  return { status: statusCode, body: rawPayload, text: rawPayload.toString() };
}

const isWaiting = { status: 409, text: expect.stringContaining('still being checked') as string };

describe('with a scanner a file', () => {
  it('waits for it, for its owner and for staff alike, and opens once it is clean', async () => {
    const content = pdfWith('nothing wrong here');
    const { id, url } = await handedIn(content);
    const staffUrl = `/api/v1/files/${id}`;
    const waiting = await Promise.all([open(staffUrl), open(url, app.as.nobody())]);
    expect(waiting).toMatchObject([isWaiting, isWaiting]);
    await app.runJobs();
    expect(scanner.seen.at(-1)?.equals(content)).toBe(true);
    expect((await open(staffUrl)).body.equals(content)).toBe(true);
    expect((await open(url, app.as.nobody())).status).toBe(200);
  });

  it('in which something is found opens for nobody, and its bytes are kept', async () => {
    const { id } = await handedIn(pdfWith(EICAR));
    await app.runJobs();
    expect(await open(`/api/v1/files/${id}`)).toMatchObject({
      status: 409,
      text: expect.stringContaining('found something in this file') as string,
    });
    await app.dataSource.query(`update stored_files set scan = 'clean' where id = $1`, [id]);
    expect((await open(`/api/v1/files/${id}`)).body.includes(EICAR)).toBe(true);
  });

  it('says where it stands', async () => {
    const { id } = await anImage(hr);
    const scanOf = async () =>
      (await app.dataSource.query<{ scan: string }[]>('select scan from stored_files where id = $1', [id]))[0]?.scan;
    expect(await scanOf()).toBe('waiting');
    await app.runJobs();
    expect(await scanOf()).toBe('clean');
  });

  it('goes on waiting while the scanner gives no verdict, and is looked at again later', async () => {
    scanner.trouble = 'INSTREAM size limit exceeded. ERROR';
    const { id } = await handedIn(pdfWith('looked at twice'));
    await app.runJobs();
    expect(await open(`/api/v1/files/${id}`)).toMatchObject(isWaiting);
    scanner.trouble = null;
    app.clock.advance(11 * 60);
    await app.get(FileScans).scanForgotten();
    hr = await app.as.user(hr.user);
    expect((await open(`/api/v1/files/${id}`)).status).toBe(200);
  });

  it('larger than what is sent at once arrives whole', async () => {
    const content = Buffer.concat([pdfWith('x'.repeat(200_000)), png]);
    await handedIn(content);
    await app.runJobs();
    expect(scanner.seen.at(-1)?.equals(content)).toBe(true);
  });
});

it('what waited opens when the scanner is given up, which the log says, and what was found stays closed', async () => {
  const bare = await createTestApp({ MIZAN_LOG_LEVEL: 'warn' });
  const admin = await bare.as.superAdmin();
  const [waited, found] = [await anImage(admin), await anImage(admin)];
  const mark = 'update stored_files set scan = $2 where id = $1';
  await bare.dataSource.query(mark, [waited.id, 'waiting']);
  await bare.dataSource.query(mark, [found.id, 'infected']);
  const status = async ({ url }: { url: string }) => (await admin.request({ method: 'GET', url })).statusCode;
  expect([await status(waited), await status(found)]).toEqual([409, 409]);
  await bare.get(FileScans).scanForgotten();
  expect([await status(waited), await status(found)]).toEqual([200, 409]);
  expect(bare.logged()).toContain('no scanner is set: files that waited for one are open');
  await bare.close();
});

it('without a scanner nothing waits', async () => {
  const bare = await createTestApp();
  const { url } = await anImage(await bare.as.superAdmin());
  expect((await bare.as.superAdmin().then((admin) => admin.request({ method: 'GET', url }))).statusCode).toBe(200);
  await bare.close();
});
