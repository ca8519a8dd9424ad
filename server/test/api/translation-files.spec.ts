import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aQuestion, questionDrafts } from '../kit/builders/questions';

graphql(`
  fragment TranslationFiles_taken on TranslationImport {
    format unchangedCount untranslatedCount
    questions { questionId to textCount confirmedCount }
    problems { line code params { name value } }
  }
`);
const PREVIEW = graphql(`
  mutation TranslationFiles_previewTranslationImport($input: TranslationFileInput!) {
    done: previewTranslationImport(input: $input) { translationImport { ...TranslationFiles_taken } }
  }
`);
const IMPORT = graphql(`
  mutation TranslationFiles_importTranslations($input: TranslationFileInput!) {
    done: importTranslations(input: $input) { translationImport { ...TranslationFiles_taken } }
  }
`);
const WORK = graphql(`
  query TranslationFiles_translationWork($ids: [ID!]) {
    translationWork(ids: $ids) { from questionCount textCount openCount }
  }
`);
const QUESTION = graphql(`
  query TranslationFiles_question($id: ID!) {
    question(id: $id) { version translationState }
  }
`);

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

async function download(ids: string[], format = 'xliff', viewer = hr): Promise<Buffer> {
  const url = `/api/v1/questions/translations?format=${format}&from=en&ids=${ids.join(',')}`;
  const response = await viewer.request({ method: 'GET', url });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

async function send(operation: typeof PREVIEW | typeof IMPORT, content: Buffer | string, viewer = hr) {
  const files = { 'input.file': { name: 'back.xlf', type: 'application/xml', content: Buffer.from(content) } };
  const { body } = await viewer.upload(operation, { input: { file: null } }, files);
  expect(body.errors ?? []).toEqual([]);
  return body.data!.done.translationImport;
}

const stateOf = async (id: string) => (await hr.data(QUESTION, { id })).question;

/** As a translator's tool fills it in. */
const filledIn = (xliff: Buffer) =>
  xliff
    .toString()
    .replace(
      /<source xml:space="preserve">([^<]*)<\/source>/gu,
      (source, text: string) => `${source}<target>ترجمة ${text}</target>`,
    )
    .replaceAll('state="initial"', 'state="translated"');

describe('a file of translations', () => {
  it('goes out, is looked at without keeping anything, and comes back as one version', async () => {
    const { id } = await aQuestion(app, hr.user, questionDrafts.multipleChoice());
    const { translationWork } = await hr.data(WORK, { ids: [id] });
    expect(translationWork).toContainEqual({ from: 'EN', questionCount: 1, textCount: 4, openCount: 4 });
    const back = filledIn(await download([id]));
    expect(await send(PREVIEW, back)).toMatchObject({ questions: [{ questionId: id, textCount: 4 }], problems: [] });
    expect(await stateOf(id)).toEqual({ version: 1, translationState: 'NONE' });
    expect(await send(IMPORT, back)).toMatchObject({ format: 'XLIFF', questions: [{ questionId: id, textCount: 4 }] });
    expect(await stateOf(id)).toEqual({ version: 2, translationState: 'TRANSLATED' });
    expect(await send(IMPORT, back)).toMatchObject({ questions: [], unchangedCount: 4 });
    expect(await stateOf(id)).toMatchObject({ version: 2 });
  });

  it('takes over what is right and names what is not, at its line', async () => {
    const { id } = await aQuestion(app, hr.user, {
      type: 'fill-in-the-blank',
      text: 'Complete.',
      gapText: '[[1]] less [[2]]',
      blanks: [{ acceptedAnswers: ['Assets'] }, { acceptedAnswers: ['debts'] }],
    });
    const back = filledIn(await download([id])).replace(
      /(<unit id="gapText">.*?<\/source>)/su,
      '$1<target>ناقص <ph id="2"/></target>',
    );
    const { questions, problems } = await send(IMPORT, back);
    expect([questions, problems]).toMatchObject([
      [{ textCount: 3 }],
      [{ code: 'INVALID_FIELD', line: expect.any(Number) as number }],
    ]);
    expect(await stateOf(id)).toEqual({ version: 2, translationState: 'INCOMPLETE' });
  });

  it('is a spreadsheet as well', async () => {
    const { id } = await aQuestion(app, hr.user, questionDrafts.shortAnswer());
    await download([id], 'xlsx');
    const csv = `Question ID,Text,English,Arabic\n${id},text,Assets minus liabilities is …,الأصول ناقص الالتزامات هي …\n${id},acceptedAnswers,wrong source,حقوق الملكية\n`;
    const { questions, problems } = await send(IMPORT, csv);
    expect([questions, problems]).toMatchObject([
      [{ questionId: id, textCount: 1 }],
      [{ line: 3, code: 'SOURCE_CHANGED' }],
    ]);
  });

  it('is refused beyond 250 KB in one piece, and beyond 20 MB in parts, before anything of it is looked at', async () => {
    const { id } = await aQuestion(app, hr.user, questionDrafts.multipleChoice());
    const back = Buffer.concat([Buffer.from(filledIn(await download([id]))), Buffer.alloc(260_000, ' ')]);
    const file = { name: 'back.xlf', type: 'application/xml', content: back };
    const { body } = await hr.upload(IMPORT, { input: { file: null } }, { 'input.file': file });
    expect(body.errors?.[0]?.extensions.code).toBe('FILE_TOO_LARGE');
    const about = {
      name: 'back.xlf',
      purpose: 'QUESTION_BANK' as const,
      contentType: 'text/xml',
      byteSize: 20_000_001,
    };
    const { errors } = await hr.graphql(
      graphql(`
        mutation TranslationFiles_startUpload($input: StartUploadInput!) {
          startUpload(input: $input) { upload { id } }
        }
      `),
      { input: about },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPLOAD_TOO_LARGE', params: { megabytes: 20 } });
    expect(await stateOf(id)).toEqual({ version: 1, translationState: 'NONE' });
  });

  it('leaves the questions of other people alone', async () => {
    const other = await app.as.hr();
    const { id } = await aQuestion(app, other.user, questionDrafts.multipleChoice());
    const back = filledIn(await download([id], 'xliff', other));
    expect(await send(IMPORT, back)).toMatchObject({ questions: [], problems: [{ code: 'QUESTION_UNKNOWN' }] });
    expect(
      (await hr.request({ method: 'GET', url: `/api/v1/questions/translations?format=xliff&from=en&ids=${id}` }))
        .statusCode,
    ).toBe(404);
  });
});
