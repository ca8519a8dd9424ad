import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import type { WireProblem } from '../kit/api-client';
import { png } from '../kit/builders/files';

const query = graphql(`
  mutation UploadForms_uploadFile($input: UploadFileInput!) {
    uploadFile(input: $input) { file { name byteSize } }
  }
`);
const operations = JSON.stringify({ query, variables: { input: { purpose: 'QUESTION_IMAGE', file: null } } });
const mapTo = (...paths: string[]) => JSON.stringify({ 0: paths });
const stored = { data: { uploadFile: { file: { name: 'a.png', byteSize: png.length } } } };

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

const CLOSED = '--edge--\r\n';
interface Part {
  head: string;
  body: Buffer | string;
}
const field = (name: string, body: string): Part => ({ head: `Content-Disposition: form-data; name="${name}"`, body });
const aFile = (name = '0'): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png`,
  body: png,
});
const form = (map = mapTo('variables.input.file')) => [field('operations', operations), field('map', map)];

/** The form byte for byte as it is given here: what a browser could not send is what is tested. */
async function send(parts: Part[], end = CLOSED) {
  const payload = Buffer.concat([
    ...parts.map(({ head, body }) =>
      Buffer.concat([Buffer.from(`--edge\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]),
    ),
    Buffer.from(end),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=edge', 'apollo-require-preflight': '1' };
  const own = { ...headers, 'content-length': String(payload.length) };
  const response = await hr.request({ method: 'POST', url: '/api/graphql', headers: own, payload });
  const body = response.json<{ data?: unknown; errors?: WireProblem[] }>();
  return { status: response.statusCode, body, code: body.errors?.[0]?.extensions.code };
}

it('takes a whole form', async () => {
  expect((await send([...form(), aFile()])).body).toEqual(stored);
});

describe('a form that is broken is the mistake of the caller', () => {
  const cutOff = `--edge\r\n${aFile().head}\r\n\r\n${'x'.repeat(50)}`;
  it.each([
    [
      'by a malformed header of the part that holds the file',
      [...form(), { head: 'no header at all', body: png }],
      CLOSED,
    ],
    ['by the want of the file', form(), CLOSED],
    ['by a file of another name', [...form(), aFile('1')], CLOSED],
    ['by an end in the middle of the file', form(), cutOff],
  ])('%s', async (_, parts, end) => {
    const { code, body } = await send(parts, end);
    expect(body.data ?? null).toBeNull();
    expect([code, body.errors?.[0]?.message]).toEqual([
      'UPLOAD_UNREADABLE',
      'The upload is damaged or incomplete. Send the file again.',
    ]);
  });

  it('also before its operation has been read', async () => {
    const { status, code } = await send([{ head: 'no header at all', body: 'x' }, ...form(), aFile()]);
    expect([status, code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('a form that asks for too much', () => {
  it.each([
    ['fields', (index: number) => field(`x${index}`, 'x')],
    ['files', (index: number) => aFile(`x${index}`)],
  ])('with 1,000 %s too many gets no more than one file stored, or none', async (_, part) => {
    const { status, body, code } = await send([
      ...form(),
      aFile(),
      ...Array.from({ length: 1_000 }, (_x, i) => part(i)),
    ]);
    if (code === undefined) expect(body).toEqual(stored);
    else expect([status, code]).toEqual([413, 'FILE_TOO_LARGE']);
  });

  it('with 1,000 entries in the map is refused', async () => {
    const map = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [index, ['variables.input.file']]));
    expect((await send([...form(JSON.stringify(map)), aFile()])).status).toBe(413);
  });
});

describe('a map', () => {
  it('may name one place twice: it is one file', async () => {
    const twice = mapTo('variables.input.file', 'variables.input.file');
    expect((await send([...form(twice), aFile()])).body).toEqual(stored);
  });

  it('that puts the file where a name belongs is refused', async () => {
    const { code } = await send([...form(mapTo('variables.input.file', 'variables.input.purpose')), aFile()]);
    expect(code).toBe('BAD_USER_INPUT');
  });

  it.each([
    'variables.__proto__',
    'variables.__proto__.file',
    'variables.constructor.prototype.file',
    '__proto__.file',
    'variables.input.__proto__.file',
  ])('that leads to %s changes nothing of the server', async (path) => {
    const { body, code } = await send([...form(mapTo('variables.input.file', path)), aFile()]);
    expect(code ? { code } : body).toEqual(code ? { code: 'BAD_REQUEST' } : stored);
    expect(({} as Record<string, unknown>).file).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
