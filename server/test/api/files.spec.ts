import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AppConfig } from '../../src/platform/config';
import { FileStorage } from '../../src/platform/files';
import { RemoveFiles } from '../../src/platform/files/remove-files';
import { createTestApp, race, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { png, noisyPng, uploadAs, anImage } from '../kit/builders/files';
import { pdf, svg, webm } from '../kit/builders/real-files';
import { aPublishedTest, aTest } from '../kit/builders/tests';
import { aQuestionDraft } from '../kit/builders/questions';

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

/** What lies in the folder of the files, folders left out. */
const onDisk = () =>
  readdirSync(join(app.get(AppConfig).dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const rowsOf = (id: string) => app.dataSource.query<unknown[]>('select from stored_files where id = $1', [id]);

describe('a picture', () => {
  it('is kept with the name that it came with', async () => {
    const { file } = await uploadAs(hr, { name: '../../ميزانية 2026.png' });
    expect(file).toMatchObject({ name: 'ميزانية 2026.png', contentType: 'image/png', byteSize: png.length });
    const response = await hr.request({ method: 'GET', url: file!.url });
    expect([response.statusCode, response.rawPayload.equals(png)]).toEqual([200, true]);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="_______ 2026.png"; filename*=UTF-8''${encodeURIComponent('ميزانية 2026.png')}`,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'x-content-type-options': 'nosniff',
    });
  });

  it('may have 256,000 bytes and not one more', async () => {
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await uploadAs(hr, { content: padded(256_000) })).code).toBeUndefined();
    expect((await uploadAs(hr, { content: padded(256_001) })).code).toBe('FILE_TOO_LARGE');
  });

  it.each([
    ['balance.pdf', png],
    ['balance.png', pdf],
    ['balance.svg', svg],
    ['balance.png', svg],
    ['balance.png', Buffer.alloc(0)],
  ])('is refused as %s when its bytes or its name say otherwise', async (name, content) => {
    expect((await uploadAs(hr, { name, content, type: 'image/png' })).code).toBe('FILE_TYPE_NOT_ALLOWED');
  });

  it('that finds no room is refused with a clear message and leaves nothing behind', async () => {
    const before = [onDisk(), await app.dataSource.query('select id from stored_files order by id')];
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    jest.spyOn(app.get(FileStorage), 'put').mockRejectedValueOnce(new Error('cannot write', { cause: full }));
    expect((await uploadAs(hr)).code).toBe('STORAGE_FULL');
    expect([onDisk(), await app.dataSource.query('select id from stored_files order by id')]).toEqual(before);
  });
});

describe('a download', () => {
  const get = async (client: SignedIn, url: string, headers: Record<string, string> = {}) => {
    const response = await client.request({ method: 'GET', url, headers });
    return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
  };

  it('can be asked for in part', async () => {
    const { url } = await anImage(hr);
    const part = await get(hr, url, { range: 'bytes=1-3' });
    expect([part.status, part.body.toString()]).toEqual([206, 'PNG']);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 1-3/${png.length}`, 'content-length': '3' });
    const tail = await get(hr, url, { range: 'bytes=-4' });
    expect(tail.body.equals(png.subarray(-4))).toBe(true);
    const beyond = await get(hr, url, { range: 'bytes=9999-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${png.length}`]);
  });

  it('is not sent again to whoever has it', async () => {
    const { url } = await anImage(hr);
    const { etag } = (await get(hr, url)).headers;
    expect((await get(hr, url, { 'if-none-match': String(etag) })).status).toBe(304);
    expect((await get(hr, url, { range: 'bytes=0-0', 'if-range': String(etag) })).status).toBe(206);
    expect((await get(hr, url, { range: 'bytes=0-0', 'if-range': '"another"' })).status).toBe(200);
  });

  it('works with a bearer token, and is offered for saving when asked', async () => {
    const { url } = await anImage(hr);
    const bearer = { authorization: `Bearer ${hr.token}` };
    const response = await app.as.nobody().request({ method: 'GET', url: `${url}?download`, headers: bearer });
    expect([response.statusCode, response.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
  });

  it('comes under a neutral name for whoever shall not learn whose it is', async () => {
    const { file } = await uploadAs(hr, { name: 'Noor Al-Hashimi.png' });
    const response = await get(hr, `${file?.url}/nameless`);
    expect(response.status).toBe(200);
    expect(response.headers['content-disposition']).toContain(`filename="file-${file?.id.slice(0, 8)}.png"`);
    expect(JSON.stringify(response.headers)).not.toContain('Noor');
    expect((await get(await app.as.hr(), `${file?.url}/nameless`)).status).toBe(404);
  });

  it('is for the scope of its owner and nobody else', async () => {
    const { url } = await anImage(hr);
    const [admin, other] = [await app.as.admin(), await app.as.hr()];
    expect((await get(admin, url)).status).toBe(200);
    expect((await get(other, url)).status).toBe(404);
    const ofAdmin = await anImage(admin);
    expect((await get(hr, ofAdmin.url)).status).toBe(404);
  });

  it('of a picture in a question is for all once its test is published', async () => {
    const admin = await app.as.admin();
    const image = await anImage(admin);
    const hidden = await anImage(admin);
    const questionWith = (id: string) =>
      aQuestionDraft({ textHtml: `<p>Look: <img data-file-id="${id}" alt="Chart"></p>` });
    await aPublishedTest(app, admin.user, { questions: [questionWith(image.id)] });
    await aTest(app, admin.user, { questions: [questionWith(hidden.id)] });
    expect((await get(hr, image.url)).status).toBe(200);
    expect((await get(hr, hidden.url)).status).toBe(404);
  });
});

describe('a file in parts', () => {
  const start = graphql(`
    mutation Files_startUpload($input: StartUploadInput!) {
      startUpload(input: $input) { upload { id partBytes receivedParts } }
    }
  `);
  const part = graphql(`
    mutation Files_uploadPart($input: UploadPartInput!) {
      uploadPart(input: $input) { upload { receivedParts } }
    }
  `);
  const finish = graphql(`
    mutation Files_finishUpload($input: FinishUploadInput!) {
      finishUpload(input: $input) { file { id name contentType byteSize url } }
    }
  `);
  const video = webm(600_000);

  const begin = async (given: object = {}, client = hr) => {
    const file = {
      purpose: 'WELCOME_VIDEO' as const,
      name: 'ترحيب.webm',
      contentType: 'video/webm',
      byteSize: video.length,
    };
    const { data, code } = await client.graphql(start, {
      input: { ...file, ...given },
    });
    return { ...data?.startUpload.upload, code };
  };
  const send = async (
    uploadId: string,
    index: number,
    content = video.subarray(index * 250_000, (index + 1) * 250_000),
    client = hr,
  ) => {
    const file = { name: 'part', type: 'application/octet-stream', content };
    const { body } = await client.upload(part, { input: { uploadId, index, file: null } }, { 'input.file': file });
    return body.data?.uploadPart.upload.receivedParts ?? body.errors?.[0]?.extensions.code;
  };
  const end = async (uploadId: string, client = hr) => {
    const { data, errors } = await client.graphql(finish, {
      input: { uploadId },
    });
    return { file: data?.finishUpload.file, code: errors[0]?.extensions.code, params: errors[0]?.extensions.params };
  };

  it('is whole whatever the order of its parts, and however often each came', async () => {
    const { id } = await begin();
    expect(await send(id!, 2)).toEqual([2]);
    expect(await send(id!, 0)).toEqual([0, 2]);
    expect(await send(id!, 0)).toEqual([0, 2]);
    expect(await end(id!)).toMatchObject({ code: 'UPLOAD_INCOMPLETE', params: { missing: [1] } });
    expect(await send(id!, 1)).toEqual([0, 1, 2]);
    const { file } = await end(id!);
    expect(file).toMatchObject({ name: 'ترحيب.webm', contentType: 'video/webm', byteSize: video.length });
    const response = await hr.request({ method: 'GET', url: file!.url });
    expect(response.rawPayload.equals(video)).toBe(true);
    expect((await end(id!)).file).toEqual(file);
    expect(await send(id!, 1)).toEqual([0, 1, 2]);
    await app.runJobs();
    expect(onDisk().filter((name) => /^\d+$/.test(name))).toEqual([]);
  });

  it('goes on where it stopped, also after the page was opened anew', async () => {
    const uploadId = randomUUID();
    await begin({ uploadId });
    await send(uploadId, 1);
    expect(await begin({ uploadId })).toMatchObject({ id: uploadId, receivedParts: [1] });
  });

  it('cannot be read before it is finished', async () => {
    const { id } = await begin();
    await send(id!, 0);
    expect((await hr.request({ method: 'GET', url: `/api/v1/files/${id}` })).statusCode).toBe(404);
  });

  it('belongs to whoever began it', async () => {
    const { id } = await begin();
    const admin = await app.as.admin();
    expect(await send(id!, 0, undefined, admin)).toBe('FILE_NOT_FOUND');
    expect((await end(id!, admin)).code).toBe('FILE_NOT_FOUND');
    expect((await begin({ uploadId: id }, admin)).code).toBe('FILE_NOT_FOUND');
  });

  it('has parts of at most 250 KB, and no more in all than was announced', async () => {
    const { id } = await begin({ byteSize: 300_000 });
    expect(await send(id!, 0, Buffer.alloc(256_001))).toBe('FILE_TOO_LARGE');
    expect(await send(id!, 0)).toEqual([0]);
    expect(await send(id!, 1)).toBe('UPLOAD_TOO_LARGE');
    expect((await begin({ byteSize: 100_000_001 })).code).toBe('UPLOAD_TOO_LARGE');
  });

  it('is no video because it is called one', async () => {
    expect((await begin({ name: 'welcome.exe' })).code).toBe('FILE_TYPE_NOT_ALLOWED');
    const { id } = await begin({ byteSize: pdf.length });
    await send(id!, 0, pdf);
    expect((await end(id!)).code).toBe('FILE_TYPE_NOT_ALLOWED');
  });

  race('sent twice at once is joined once', async () => {
    const { id } = await begin({ byteSize: 250_000 });
    await send(id!, 0);
    const [one, two] = await Promise.all([end(id!), end(id!)]);
    expect([one.code, two.code]).toEqual([undefined, undefined]);
    expect(one.file).toEqual(two.file);
  });
});

describe('the sweep', () => {
  it('removes what nothing uses after a day, and leaves what a question shows', async () => {
    const [unused, used] = [await anImage(hr), await anImage(hr)];
    await aTest(app, hr.user, {
      questions: [aQuestionDraft({ textHtml: `<p>See <img data-file-id="${used.id}" alt=""></p>` })],
    });
    await app.get(RemoveFiles).sweep();
    expect(await rowsOf(unused.id)).toHaveLength(1);
    app.clock.advance(25 * 3600);
    await app.get(RemoveFiles).sweep();
    expect([(await rowsOf(unused.id)).length, (await rowsOf(used.id)).length]).toEqual([0, 1]);
    expect([onDisk().includes(unused.id), onDisk().includes(used.id)]).toEqual([false, true]);
  });
});

describe('the budget', () => {
  it('refuses what would not fit any more', async () => {
    const small = await createTestApp({ MIZAN_STORAGE_MEGABYTES: '1' });
    const someone = await small.as.hr();
    const large = await noisyPng();
    const codes = [];
    for (let index = 0; index < 5; index++) codes.push((await uploadAs(someone, { content: large })).code);
    await small.close();
    expect(codes).toEqual([undefined, undefined, undefined, 'STORAGE_FULL', 'STORAGE_FULL']);
  });
});
