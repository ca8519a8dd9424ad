import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportQuestionsInput } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';

const MOODLE = readFileSync(join(__dirname, '../fixtures/interchange/workplace.moodle.xml'), 'utf8');
graphql(`
  fragment QuestionImportImages_RESULT on QuestionImport {
    mediaCount questionIds
    understood { place question { id text textHtml score } }
    problems { code line params { value } }
  }
`);
const PREVIEW = graphql(`
  mutation QuestionImportImages_previewQuestionImport($input: PreviewQuestionImportInput!) {
    done: previewQuestionImport(input: $input) { questionImport { ...QuestionImportImages_RESULT } }
  }
`);
const IMPORT = graphql(`
  mutation QuestionImportImages_importQuestions($input: ImportQuestionsInput!) {
    done: importQuestions(input: $input) { questionImport { ...QuestionImportImages_RESULT } }
  }
`);

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

async function send(
  document: typeof PREVIEW | typeof IMPORT,
  content: string,
  input: Partial<ImportQuestionsInput> = {},
) {
  const files = { 'input.file': { name: 'questions.xml', type: 'text/xml', content } };
  const { body } = await hr.upload(document, { input: { ...input, file: null } }, files);
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.done.questionImport;
}

const filesOf = async () => {
  const [row] = await app.dataSource.query<{ count: string }[]>('select count(*) from stored_files');
  return Number(row!.count);
};

describe('images that come with questions', () => {
  it('are counted in a preview, and not stored', async () => {
    const before = await filesOf();
    expect((await send(PREVIEW, MOODLE)).mediaCount).toBe(1);
    expect(await filesOf()).toBe(before);
  });

  it('become stored files that staff can open, and go out again', async () => {
    const { questionIds, understood } = await send(IMPORT, MOODLE);
    const [, id] = /data-file-id="([^"]+)"/.exec(understood[0]!.question.textHtml ?? '') ?? [];
    const file = await hr.request({ method: 'GET', url: `/api/v1/files/${id}` });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
    const out = await hr.request({
      method: 'GET',
      url: `/api/v1/questions/export?format=moodle-xml&ids=${questionIds.join(',')}`,
    });
    expect(out.payload).toContain(file.rawPayload.toString('base64'));
  });

  it.each([
    ['a small picture', 0],
    ['a picture that is longer than a text may be', 40_000],
  ])('stay with a question that was edited in the preview: %s', async (_, more) => {
    const [, dot = ''] = /encoding="base64">([^<]+)/.exec(MOODLE) ?? [];
    const bytes = Buffer.concat([Buffer.from(dot, 'base64'), Buffer.alloc(more)]);
    const file = MOODLE.replace(dot, bytes.toString('base64'));
    const { understood } = await send(PREVIEW, file);
    const { place, question } = understood[0]!;
    const head = { text: question.text, textHtml: question.textHtml, skill: 'Work', difficulty: 'EASY' as const };
    const choices = ['Left', 'Right'].map((text, at) => ({ text, isRight: at === 0 }));
    const changes = [{ place, question: { multipleChoice: { ...head, durationSeconds: 60, score: 7, choices } } }];
    const taken = await send(IMPORT, file, { skill: 'Work', only: [place], changes });
    expect(taken.understood.map(({ question: { score } }) => score)).toEqual([7]);
    const [, id] = /data-file-id="([^"]+)"/.exec(taken.understood[0]!.question.textHtml ?? '') ?? [];
    const picture = await hr.request({ method: 'GET', url: `/api/v1/files/${id}` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('are a problem of their question when they are no images, for it asks about them', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString(
      'base64',
    );
    const hostile = MOODLE.replace(/(encoding="base64">)[^<]+/, `$1${svg}`);
    const { mediaCount, understood, problems } = await send(PREVIEW, hostile);
    expect([mediaCount, understood.length]).toEqual([0, 2]);
    expect(problems).toContainEqual({ code: 'IMAGE_UNACCEPTABLE', line: 4, params: [{ value: 'dot.png' }] });
  });

  it('bring no script into a text', async () => {
    const hostile = MOODLE.replace('<p>Which side', '<p onclick="x()"><script>alert(1)</script>Which side');
    const { understood } = await send(IMPORT, hostile);
    expect(understood[0]!.question.textHtml).not.toMatch(/script|onclick|alert/);
  });
});
