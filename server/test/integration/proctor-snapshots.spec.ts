import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ForgetProctoring } from '../../src/modules/exam/proctoring/forget-proctoring';
import type { ProctoringDraft } from '../../src/modules/assessments/proctoring.policy';
import { StoreFile } from '../../src/platform/files';
import { encodePicture } from '../../src/platform/files/pictures/encode-picture';
import type { FaceHint } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';
import { png } from '../kit/builders/files';
import { aQuestionDraft } from '../kit/builders/questions';

let grey: Buffer;
/** A whole picture, and after it as many bytes as are wanted. */
const jpeg = (byteSize = 500) => Buffer.concat([grey, Buffer.alloc(byteSize - grey.length, 1)]);
const consent = { version: '2026-11', language: 'EN' as const };

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  grey = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

const sitting = async (proctoring: ProctoringDraft = {}) => {
  const questions = [aQuestionDraft({ durationSeconds: 7200 })];
  const watched = { webcamSnapshots: true, snapshotsPerHour: 60, ...proctoring };
  const seat = await aSeat(app, hr.user, { questions, proctoring: watched });
  const { attemptId } = await seat.page.start(consent);
  return { ...seat, attemptId };
};

/** Pulses until a picture is asked for. */
async function asked({ page }: Awaited<ReturnType<typeof sitting>>): Promise<string> {
  for (let seconds = 0; seconds < 200; seconds += 5) {
    app.clock.advance(5);
    const { snapshotDue } = await page.pulse();
    if (snapshotDue) return snapshotDue;
  }
  throw new Error('No picture was asked for.');
}

const document = graphql(`
  mutation ProctorSnapshots_uploadSnapshot($input: UploadSnapshotInput!) {
    uploadSnapshot(input: $input) { id }
  }
`);

async function send(examToken: string, snapshotId: string, given: { content?: Buffer; faces?: FaceHint } = {}) {
  const { content = jpeg(), faces = 'ONE' } = given;
  const input = { pageId: randomUUID(), snapshotId, takenAt: app.clock.now(), faces, file: null };
  const file = { name: 'x.jpg', type: 'image/jpeg', content };
  const { body } = await app.as.candidate(examToken).upload(document, { input }, { 'input.file': file });
  return { sent: body.data?.uploadSnapshot, code: body.errors?.[0]?.extensions.code };
}

const rows = (attemptId: string) =>
  app.dataSource.query<{ id: string; fileId: string | null; faces: string | null; askedAt: Date }[]>(
    `select id, file_id as "fileId", faces, asked_at as "askedAt" from proctor_snapshots where attempt_id = $1 order by asked_at`,
    [attemptId],
  );
/** With a session of their own: tests let hours pass. */
const view = async ({ user }: SignedIn, id: string) =>
  (await app.as.user(user)).request({ method: 'GET', url: `/api/v1/proctoring/snapshots/${id}` });

describe('a picture', () => {
  it('is asked for at moments that the server draws, and taken once', async () => {
    const sat = await sitting();
    const first = await asked(sat);
    expect((await sat.page.pulse()).snapshotDue).toBe(first);
    expect((await send(sat.examToken, first)).sent).toEqual({ id: first });
    expect((await send(sat.examToken, first)).sent).toEqual({ id: first });
    expect((await sat.page.pulse()).snapshotDue).toBeNull();
    const second = await asked(sat);
    const [one, two] = await rows(sat.attemptId);
    expect([one, two]).toMatchObject([
      { id: first, faces: 'one' },
      { id: second, fileId: null },
    ]);
    const gap = (two!.askedAt.getTime() - one!.askedAt.getTime()) / 1000;
    expect(gap).toBeGreaterThanOrEqual(30);
    expect(gap).toBeLessThanOrEqual(95);
  });

  it('that never comes leaves its row, and the next one is asked for all the same', async () => {
    const sat = await sitting();
    const first = await asked(sat);
    app.clock.advance(100);
    const second = (await sat.page.pulse()).snapshotDue;
    expect(second).not.toBe(first);
    expect((await rows(sat.attemptId)).map(({ fileId }) => fileId)).toEqual([null, null]);
  });

  it('is asked for of nobody where none are taken, of no second page, and not after the end', async () => {
    const none = await sitting({ webcamSnapshots: false, cameraRequired: true });
    app.clock.advance(500);
    expect((await none.page.pulse()).snapshotDue).toBeNull();
    const sat = await sitting();
    await sat.page.submit();
    app.clock.advance(500);
    expect((await sat.page.pulse()).snapshotDue).toBeNull();
  });

  it('is a JPEG within the limit, of this sitting', async () => {
    const [sat, other] = [await sitting(), await sitting()];
    const due = await asked(sat);
    expect((await send(sat.examToken, due, { content: png })).code).toBe('FILE_TYPE_NOT_ALLOWED');
    expect((await send(sat.examToken, due, { content: jpeg(256_001) })).code).toBe('FILE_TOO_LARGE');
    expect((await send(other.examToken, due)).code).toBe('SNAPSHOT_NOT_FOUND');
    expect((await send(sat.examToken, due, { content: jpeg(256_000) })).code).toBeUndefined();
  });

  it.each(['erased', 'taken'])('that was %s while it was on its way leaves no file behind', async (what) => {
    const sat = await sitting();
    const due = await asked(sat);
    const files = app.get(StoreFile);
    const store = files.execute.bind(files);
    jest.spyOn(files, 'execute').mockImplementationOnce(async (...given) => {
      if (what === 'taken') await send(sat.examToken, due);
      else await app.dataSource.query('delete from proctor_snapshots where id = $1', [due]);
      return store(...given);
    });
    const { code } = await send(sat.examToken, due);
    expect(code).toBe(what === 'taken' ? undefined : 'SNAPSHOT_NOT_FOUND');
    const unheld = `select from stored_files f where purpose = 'snapshot'
      and not exists (select from proctor_snapshots where file_id = f.id)`;
    expect(await app.dataSource.query(unheld)).toEqual([]);
  });

  it('in which the device found no face is a hint for people, and counts as nothing', async () => {
    const sat = await sitting();
    await send(sat.examToken, await asked(sat), { faces: 'NONE' });
    const events = await app.dataSource.query<object[]>(
      'select kind, counted_as as counted from proctor_events where attempt_id = $1',
      [sat.attemptId],
    );
    expect(events).toEqual([{ kind: 'no-face', counted: null }]);
    expect(await sat.page.proctorState()).toMatchObject({ warnings: 0 });
  });

  it('about which the device guessed is shown to its candidate with the guess, to be answered', async () => {
    const sat = await sitting();
    await send(sat.examToken, await asked(sat), { faces: 'SEVERAL' });
    const { events } = await sat.page.proctorState();
    expect(events).toMatchObject([{ kind: 'SEVERAL_FACES', countedAs: null, pictureUrls: [expect.any(String)] }]);
    const { statusCode, rawPayload } = await app.as
      .candidate(sat.examToken)
      .request({ url: events[0]!.pictureUrls[0]! });
    expect([statusCode, rawPayload.equals(await encodePicture('jpeg', jpeg()))]).toEqual([200, true]);
    const noted = await sat.page.note(events[0]!.id, 'My son looked in.');
    expect(noted.events).toMatchObject([{ note: 'My son looked in.' }]);
  });

  it('is shown to no other candidate', async () => {
    const [sat, other] = [await sitting(), await sitting()];
    await send(sat.examToken, await asked(sat), { faces: 'NONE' });
    await send(other.examToken, await asked(other), { faces: 'NONE' });
    const [mine, theirs] = await Promise.all(
      [sat, other].map(async ({ page }) => (await page.proctorState()).events[0]!.pictureUrls[0]!),
    );
    const borrowed = `${mine!.split('?')[0]}?${theirs!.split('?')[1]}`;
    expect((await app.as.candidate(other.examToken).request({ url: borrowed })).statusCode).toBe(404);
  });
});

describe('looking at a picture', () => {
  const lookedAt = (id: string) =>
    app.dataSource.query<{ actor: string; label: string }[]>(
      `select actor_id as actor, object_label as label from audit_entries where action = 'snapshot.view' and object_id = $1`,
      [id],
    );

  it('is for the scope of the result, by one address, and written down once an hour', async () => {
    const sat = await sitting();
    const id = await asked(sat);
    await send(sat.examToken, id);
    expect((await view(hr, id)).rawPayload.equals(await encodePicture('jpeg', jpeg()))).toBe(true);
    expect((await view(hr, id)).statusCode).toBe(200);
    expect(await lookedAt(id)).toEqual([
      { actor: hr.user.id, label: expect.stringContaining(sat.candidate.email) as string },
    ]);
    app.clock.advance(3_700);
    await view(hr, id);
    expect(await lookedAt(id)).toHaveLength(2);
    expect((await view(await app.as.hr(), id)).statusCode).toBe(404);
    const fileId = (await rows(sat.attemptId))[0]?.fileId;
    expect(
      (await (await app.as.user(hr.user)).request({ method: 'GET', url: `/api/v1/files/${fileId}` })).statusCode,
    ).toBe(404);
  });
});

it('goes with its file when its days are over, and what was noticed goes too; the audit log stays', async () => {
  const sat = await sitting({ retentionDays: 30, tabLeaving: true });
  const id = await asked(sat);
  await send(sat.examToken, id);
  await view(hr, id);
  await sat.page.report({ seconds: 5, endedAt: app.clock.now() });
  const fileId = (await rows(sat.attemptId))[0]?.fileId;
  const left = async () => {
    await app.get(ForgetProctoring).execute();
    await app.runJobs();
    const [row] = await app.dataSource.query<[object]>(
      `select
        (select count(*)::int from proctor_snapshots where attempt_id = $1) as snapshots,
        (select count(*)::int from stored_files where id = $2) as files,
        (select count(*)::int from proctor_events where attempt_id = $1) as events,
        (select count(*)::int from proctor_signals where attempt_id = $1) as signals,
        (select count(*)::int from audit_entries where object_id = $3) as looks`,
      [sat.attemptId, fileId, id],
    );
    return row;
  };
  app.clock.advance(29 * 86_400);
  expect(await left()).toEqual({ snapshots: 1, files: 1, events: 1, signals: 1, looks: 1 });
  app.clock.advance(2 * 86_400);
  expect(await left()).toEqual({ snapshots: 0, files: 0, events: 0, signals: 0, looks: 1 });
});
