import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DeleteResult } from '../../src/modules/grading/score/delete-result';
import { RescueRecordings } from '../../src/modules/exam/answers/files/rescue-recordings';
import type { QuestionDraft } from '../../src/modules/questions';
import { EraseCandidate } from '../../src/modules/reports/privacy/erase-candidate';
import { AppConfig } from '../../src/platform/config';
import { FileStorage } from '../../src/platform/files';
import { createTestApp, graphql } from '../kit';
import type { InputOf, SignedIn, TestApp, WireProblem } from '../kit';
import { aPage, aSeat } from '../kit/builders/attempts';
import { staffControls } from '../kit/builders/controls';
import { anImage, png } from '../kit/builders/files';
import { aQuestionDraft } from '../kit/builders/questions';
import { aCompoundFile, anOfficeFile, pdf, webm } from '../kit/builders/real-files';

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

const ask = {
  document: aQuestionDraft({ type: 'document', rubric: 'Reads well.' }),
  xlcx: aQuestionDraft({ type: 'xlcx', rubric: 'Adds up.' }),
  slides: aQuestionDraft({ type: 'slides', rubric: 'Short.' }),
  upload: aQuestionDraft({ type: 'file-upload', rubric: 'Fits.', fileKinds: ['image', 'text'] }),
  video: aQuestionDraft({ type: 'video', rubric: 'Clear.', recordSeconds: 30 }),
};

async function sitting(...questions: QuestionDraft[]) {
  const seat = await aSeat(app, hr.user, { questions });
  const shown = await seat.page.start();
  return { ...seat, attemptId: shown.attemptId, api: app.as.candidate(seat.examToken) };
}
type Seat = Awaited<ReturnType<typeof sitting>>;
interface Outcome {
  id?: string;
  url?: string;
  receivedParts?: number[];
  contentType?: string;
  byteSize?: number;
  code?: string;
}

const documents = {
  hand: graphql(`
    mutation AnswerFiles_uploadAnswerFile($input: UploadAnswerFileInput!) {
      uploadAnswerFile(input: $input) { answerFile { id name contentType byteSize url } }
    }
  `),
  record: graphql(`
    mutation AnswerFiles_startRecording($input: StartRecordingInput!) {
      startRecording(input: $input) { recording { id receivedParts } }
    }
  `),
  part: graphql(`
    mutation AnswerFiles_uploadRecordingPart($input: UploadRecordingPartInput!) {
      uploadRecordingPart(input: $input) { recording { id receivedParts } }
    }
  `),
  finish: graphql(`
    mutation AnswerFiles_finishRecording($input: FinishRecordingInput!) {
      finishRecording(input: $input) { answerFile { id name contentType byteSize url } }
    }
  `),
  resume: graphql(`
    mutation AnswerFiles_resumeAttempt($input: ResumeAttemptInput!) {
      resumeAttempt(input: $input) { outcome { ... on ExamSitting { answerFiles { id name } } } }
    }
  `),
};
const codeOf = (errors: WireProblem[] | undefined) => ({ code: errors?.[0]?.extensions.code });

async function handIn(
  { api, page }: Seat,
  name: string,
  content: Buffer,
  given: Partial<InputOf<typeof documents.hand>> = {},
): Promise<Outcome> {
  const input = { pageId: page.pageId, questionId: page.questionId, ...given, file: null };
  const { body } = await api.upload(documents.hand, { input }, { 'input.file': { name, type: 'x/y', content } });
  return body.data?.uploadAnswerFile.answerFile ?? codeOf(body.errors);
}
async function record({ api, page }: Seat, given: Partial<InputOf<typeof documents.record>> = {}): Promise<Outcome> {
  const contentType = 'video/webm;codecs=vp8,opus';
  const input = { pageId: page.pageId, questionId: page.questionId, contentType, ...given };
  const { data, errors } = await api.graphql(documents.record, { input });
  return data?.startRecording.recording ?? codeOf(errors);
}
async function sendPart({ api, page }: Seat, recordingId: string, index: number, content: Buffer): Promise<Outcome> {
  const input = { pageId: page.pageId, recordingId, index, file: null };
  const file = { name: 'part', type: 'x/y', content };
  const { body } = await api.upload(documents.part, { input }, { 'input.file': file });
  return body.data?.uploadRecordingPart.recording ?? codeOf(body.errors);
}
async function finish({ api, page }: Seat, recordingId: string, parts: number): Promise<Outcome> {
  const input = { pageId: page.pageId, recordingId, parts };
  const { data, errors } = await api.graphql(documents.finish, { input });
  return data?.finishRecording.answerFile ?? codeOf(errors);
}
/** What the candidate's page shows for the question in hand. */
async function held({ api, page }: Seat): Promise<string[]> {
  const input = { pageId: page.pageId, takeOver: false };
  const { resumeAttempt } = await api.data(documents.resume, { input });
  return resumeAttempt.outcome.answerFiles.map(({ name }) => name);
}
const fetched = async (url: string) => (await app.as.nobody().request({ method: 'GET', url })).statusCode;

/** What the reviewer sees of the only question. */
async function reviewed({ assessmentId, candidate }: Seat) {
  await app.runJobs();
  const document = graphql(`
    query AnswerFiles_assessment($a: ID!, $c: ID!) {
      assessment(id: $a) {
        result(candidateId: $c) {
          questions {
            answer { value { ... on FilesAnswer { fileIds } } }
            lateAnswer { value { ... on FilesAnswer { fileIds } } }
            files { id name url }
          }
        }
      }
    }
  `);
  // The session may have ended, so far has the clock been moved.
  const reviewer = await app.as.user(hr.user);
  const { assessment } = await reviewer.data(document, { a: assessmentId, c: candidate.id });
  return assessment.result.questions[0]!;
}

describe('a file for a question', () => {
  it.each<[keyof typeof ask, string, () => Buffer | Promise<Buffer>]>([
    ['document', 'تقرير.pdf', () => pdf],
    ['document', 'a.docx', () => anOfficeFile('docx')],
    ['document', 'a.doc', () => aCompoundFile('WordDocument')],
    ['xlcx', 'a.xlsx', () => anOfficeFile('xlsx')],
    ['slides', 'a.pptx', () => anOfficeFile('pptx')],
    ['slides', 'a.ppt', () => aCompoundFile('PowerPoint Document')],
    ['upload', 'a.png', () => png],
    ['upload', 'a.txt', () => Buffer.from('نعم')],
  ])('%s takes %s', async (question, name, bytes) => {
    const seat = await sitting(ask[question]);
    const content = await bytes();
    const file = await handIn(seat, name, content);
    expect(file).toMatchObject({ name, byteSize: content.length });
    expect(await seat.page.save({ fileIds: [file.id!] })).toMatchObject({ isLate: false });
    const own = await app.as.nobody().request({ method: 'GET', url: file.url! });
    expect([own.statusCode, own.rawPayload.equals(content)]).toEqual([200, true]);
  });

  it.each<[keyof typeof ask, string, () => Buffer | Promise<Buffer>]>([
    ['document', 'a.xlsx', () => anOfficeFile('xlsx')],
    ['document', 'a.docx', () => anOfficeFile('xlsx')],
    ['xlcx', 'a.csv', () => Buffer.from('a,b')],
    ['slides', 'a.pptx', () => png],
    ['upload', 'a.pdf', () => pdf],
    ['video', 'a.webm', () => webm()],
  ])('%s refuses %s', async (question, name, bytes) => {
    expect((await handIn(await sitting(ask[question]), name, await bytes())).code).toBe('FILE_TYPE_NOT_ALLOWED');
  });

  it('of somebody else, of another question, or that is not there cannot be an answer', async () => {
    const seat = await sitting(ask.document, ask.document);
    const other = await sitting(ask.document);
    const theirs = await handIn(other, 'a.pdf', pdf);
    const first = await handIn(seat, 'a.pdf', pdf);
    for (const id of [theirs.id!, randomUUID()]) {
      await expect(seat.page.save({ fileIds: [id] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
    await seat.page.next();
    await expect(seat.page.save({ fileIds: [first.id!] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is stored once when it is handed in again because the reply was lost', async () => {
    const seat = await sitting(ask.document);
    const fileId = randomUUID();
    const first = await handIn(seat, 'a.pdf', pdf, { fileId });
    const again = await handIn(seat, 'a.pdf', pdf, { fileId });
    expect([first.id, again.id]).toEqual([fileId, fileId]);
    await seat.page.submit();
    const { files } = await reviewed(seat);
    expect(files.map(({ id }) => id)).toEqual([fileId]);
  });

  it('gets an id of its own where the chosen one belongs to somebody else', async () => {
    const theirs = await handIn(await sitting(ask.document), 'theirs.pdf', pdf, { fileId: randomUUID() });
    const own = await handIn(await sitting(ask.document), 'mine.pdf', pdf, { fileId: theirs.id });
    expect(own).toMatchObject({ name: 'mine.pdf' });
    expect(own.id).not.toBe(theirs.id);
  });

  it('is not taken for a question that is not open yet, or of another sitting', async () => {
    const seat = await sitting(ask.document);
    const other = await sitting(ask.document);
    const questionId = other.page.questionId;
    expect((await handIn(seat, 'a.pdf', pdf, { questionId })).code).toBe('ATTEMPT_QUESTION_NOT_FOUND');
  });

  it('that comes too late is kept and shown to the reviewer', async () => {
    const seat = await sitting(ask.document);
    const { questionId } = seat.page;
    await seat.page.submit();
    app.clock.advance(5);
    const late = await handIn(seat, 'late.pdf', pdf, { questionId });
    expect(late.code).toBeUndefined();
    const question = await reviewed(seat);
    expect(question).toMatchObject({ answer: null, files: [{ id: late.id, name: 'late.pdf' }] });
    expect((await hr.request({ method: 'GET', url: question.files[0]!.url })).statusCode).toBe(200);
    expect((await (await app.as.hr()).request({ method: 'GET', url: question.files[0]!.url })).statusCode).toBe(404);
  });

  it('from a page that no longer holds the attempt is kept, and the page is told', async () => {
    const seat = await sitting(ask.document);
    await aPage(app, seat.examToken).resume(true);
    expect((await handIn(seat, 'a.pdf', pdf)).code).toBe('PAGE_TAKEN');
    await seat.page.resume(true);
    const [stored] = await app.dataSource.query<unknown[]>('select file_id from answer_files where attempt_id = $1', [
      seat.attemptId,
    ]);
    expect(stored).toBeDefined();
  });

  it('that was replaced before handing in is not shown', async () => {
    const seat = await sitting(ask.document);
    const first = await handIn(seat, 'first.pdf', pdf);
    await seat.page.save({ fileIds: [first.id!] });
    app.clock.advance(1);
    const second = await handIn(seat, 'second.pdf', pdf);
    app.clock.advance(1);
    await seat.page.save({ fileIds: [second.id!] });
    expect(await held(seat)).toEqual(['second.pdf']);
    await seat.page.submit();
    expect((await reviewed(seat)).files.map(({ id }) => id)).toEqual([second.id]);
  });

  it('belongs to the answer before a save names it, until one that comes after it does not', async () => {
    const seat = await sitting(ask.document);
    await seat.page.save({});
    app.clock.advance(1);
    await handIn(seat, 'a.pdf', pdf);
    expect(await held(seat)).toEqual(['a.pdf']);
    app.clock.advance(1);
    await seat.page.save({});
    expect(await held(seat)).toEqual([]);
    await seat.page.submit();
    expect((await reviewed(seat)).files).toEqual([]);
  });

  it('that was named in a pause is gone for the candidate once a later answer leaves it out', async () => {
    const seat = await sitting(ask.document);
    const { id } = await handIn(seat, 'a.pdf', pdf);
    const staff = staffControls(await app.as.user(hr.user));
    await staff.pause(seat.attemptId);
    app.clock.advance(5);
    expect(await seat.page.save({ fileIds: [id!] })).toMatchObject({ isLate: true });
    await staff.continue(seat.attemptId);
    expect(await held(seat)).toEqual(['a.pdf']);
    app.clock.advance(1);
    expect(await seat.page.save({})).toMatchObject({ isLate: false });
    expect(await held(seat)).toEqual([]);
  });
});

describe('a recording', () => {
  const video = webm(500_000);
  const parts = [video.subarray(0, 250_000), video.subarray(250_000)] as const;

  it('is joined from its parts in any order, and goes on where it stopped', async () => {
    const seat = await sitting(ask.video);
    const recordingId = randomUUID();
    await record(seat, { recordingId });
    expect((await sendPart(seat, recordingId, 1, parts[1])).receivedParts).toEqual([1]);
    expect((await record(seat, { recordingId })).receivedParts).toEqual([1]);
    expect((await finish(seat, recordingId, 2)).code).toBe('UPLOAD_INCOMPLETE');
    await sendPart(seat, recordingId, 0, parts[0]);
    const file = await finish(seat, recordingId, 2);
    expect(file).toMatchObject({ contentType: 'video/webm', byteSize: video.length });
    expect(await finish(seat, recordingId, 2)).toEqual(file);
    await seat.page.save({ fileIds: [recordingId] });
    const range = await app.as.nobody().request({ method: 'GET', url: file.url!, headers: { range: 'bytes=0-3' } });
    expect([range.statusCode, range.rawPayload.toString('hex')]).toEqual([206, '1a45dfa3']);
  });

  it('is refused in a format that the question does not ask for', async () => {
    const seat = await sitting(ask.video);
    expect((await record(seat, { contentType: 'audio/webm' })).code).toBe('FILE_TYPE_NOT_ALLOWED');
    const { id } = await record(seat);
    await sendPart(seat, id!, 0, pdf);
    expect((await finish(seat, id!, 1)).code).toBe('FILE_TYPE_NOT_ALLOWED');
  });

  it('of somebody else cannot be touched', async () => {
    const [seat, other] = [await sitting(ask.video), await sitting(ask.video)];
    const { id } = await record(other);
    expect((await sendPart(seat, id!, 0, parts[0])).code).toBe('FILE_NOT_FOUND');
    expect((await record(seat, { recordingId: id })).code).toBe('FILE_NOT_FOUND');
  });

  it('may be as large as its length allows and no larger', async () => {
    const seat = await sitting(aQuestionDraft({ type: 'audio', rubric: 'Clear.', recordSeconds: 5 }));
    const { id } = await record(seat, { contentType: 'audio/webm' });
    expect((await sendPart(seat, id!, 0, parts[0])).receivedParts).toEqual([0]);
    expect((await sendPart(seat, id!, 1, parts[0])).receivedParts).toEqual([0, 1]);
    expect((await sendPart(seat, id!, 2, parts[0])).code).toBe('UPLOAD_TOO_LARGE');
  });

  it('that was never finished is kept as far as it arrived', async () => {
    const seat = await sitting(ask.video);
    const { id } = await record(seat);
    await sendPart(seat, id!, 0, parts[0]);
    await sendPart(seat, id!, 2, parts[1]);
    const { id: empty } = await record(seat);
    await seat.page.submit();
    app.clock.advance(25 * 3600);
    await app.get(RescueRecordings).execute();
    expect((await reviewed(seat)).files.map((file) => file.id)).toEqual([id]);
    expect(await app.dataSource.query('select from answer_files where file_id = $1', [empty])).toEqual([]);
  });
});

describe('an address for a candidate', () => {
  it('is dead after about an hour, with another seal, for another file, and once the link is issued anew', async () => {
    const seat = await sitting(ask.document);
    const { url = '', id = '' } = await handIn(seat, 'a.pdf', pdf);
    const other = await handIn(seat, 'b.pdf', pdf);
    expect(await fetched(url)).toBe(200);
    expect(await fetched(url.split('?')[0]!)).toBe(404);
    expect(await fetched(url.replace(id, other.id!))).toBe(404);
    expect(await fetched(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
    await app.dataSource.query('update invitations set token_version = 2 where id = $1', [seat.invitation.id]);
    expect(await fetched(url)).toBe(404);
    await app.dataSource.query('update invitations set token_version = 1 where id = $1', [seat.invitation.id]);
    app.clock.advance(2 * 3600);
    expect(await fetched(url)).toBe(404);
  });

  /** A question with a picture, and the picture's address as its page has it. */
  async function aPicture(draft: Parameters<typeof aQuestionDraft>[0] = {}) {
    const image = await anImage(await app.as.user(hr.user));
    const textHtml = `<p>See <img data-file-id="${image.id}" alt="Chart"></p>`;
    const seat = await aSeat(app, hr.user, { questions: [aQuestionDraft({ ...draft, textHtml })] });
    const document = graphql(`
      mutation AnswerFiles_startAttempt($input: StartAttemptInput!) {
        startAttempt(input: $input) { outcome { ... on ExamSitting { attemptId question { id textHtml } } } }
      }
    `);
    const api = app.as.candidate(seat.examToken);
    const { startAttempt } = await api.data(document, { input: { pageId: seat.page.pageId } });
    const { attemptId, question } = startAttempt.outcome;
    const [, address = ''] = /src="([^"]+)"/.exec(question!.textHtml!) ?? [];
    return { ...seat, api, attemptId, questionId: question!.id, url: address.replaceAll('&amp;', '&') };
  }

  it('is in the picture of their question, and works without the exam link', async () => {
    expect(await fetched((await aPicture()).url)).toBe(200);
  });

  it('opens neither the picture of the question nor what was handed in for it during a pause', async () => {
    const seat = await aPicture({ type: 'document', rubric: 'Reads well.' });
    const { url: handedIn = '' } = await handIn(seat, 'a.pdf', pdf, { questionId: seat.questionId });
    const codes = () => Promise.all([seat.url, handedIn].map(fetched));
    expect(await codes()).toEqual([200, 200]);
    const staff = staffControls(await app.as.user(hr.user));
    await staff.pause(seat.attemptId);
    expect(await codes()).toEqual([404, 404]);
    await staff.continue(seat.attemptId);
    expect(await codes()).toEqual([200, 200]);
  });
});

describe('deleting a result', () => {
  it('removes what was handed in with it', async () => {
    const seat = await sitting(ask.document);
    const { id } = await handIn(seat, 'a.pdf', pdf);
    await seat.page.submit();
    await app.runJobs();
    const { viewer } = await app.as.admin();
    const place = { ip: null, userAgent: null, requestId: null };
    await app.get(DeleteResult).execute({ ...viewer, sessionId: '' }, place, seat.assessmentId, seat.candidate.id);
    await app.runJobs();
    expect(await app.dataSource.query('select from stored_files where id = $1', [id])).toEqual([]);
  });
});

describe('erasing somebody', () => {
  const inStorage = (id: string) =>
    readdirSync(join(app.get(AppConfig).dataDir, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => path.includes(id));
  const erase = async ({ candidate }: Seat) => {
    const { viewer } = await app.as.admin();
    const place = { ip: null, userAgent: null, requestId: null };
    await app.get(EraseCandidate).execute({ ...viewer, sessionId: '' }, place, candidate.id);
    await app.runJobs();
  };
  /** The next bytes reach the storage when everything that it held is removed already. */
  const eraseBeforeBytesArrive = (seat: Seat) => {
    const storage = app.get(FileStorage);
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementationOnce(async (...given) => {
      await erase(seat);
      await put(...given);
    });
  };

  it('leaves nothing of a recording that was never finished', async () => {
    const seat = await sitting(ask.video);
    const { id } = await record(seat);
    await sendPart(seat, id!, 0, webm(1_000));
    expect(inStorage(id!)).not.toEqual([]);
    await erase(seat);
    expect(inStorage(id!)).toEqual([]);
  });

  it('leaves nothing of a file that arrives meanwhile', async () => {
    const seat = await sitting(ask.document);
    const fileId = randomUUID();
    eraseBeforeBytesArrive(seat);
    expect(await handIn(seat, 'a.pdf', pdf, { fileId })).toEqual({ code: 'FILE_NOT_FOUND' });
    expect(inStorage(fileId)).toEqual([]);
  });

  it('leaves nothing of a part that arrives meanwhile', async () => {
    const seat = await sitting(ask.video);
    const { id } = await record(seat);
    eraseBeforeBytesArrive(seat);
    expect(await sendPart(seat, id!, 0, webm(1_000))).toMatchObject({ receivedParts: [] });
    expect(inStorage(id!)).toEqual([]);
  });

  it('leaves nothing of a recording that is being joined', async () => {
    const seat = await sitting(ask.video);
    const { id } = await record(seat);
    await sendPart(seat, id!, 0, webm(1_000));
    const storage = app.get(FileStorage);
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementationOnce(async (...given) => {
      await put(...given);
      await erase(seat);
      await put(given[0], Readable.from(webm(1_000)), 1_000);
    });
    expect(await finish(seat, id!, 1)).toEqual({ code: 'FILE_NOT_FOUND' });
    expect(inStorage(id!)).toEqual([]);
  });
});
