import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aBank, aSentBank } from '../kit/builders/banks';

const START = graphql(`
  mutation QuestionImportLarge_startUpload($input: StartUploadInput!) {
    startUpload(input: $input) { upload { id } }
  }
`);
const PREVIEW = graphql(`
  mutation QuestionImportLarge_previewQuestionImport($input: PreviewQuestionImportInput!) {
    previewQuestionImport(input: $input) {
      questionImport { problems { code } understood { question { text } } }
    }
  }
`);
const IMPORT = graphql(`
  mutation QuestionImportLarge_importQuestions($input: ImportQuestionsInput!) {
    importQuestions(input: $input) { questionImport { questionIds } }
  }
`);

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

describe('a bank of five thousand questions, sent in parts', () => {
  it('is read and stored whole', async () => {
    const uploadId = await aSentBank(hr, 'bank.gift', aBank(5_000));
    const preview = await hr.graphql(PREVIEW, { input: { uploadId } });
    const { problems, understood } = preview.data!.previewQuestionImport.questionImport;
    expect([problems, understood.length]).toEqual([[], 5_000]);
    const stored = await hr.graphql(IMPORT, { input: { uploadId, skill: 'Sums' } });
    expect(stored.data!.importQuestions.questionImport.questionIds).toHaveLength(5_000);
    const [row] = await app.dataSource.query<{ count: string }[]>(
      `select count(*) from questions where owner_id = $1 and skill = 'Sums'`,
      [hr.user.id],
    );
    expect(Number(row!.count)).toBe(5_000);
  });

  it('is named by nobody but who sent it, and opened by nobody', async () => {
    const uploadId = await aSentBank(hr, 'bank.gift', aBank(1));
    const other = await app.as.hr();
    const { errors } = await other.graphql(PREVIEW, { input: { uploadId } });
    expect(errors[0]?.extensions.code).toBe('FILE_NOT_FOUND');
    const file = await hr.request({ method: 'GET', url: `/api/v1/files/${uploadId}` });
    expect(file.statusCode).toBe(404);
  });

  it('is refused beyond 20 MB before any part of it is sent', async () => {
    const about = {
      name: 'bank.gift',
      purpose: 'QUESTION_BANK' as const,
      contentType: 'text/plain',
      byteSize: 20_000_001,
    };
    const { errors } = await hr.graphql(START, { input: about });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UPLOAD_TOO_LARGE', params: { megabytes: 20 } });
  });
});
