import { createTestApp, graphql, inputOf, race } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aQuestion } from '../kit/builders/questions';

const UPDATE = graphql(`
  mutation QuestionConflict_updateQuestion($input: UpdateQuestionInput!) {
    updateQuestion(input: $input) { question { text version ... on MultipleChoiceQuestion { choices { id text } } } }
  }
`);
const RESTORE = graphql(`
  mutation QuestionConflict_restoreQuestionVersion($input: RestoreQuestionVersionInput!) {
    restoreQuestionVersion(input: $input) { question { text version } }
  }
`);
const TRANSLATE = graphql(`
  mutation QuestionConflict_translateQuestion($input: TranslateQuestionInput!) {
    translateQuestion(input: $input) { question { version } }
  }
`);
const HISTORY = graphql(`
  query QuestionConflict_questionVersions($id: ID!) {
    questionVersions(id: $id) { edges { node { createdByName question { text } } } }
  }
`);

const statement = (text: string) => ({
  type: 'TRUE_FALSE',
  text,
  truth: true,
  durationSeconds: 60,
  score: 5,
  difficulty: 'MEDIUM',
  skill: 'Accounting',
});
const { truth: _truth, ...head } = statement('Which?');
const choices = (...texts: string[]) => ({
  ...head,
  type: 'MULTIPLE_CHOICE',
  choices: texts.map((text, index) => ({ text, isRight: index === 0 })),
});

describe('two people who write one question', () => {
  let app: TestApp;
  let huda: SignedIn;
  let amal: SignedIn;
  let id: string;
  beforeAll(async () => {
    app = await createTestApp();
    [huda, amal] = [await app.as.hr({ name: 'Huda' }), await app.as.admin({ name: 'Amal' })];
  });
  afterAll(() => app.close());
  beforeEach(async () => ({ id } = await aQuestion(app, huda.user, { text: 'first' })));

  const save = (by: SignedIn, question: ReturnType<typeof statement> | ReturnType<typeof choices>, expected?: number) =>
    by.graphql(UPDATE, { input: { id, question: inputOf(question), expectedVersion: expected } });
  const told = async () =>
    (await huda.data(HISTORY, { id })).questionVersions.edges.map(({ node }) => [
      node.createdByName,
      node.question.text,
    ]);

  it.each([
    ['the owner first', () => [huda, amal] as const],
    ['the owner second', () => [amal, huda] as const],
  ])('refuses: the second of them, who has not seen what the first saved (%s)', async (_, inTurn) => {
    const [first, second] = inTurn();
    expect((await save(first, statement('theirs'), 1)).code).toBeUndefined();
    const { code, errors } = await save(second, statement('mine'), 1);
    expect([code, errors[0]?.extensions.params]).toEqual(['QUESTION_CHANGED_MEANWHILE', { version: 2 }]);
    expect((await told()).map(([, text]) => text)).toEqual(['theirs', 'first']);
    expect((await save(second, statement('mine'), 2)).code).toBeUndefined();
    expect((await told()).map(([, text]) => text)).toEqual(['mine', 'theirs', 'first']);
  });

  race('refuses: all but one who save over the same version at the same moment', async () => {
    const answers = await Promise.all(
      [huda, amal, huda, amal].map((by, index) => save(by, statement(`words ${index}`), 1)),
    );
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(Array(3).fill('QUESTION_CHANGED_MEANWHILE'));
    const { text } = answers.find(({ code }) => code === undefined)!.data!.updateQuestion.question;
    expect((await told()).map(([, said]) => said)).toEqual([text, 'first']);
  });

  it('works: the same once more after a lost answer, also where a choice has got its id only then', async () => {
    const [saved, again] = [await save(huda, choices('a', 'b'), 1), await save(huda, choices('a', 'b'), 1)];
    expect(again).toMatchObject({ code: undefined, data: { updateQuestion: { question: { version: 2 } } } });
    expect(again.data).toEqual(saved.data);
    expect((await save(huda, choices('a', 'c'), 1)).code).toBe('QUESTION_CHANGED_MEANWHILE');
  });

  it('works: over a version that only says it in the other language, which stays', async () => {
    await amal.data(TRANSLATE, { input: { id, texts: [{ path: 'text', text: 'الأول' }] } });
    const { data } = await save(huda, { ...statement('first'), score: 6 }, 1);
    expect(data).toMatchObject({ updateQuestion: { question: { version: 3 } } });
  });

  describe('of whom one restores what it said before', () => {
    const restore = (version: number, expectedVersion?: number) =>
      huda.graphql(RESTORE, { input: { id, version, expectedVersion } });

    it('refuses: over what the other saved meanwhile, until it was seen', async () => {
      await save(huda, statement('second'));
      await save(amal, statement('theirs'), 2);
      const { code, errors } = await restore(1, 2);
      expect([code, errors[0]?.extensions.params]).toEqual(['QUESTION_CHANGED_MEANWHILE', { version: 3 }]);
      expect((await told()).map(([, text]) => text)).toEqual(['theirs', 'second', 'first']);
      const restored = { question: { text: 'first', version: 4 } };
      expect((await restore(1, 3)).data?.restoreQuestionVersion).toEqual(restored);
      expect((await restore(1, 3)).data?.restoreQuestionVersion).toEqual(restored);
    });

    it('refuses: over what the other said of it in the other language meanwhile', async () => {
      await save(huda, statement('second'));
      await amal.data(TRANSLATE, { input: { id, texts: [{ path: 'text', text: 'الثاني' }] } });
      expect((await restore(1, 2)).code).toBe('QUESTION_CHANGED_MEANWHILE');
    });

    it('works: over whatever there is where no version is expected', async () => {
      await save(huda, statement('second'));
      await save(amal, statement('theirs'));
      expect((await restore(1)).data?.restoreQuestionVersion.question).toEqual({ text: 'first', version: 4 });
    });
  });

  it('works: as ever where no version is expected', async () => {
    await save(amal, statement('theirs'));
    expect((await save(huda, statement('mine'))).data?.updateQuestion.question).toMatchObject({ version: 3 });
  });

  it('refuses: over a version that there never was', async () => {
    expect((await save(huda, statement('mine'), 7)).code).toBe('QUESTION_CHANGED_MEANWHILE');
  });
});
