import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Module } from '@nestjs/common';
import { Args, Field, Int, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../src/platform/access';
import { Upload } from '../../src/platform/graphql';
import type { UploadedFile } from '../../src/platform/graphql';
import { createTestApp } from '../kit';
import type { SignedIn, TestApp } from '../kit';

@ObjectType()
class Received {
  @Field(() => String)
  name: string;

  @Field(() => Int)
  size: number;

  @Field(() => String)
  sha256: string;
}

/** Uploads of the domain have tests of their own; this one takes any file. */
@Resolver()
class ProbeResolver {
  @Mutation(() => Received)
  @StaffOnly()
  async probeUpload(@Args('file', { type: () => Upload }) file: UploadedFile): Promise<Received> {
    const { filename, createReadStream } = await file;
    const content = await buffer(createReadStream());
    return { name: filename, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  }
}

@Module({ providers: [ProbeResolver] })
class ProbeModule {}

const document = 'mutation ($file: Upload!) { probeUpload(file: $file) { name size sha256 } }';
const fileOf = (content: Buffer | string, name = 'قائمة.csv') => ({ file: { name, type: 'text/csv', content } });

let app: TestApp;
let hr: SignedIn;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({}, [ProbeModule]);
  hr = await app.as.hr();
  origin = await app.listen();
});
afterAll(() => app.close());

/** Over a real socket: how a connection ends is part of what is tested. */
async function upload(content: Buffer, headers: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: document, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([content]), 'list.csv');
  const own = { cookie: hr.headers.cookie ?? '', 'apollo-require-preflight': '1', ...headers };
  return fetch(`${origin}/api/graphql`, { method: 'POST', headers: own, body: form });
}

describe('an upload works', () => {
  it('byte for byte, with an Arabic name', async () => {
    const content = Buffer.from('الاسم,البريد\nهدى,h@example.com\n');
    const { body } = await hr.rawUpload(document, { file: null }, fileOf(content));
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(body.data).toEqual({ probeUpload: { name: 'قائمة.csv', size: content.length, sha256 } });
  });

  it('up to 256,000 bytes', async () => {
    const response = await upload(Buffer.alloc(256_000));
    expect(await response.json()).toMatchObject({ data: { probeUpload: { size: 256_000 } } });
  });
});

describe('an upload is refused', () => {
  const tooLarge = {
    errors: [{ message: 'File size exceeds the maximum limit of 250 KB.', extensions: { code: 'FILE_TOO_LARGE' } }],
  };

  it('one byte above the limit', async () => {
    expect(await (await upload(Buffer.alloc(256_001))).json()).toMatchObject(tooLarge);
  });

  it('by its announced length, before its content is read', async () => {
    const response = await upload(Buffer.alloc(310_000));
    expect([response.status, await response.json()]).toMatchObject([413, tooLarge]);
  });

  it('with an answer also for a program that first sends everything', async () => {
    const response = await upload(Buffer.alloc(8_000_000));
    expect([response.status, await response.json()]).toMatchObject([413, tooLarge]);
    const stranger = await upload(Buffer.alloc(250_000), { cookie: '' });
    expect(stranger.status).toBe(401);
  });

  it('from somebody who is not signed in', async () => {
    const response = await upload(Buffer.alloc(10), { cookie: '' });
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ]);
  });

  it('without the header that a foreign page cannot send', async () => {
    expect((await upload(Buffer.alloc(10), { 'apollo-require-preflight': '' })).status).toBe(400);
  });

  it.each([
    ['onto the prototype', { 0: ['variables.__proto__'] }],
    ['with a map that is none', []],
    ['with six files', Object.fromEntries([0, 1, 2, 3, 4, 5].map((index) => [index, ['variables.file']]))],
  ])('%s', async (_, map) => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: document, variables: { file: null } }));
    form.set('map', JSON.stringify(map));
    const headers = { cookie: hr.headers.cookie ?? '', 'apollo-require-preflight': '1' };
    const response = await fetch(`${origin}/api/graphql`, { method: 'POST', headers, body: form });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(({} as Record<string, unknown>).file).toBeUndefined();
  });

  it('at once when its form has no boundary', async () => {
    const own = {
      cookie: hr.headers.cookie ?? '',
      'apollo-require-preflight': '1',
      'content-type': 'multipart/form-data',
    };
    const response = await fetch(`${origin}/api/graphql`, { method: 'POST', headers: own, body: 'x'.repeat(100_000) });
    expect(response.status).toBe(400);
  });

  it('anywhere but on the GraphQL path', async () => {
    const form = new FormData();
    form.set('token', 'x');
    expect((await fetch(`${origin}/api/v1/checkRole/status`, { method: 'POST', body: form })).status).toBe(415);
  });
});
