import { GraphQLSchemaHost } from '@nestjs/graphql';
import { KnownOperations } from '../../src/platform/graphql/known/known-operations';
import { ShortWay } from '../../src/platform/graphql/known/short-way';
import { OperationWatchings } from '../../src/platform/graphql/operation-watchings';
import type { Watching } from '../../src/platform/graphql/as-one-plugin';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aSeat } from '../kit/builders/attempts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const next = graphql(`
  mutation Next($input: NextQuestionInput!) {
    nextQuestion(input: $input) { outcome { __typename ... on ExamSitting { state } } }
  }
`).toString();
const pulse = (name: string) => `mutation ${name}($input: ExamPulseInput!) { examPulse(input: $input) { state } }`;

/** What is asked twice. */
const asked: Record<string, { query: string; variables?: object; operationName?: string }> = {
  'what can be done': {
    query: graphql(`query Entry { examEntry { state assessmentTitle questionCount } }`).toString(),
  },
  'what is asked by its name': {
    query: graphql(`query Named { examEntry { state } }`).toString(),
    operationName: 'Named',
  },
  'a rule that refuses': { query: next, variables: { input: { pageId: NOBODYS, questionId: NOBODYS } } },
  'ids that are none': { query: next, variables: { input: { pageId: 'none', questionId: 'none' } } },
  'half of it': { query: graphql(`query Half { examEntry { state } sessions { __typename } }`).toString() },
  'what is for staff only': { query: graphql(`query Me { sessions { __typename } }`).toString() },
  'a variable that is missing': { query: pulse('Missing'), variables: {} },
  'a variable of another type': { query: pulse('Other'), variables: { input: { pageId: { is: 'no text' } } } },
  'half of an emoji': { query: pulse('Emoji'), variables: { input: { pageId: '\uD83D' } } },
  'an operation of another name': {
    query: graphql(`query Right { examEntry { state } }`).toString(),
    operationName: 'Wrong',
  },
};

const save = graphql(`
  mutation KnownOperations_SaveAnswer($input: SaveAnswerInput!) {
    saveAnswer(input: $input) {
      outcome {
        ... on SavedAnswer { questionId revision savedAt isLate receipt serverNow closesAt }
        ... on Refusal { __typename code }
      }
    }
  }
`).toString();

/** What is other in it than in a save that is right, and what the answer then holds. */
const saved: [name: string, change: object, said: string][] = [
  ['as it should be', {}, '"revision":5,'],
  ['in a language', { language: 'AR' }, '"revision":5,'],
  ['taken back', { value: null }, '"revision":5,'],
  ['of another page', { pageId: NOBODYS }, 'PAGE_TAKEN'],
  ['of a question that is none of theirs', { questionId: NOBODYS }, 'ATTEMPT_QUESTION_NOT_FOUND'],
  ['with an id that is none', { questionId: 'none' }, 'INVALID_INPUT'],
  ['with a revision that is none', { revision: 0 }, 'INVALID_INPUT'],
  ['with a form that is none', { value: { form: 1 } }, 'BAD_USER_INPUT'],
  ['with two forms', { value: { text: 'a', fileIds: [] } }, 'BAD_USER_INPUT'],
  ['with no number', { revision: 'five' }, 'BAD_USER_INPUT'],
  ['with files of nobody', { value: { fileIds: [NOBODYS] } }, 'INVALID_INPUT'],
  ['with half of an emoji', { value: { text: '\uD83D' } }, '"revision":5,'],
];

/** In these two answers that say the same may differ. */
const ITS_OWN = ['date', 'x-request-id'];

describe('an operation that candidates asked before', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  async function ask(headers: object, payload: object) {
    const answer = await app.nest.inject({ method: 'POST', url: '/api/graphql', headers: { ...headers }, payload });
    const said = Object.entries(answer.headers).filter(([name]) => !ITS_OWN.includes(name));
    return { status: answer.statusCode, headers: Object.fromEntries(said), body: answer.body };
  }

  it.each(Object.entries(asked))('is answered as when nobody had asked it: %s', async (_, payload) => {
    const { examToken } = await aSeat(app, hr.user);
    const first = await ask({ 'x-exam-token': examToken }, payload);
    // Once more, because what was wrong with the first may have kept it from being learned.
    await ask({ 'x-exam-token': examToken }, { query: payload.query, variables: { input: { pageId: NOBODYS } } });
    expect(await ask({ 'x-exam-token': examToken }, payload)).toEqual(first);
  });

  it.each(saved)('is answered alike by the short way that a save goes: %s', async (name, change, said) => {
    const { page, examToken } = await aSeat(app, hr.user);
    await page.start();
    // A text of its own for each, which nobody has asked yet.
    const query = save.replace('SaveAnswer(', `SaveAnswer_${saved.findIndex(([own]) => own === name)}(`);
    const input = { pageId: page.pageId, questionId: page.questionId, revision: 5, value: { text: 'words' } };
    const payload = { query, variables: { input: { ...input, ...change } } };
    const first = await ask({ 'x-exam-token': examToken }, payload);
    expect(first.body).toContain(said);
    await ask({ 'x-exam-token': examToken }, { query, variables: { input } });
    const { schema } = app.get(GraphQLSchemaHost);
    expect(app.get(KnownOperations).of(query)?.shortWay(schema)).toBeInstanceOf(ShortWay);
    // The first may have been the save itself: once more it changes nothing, and is answered as it was.
    expect(await ask({ 'x-exam-token': examToken }, payload)).toEqual(first);
  });

  it('is looked at once, also where its variables are wrong', async () => {
    const { examToken } = await aSeat(app, hr.user);
    const query = pulse('Counted');
    const payload = { query, variables: { input: { pageId: { is: 'no text' } } } };
    await ask({ 'x-exam-token': examToken }, { query, variables: { input: { pageId: NOBODYS } } });
    expect(app.get(KnownOperations).of(query)).toBeDefined();
    const stages: string[] = [];
    const watchings = app.get(OperationWatchings).all as Watching[];
    watchings.push(() => ({
      didResolveOperation: () => void stages.push('resolved'),
      didEncounterErrors: () => void stages.push('refused'),
      willSendResponse: () => void stages.push('answered'),
    }));
    try {
      expect((await ask({ 'x-exam-token': examToken }, payload)).status).toBe(400);
    } finally {
      watchings.pop();
    }
    expect(stages).toEqual(['resolved', 'refused', 'answered']);
  });

  it('is known from then on, whoever holds a link', async () => {
    const query = graphql(`query Known { examEntry { state } }`).toString();
    const { examToken } = await aSeat(app, hr.user);
    expect(app.get(KnownOperations).of(query)).toBeUndefined();
    await ask({ 'x-exam-token': examToken }, { query });
    expect(app.get(KnownOperations).of(query)?.operation.name?.value).toBe('Known');
    const other = await aSeat(app, hr.user);
    expect(JSON.parse((await ask({ 'x-exam-token': other.examToken }, { query })).body)).toEqual({
      data: { examEntry: { state: 'NOT_STARTED' } },
    });
  });

  it('is learned from nobody else, nor when it is no operation of its own', async () => {
    const { examToken } = await aSeat(app, hr.user);
    const strange = graphql(`query Strange { __typename }`);
    await ask({}, { query: strange.toString() });
    await hr.graphql(strange);
    const schema = graphql(`query Schema { __schema { queryType { name } } }`);
    const two = [graphql(`query One { examEntry { state } }`), graphql(`query Two { examEntry { state } }`)].join(' ');
    await ask({ 'x-exam-token': examToken }, { query: schema.toString() });
    await ask({ 'x-exam-token': examToken }, { query: two, operationName: 'One' });
    const invalid = 'query Invalid { examEntry { nothing } }';
    await ask({ 'x-exam-token': examToken }, { query: invalid });
    for (const text of [strange, schema, two, invalid])
      expect(app.get(KnownOperations).of(text.toString())).toBeUndefined();
  });

  it('is still refused to whoever has no link, another token, or a form', async () => {
    const payload = { query: graphql(`query Guarded { examEntry { state } }`).toString() };
    const { examToken } = await aSeat(app, hr.user);
    for (let time = 0; time < 2; time += 1) await ask({ 'x-exam-token': examToken }, payload);
    const forged = `${examToken.slice(0, 20)}${examToken[20] === 'A' ? 'B' : 'A'}${examToken.slice(21)}`;
    for (const headers of [{}, { 'x-exam-token': forged }]) {
      expect((await ask(headers, payload)).body).toContain('UNAUTHENTICATED');
    }
    const plain = { 'x-exam-token': examToken, 'content-type': 'text/plain' };
    const { statusCode } = await app.nest.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: plain,
      payload: JSON.stringify(payload),
    });
    expect(statusCode).toBe(415);
  });
});
