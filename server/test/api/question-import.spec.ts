import type { ImportQuestionsInput } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp, TypedDocumentString } from '../kit';
import { aTest } from '../kit/builders/tests';

graphql(`
  fragment QuestionImport_RESULT on QuestionImport {
    format mediaCount questionIds
    understood {
      line title lacks
      question {
        id type text skill difficulty durationSeconds score
        ... on DropdownQuestion { choices { text isRight } }
        ... on MatchingQuestion { choices { text isRight } }
        ... on MultipleChoiceQuestion { choices { text isRight } }
        ... on QualifierQuestion { choices { text isRight } }
        ... on RankingQuestion { choices { text isRight } }
        ... on TrueFalseQuestion { truth }
      }
    }
    problems { line title code params { name value } }
    ignored { line code }
  }
`);
const PREVIEW = graphql(`
  mutation QuestionImport_previewQuestionImport($input: PreviewQuestionImportInput!) {
    done: previewQuestionImport(input: $input) { questionImport { ...QuestionImport_RESULT } }
  }
`);
const IMPORT = graphql(`
  mutation QuestionImport_importQuestions($input: ImportQuestionsInput!) {
    done: importQuestions(input: $input) { questionImport { ...QuestionImport_RESULT } }
  }
`);

const GIFT = '::Sky::The sky is blue. {T}\n\nBroken {=a\n\nماذا يساوي 2+2؟ {~3 =4 ~5#no}\n';

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr();
});
afterAll(() => app.close());

async function send<Result>(
  document: TypedDocumentString<{ done: { questionImport: Result } }, { input: ImportQuestionsInput }>,
  content: string | Buffer,
  input: Partial<ImportQuestionsInput> = {},
  viewer = hr,
  name = 'questions.txt',
) {
  const files = { 'input.file': { name, type: 'text/plain', content } };
  const { body } = await viewer.upload(document, { input: { ...input, file: null } }, files);
  const error = body.errors?.[0]?.extensions;
  return {
    result: body.data?.done.questionImport ?? null,
    code: error?.code,
    params: error?.params,
  };
}

const countOf = async (viewer: SignedIn) => {
  const [row] = await app.dataSource.query<{ count: string }[]>('select count(*) from questions where owner_id = $1', [
    viewer.user.id,
  ]);
  return Number(row!.count);
};

describe('previewQuestionImport', () => {
  it('works: tells the format, what was understood, and what not with its line; and keeps nothing', async () => {
    const before = await countOf(hr);
    const { result } = await send(PREVIEW, GIFT);
    expect(result).toMatchObject({
      format: 'GIFT',
      questionIds: [],
      understood: [
        {
          line: 1,
          title: 'Sky',
          lacks: ['SKILL', 'DIFFICULTY', 'DURATION', 'SCORE'],
          question: { type: 'TRUE_FALSE', truth: true },
        },
        { line: 5, question: { type: 'MULTIPLE_CHOICE', text: 'ماذا يساوي 2+2؟' } },
      ],
      problems: [{ line: 3, code: 'BRACE_MISSING' }],
      ignored: [],
    });
    expect(await countOf(hr)).toBe(before);
  });

  it('works: says what the bank has already, what of a question was left behind, and its category', async () => {
    const viewer = await app.as.hr();
    const shown = graphql(`
      mutation QuestionImport_previewQuestionImport2($input: PreviewQuestionImportInput!) {
        done: previewQuestionImport(input: $input) {
          questionImport { knownCount understood { place isKnown category leftBehind { code } } }
        }
      }
    `);
    const gift = '$CATEGORY: Top/Sums\n\nTwo? {=2 ~%-50%3 ~4}\n\nFive is odd. {T}';
    await send(IMPORT, 'Two? {=2 ~3 ~4}', { skill: 'Any' }, viewer);
    const { result } = await send(shown, gift, {}, viewer);
    expect(result).toEqual({
      knownCount: 1,
      understood: [
        { place: 0, isKnown: true, category: 'Top/Sums', leftBehind: [{ code: 'PENALTY' }] },
        { place: 1, isKnown: false, category: 'Top/Sums', leftBehind: [] },
      ],
    });
  });

  it('works: holds each question to the rules of its type', async () => {
    const { result } = await send(PREVIEW, 'Which? {=one =two ~three}\n\nWhich? {=same ~same}');
    expect(result?.understood).toEqual([]);
    expect(result?.problems.map(({ line, code, params }) => [line, code, ...params.map(({ value }) => value)])).toEqual(
      [
        [1, 'INVALID_FIELD', 'choices', 'one-right-choice'],
        [3, 'INVALID_FIELD', 'choices.1.text', 'duplicate'],
      ],
    );
  });

  it('works: shows what breaks a rule as far as it was understood, and takes it over once it is mended', async () => {
    const viewer = await app.as.hr();
    const shown = graphql(`
      mutation QuestionImport_previewQuestionImport3($input: PreviewQuestionImportInput!) {
        done: previewQuestionImport(input: $input) {
          questionImport {
            problems { line place code }
            mendable {
              place line
              question {
                type text
                ... on DropdownQuestion { choices { text isRight } }
                ... on MatchingQuestion { choices { text isRight } }
                ... on MultipleChoiceQuestion { choices { text isRight } }
                ... on QualifierQuestion { choices { text isRight } }
                ... on RankingQuestion { choices { text isRight } }
              }
            }
          }
        }
      }
    `);
    const file = 'Five is odd. {T}\n\nWhich? {=same ~same}\n\nBroken {=a';
    const { result } = await send(shown, file, {}, viewer);
    expect(result).toEqual({
      problems: [
        { line: 3, place: 1, code: 'INVALID_FIELD' },
        { line: 5, place: null, code: 'BRACE_MISSING' },
      ],
      mendable: [
        {
          place: 1,
          line: 3,
          question: {
            type: 'MULTIPLE_CHOICE',
            text: 'Which?',
            choices: [
              { text: 'same', isRight: true },
              { text: 'same', isRight: false },
            ],
          },
        },
      ],
    });
    const head = { text: 'Which?', durationSeconds: 30, score: 2, difficulty: 'EASY' as const, skill: 'Sums' };
    const choices = [
      { text: 'same', isRight: true },
      { text: 'other', isRight: false },
    ];
    const changes = [{ place: 1, question: { multipleChoice: { ...head, choices } } }];
    const mended = await send(IMPORT, file, { skill: 'Any', only: [0, 1], changes }, viewer);
    expect(mended.result?.questionIds).toHaveLength(2);
    expect(mended.result?.problems.map(({ code }) => code)).toEqual(['BRACE_MISSING']);
  });

  it.each([
    ['a time that is no whole number', 'type,text,answer,seconds,skill\ntrue-false,It is.,true,1.5,Any'],
    ['no skill within reach', `type,text,answer,seconds,skill\ntrue-false,It is.,true,30,${'x'.repeat(200)}`],
    ['a scale the wrong way round', 'type,text,answer,scale,skill\nrating,How much?,3,9..1,Any'],
  ])('works: shows %s to whoever can mend it', async (_, content) => {
    const shown = graphql(`
      mutation QuestionImport_previewQuestionImport4($input: PreviewQuestionImportInput!) {
        done: previewQuestionImport(input: $input) {
          questionImport { problems { code } mendable { question { text } } }
        }
      }
    `);
    const { result, code } = await send(shown, content, { format: 'SPREADSHEET' });
    expect(code).toBeUndefined();
    expect(result?.problems.length).toBeGreaterThan(0);
  });

  it('refuses a file whose format nobody can tell, but reads it in one that is named', async () => {
    expect((await send(PREVIEW, 'Nothing of the kind.')).code).toBe('QUESTION_FORMAT_UNKNOWN');
    const { result } = await send(PREVIEW, 'Nothing of the kind.', { format: 'AIKEN' });
    expect(result?.problems).toMatchObject([{ line: 1, code: 'ANSWER_MISSING' }]);
  });

  it.each([
    ['Windows-1256', Buffer.from([0xc7, 0xe1, 0x20, 0x7b, 0x54, 0x7d]), 'NOT_UTF8'],
    ['UTF-16 that does not say so', Buffer.from('It is. {T}', 'utf16le'), 'NOT_TEXT'],
    ['NUL', Buffer.from('It\0 is. {T}'), 'NOT_TEXT'],
  ])('says clearly that a file is in %s', async (_, content, code) => {
    const { result } = await send(PREVIEW, content, { format: 'GIFT' });
    expect(result).toMatchObject({ understood: [], problems: [{ code }] });
  });

  it('works for UTF-16 and UTF-8 that say so', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('السماء زرقاء. {T}', 'utf16le')]);
    for (const content of [utf16, Buffer.from('\uFEFFالسماء زرقاء. {T}')]) {
      expect((await send(PREVIEW, content)).result?.understood).toMatchObject([
        { question: { text: 'السماء زرقاء.' } },
      ]);
    }
  });

  it('refuses more than five thousand questions', async () => {
    expect(await send(PREVIEW, 'x {T}\n\n'.repeat(5_001))).toMatchObject({
      code: 'TOO_MANY_QUESTIONS',
      params: { limit: 5_000 },
    });
  });
});

const ofSums = {
  place: 0,
  question: {
    trueFalse: {
      text: 'Seven?',
      durationSeconds: 30,
      score: 2,
      difficulty: 'EASY' as const,
      skill: 'Sums',
      truth: true,
    },
  },
};

describe('importQuestions', () => {
  it('works: leaves out what the bank has already, unless it is named, and takes what was changed', async () => {
    const viewer = await app.as.hr();
    const file = 'Two? {=2 ~3 ~4}\n\nFive is odd. {T}\n\nSix is odd. {F}';
    expect((await send(IMPORT, file, { skill: 'Any' }, viewer)).result?.questionIds).toHaveLength(3);
    expect((await send(IMPORT, file, { skill: 'Any' }, viewer)).result?.questionIds).toEqual([]);
    const head = { text: 'Seven is odd.', durationSeconds: 30, score: 2, difficulty: 'EASY' as const, skill: 'Sums' };
    const changes = [{ place: 2, question: { trueFalse: { ...head, truth: true } } }];
    const { result } = await send(IMPORT, file, { skill: 'Any', only: [0, 2], changes }, viewer);
    expect(result?.understood.map(({ question }) => question)).toMatchObject([
      { type: 'MULTIPLE_CHOICE', skill: 'Any' },
      { type: 'TRUE_FALSE', text: 'Seven is odd.', skill: 'Sums', score: 2 },
    ]);
    expect(await countOf(viewer)).toBe(5);
  });

  it('works: stores what was understood, with the defaults for what the file does not say', async () => {
    const input = { skill: 'Arithmetic', difficulty: 'HARD' as const, durationSeconds: 45, score: 2.5 };
    const { result } = await send(IMPORT, GIFT, input);
    expect(result?.questionIds).toEqual(result?.understood.map(({ question }) => question.id));
    expect(result?.understood.map(({ question }) => question)).toMatchObject([input, input]);
    const stored = await hr.data(
      graphql(`
        query QuestionImport_question($id: ID!) {
          question(id: $id) {
            text skill version
            ... on DropdownQuestion { choices { text isRight } }
            ... on MatchingQuestion { choices { text isRight } }
            ... on MultipleChoiceQuestion { choices { text isRight } }
            ... on QualifierQuestion { choices { text isRight } }
            ... on RankingQuestion { choices { text isRight } }
          }
        }
      `),
      { id: result!.questionIds[1]! },
    );
    expect(stored.question).toMatchObject({
      text: 'ماذا يساوي 2+2؟',
      version: 1,
      choices: [{ text: '3' }, { text: '4', isRight: true }, {}],
    });
  });

  it('works: takes the category for the skill when none is named', async () => {
    const { result } = await send(IMPORT, `$CATEGORY: top/Sums\n\n${GIFT}`, {}, await app.as.hr());
    expect(result?.understood.map(({ question }) => question.skill)).toEqual(['Sums', 'Sums']);
  });

  it.each<[string, string, Partial<ImportQuestionsInput>, number]>([
    ['breaks a rule', 'Which? {=same ~same}', {}, 1],
    ['is not taken', 'Six is odd. {F}', { only: [1] }, 1],
    ['has one since it was changed', 'Six is odd. {F}', { only: [0, 1], changes: [ofSums] }, 2],
  ])('works: asks for no skill for the sake of a question that %s', async (_, without, input, count) => {
    const file = `${without}\n\n$CATEGORY: top/Sums\n\nFive is odd. {T}`;
    const { result, code } = await send(IMPORT, file, input, await app.as.hr());
    expect([code, result?.questionIds.length]).toEqual([undefined, count]);
  });

  it('works: puts the questions at the end of a test, where they are its owner’s', async () => {
    const test = await aTest(app, hr.user);
    const admin = await app.as.superAdmin();
    const { result } = await send(IMPORT, GIFT, { skill: 'Sums', testId: test.id }, admin);
    const rows = await app.dataSource.query<{ id: string; owner: string }[]>(
      'select q.id, q.owner_id as owner from test_questions t join questions q on q.id = t.question_id where test_id = $1 order by position',
      [test.id],
    );
    expect(rows.slice(-2)).toEqual(result!.questionIds.map((id) => ({ id, owner: hr.user.id })));
  });

  it('refuses another owner’s test, and stores nothing', async () => {
    const test = await aTest(app, (await app.as.admin()).user);
    const before = await countOf(hr);
    expect((await send(IMPORT, GIFT, { skill: 'Sums', testId: test.id })).code).toBe('TEST_NOT_FOUND');
    expect(await countOf(hr)).toBe(before);
  });

  it.each([
    [{}, { path: 'skill', rule: 'required' }],
    [
      { skill: 'Sums', durationSeconds: 1 },
      { path: 'durationSeconds', rule: 'min', params: { min: 5 } },
    ],
    [
      { skill: 'Sums', score: 1_001 },
      { path: 'score', rule: 'max', params: { max: 1_000 } },
    ],
    [{ skill: 'x'.repeat(81) }, { path: 'skill', rule: 'max-length', params: { max: 80 } }],
  ])('refuses the defaults %j', async (input, field) => {
    expect(await send(IMPORT, GIFT, input)).toMatchObject({ code: 'INVALID_INPUT', params: { fields: [field] } });
  });
});

describe('questions leave', () => {
  it('as a file that comes back as it was', async () => {
    const { result } = await send(IMPORT, GIFT, { skill: 'Sums', only: [0, 1] });
    const ids = result!.questionIds.join(',');
    for (const format of ['gift', 'moodle-xml', 'qti', 'xlsx']) {
      const response = await hr.request({ method: 'GET', url: `/api/v1/questions/export?format=${format}&ids=${ids}` });
      expect([response.statusCode, response.headers['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="questions-/),
      ]);
      const back = await send(PREVIEW, response.rawPayload);
      const plain = (one: typeof result) => one?.understood.map(({ question: { id: _, ...question } }) => question);
      const kept = (one: typeof result) =>
        plain(one)?.map((question) => ({
          type: question.type,
          ...('choices' in question && { choices: question.choices }),
        }));
      expect(kept(back.result)).toEqual(kept(result));
    }
  });

  it('by a filter, too', async () => {
    const owner = await app.as.hr();
    await send(IMPORT, GIFT, { skill: 'Sums' }, owner);
    const response = await owner.request({
      method: 'GET',
      url: '/api/v1/questions/export?format=gift&types=TRUE_FALSE&skill=sums',
    });
    expect(response.payload).toContain('TRUE');
    expect(response.payload).not.toContain('2+2');
  });

  it('with a report of what the format cannot hold', async () => {
    const { result } = await send(IMPORT, GIFT, { skill: 'Sums', only: [0, 1] });
    const report = await hr.data(
      graphql(`
        query QuestionImport_questionExportReport($ids: [ID!]) {
          questionExportReport(format: AIKEN, ids: $ids) { title code params { name value } }
        }
      `),
      { ids: result!.questionIds },
    );
    expect(report.questionExportReport).toMatchObject([
      { title: '', code: 'FIELDS_NOT_HELD' },
      { title: 'The sky is blue.', code: 'TYPE_NOT_HELD', params: [{ name: 'type', value: 'true-false' }] },
      { title: 'ماذا يساوي 2+2؟', code: 'FIELDS_NOT_HELD', params: [{ name: 'fields', value: 'notes' }] },
    ]);
  });

  it.each([
    ['format=pdf', 400],
    ['format=gift&ids=', 400],
    ['format=gift&types=NONSENSE', 400],
    ['format=gift&types=__proto__', 400],
  ])('never for %s', async (query, status) => {
    const nobody = await app.as.hr();
    expect((await nobody.request({ method: 'GET', url: `/api/v1/questions/export?${query}` })).statusCode).toBe(status);
  });
});

describe('the template', () => {
  it.each(['en', 'ar'])('in %s is a workbook whose headings are understood', async (headings) => {
    const response = await hr.request({ method: 'GET', url: `/api/v1/questions/template.xlsx?headings=${headings}` });
    expect(response.headers['content-type']).toContain('spreadsheetml.sheet');
    const { result } = await send(PREVIEW, response.rawPayload);
    expect(result).toMatchObject({ format: 'SPREADSHEET', understood: [], problems: [{ code: 'NO_QUESTIONS' }] });
  });
});
