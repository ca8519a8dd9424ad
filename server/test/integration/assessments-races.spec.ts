import { Assessments, PaperSource } from '../../src/modules/assessments';
import { OwnQuestions } from '../../src/modules/assessments/own-questions.service';
import { PublishAssessment } from '../../src/modules/assessments/publish-assessment';
import { UpdateAssessment } from '../../src/modules/assessments/update-assessment';
import type { Viewer } from '../../src/platform/access';
import { createTestApp, race } from '../kit';
import type { TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aQuestionDraft } from '../kit/builders/questions';

describe('two changes of one assessment at once', () => {
  let app: TestApp;
  let viewer: Viewer;
  beforeAll(async () => {
    app = await createTestApp();
    viewer = { ...(await app.as.hr()).viewer, sessionId: '' };
  });
  afterAll(() => app.close());

  const owner = () => ({ id: viewer.userId, role: viewer.role, name: viewer.name });
  const textsOf = async (id: string) =>
    (await app.get(PaperSource).forAssessment(id)).questions.map(({ text }) => text);

  race('lose no question that was added', async () => {
    const { id } = await anAssessment(app, owner());
    const texts = Array.from({ length: 10 }, (_, n) => `question ${n}`);
    await Promise.all(
      texts.map((text) => app.get(OwnQuestions).add(viewer, id, aQuestionDraft({ text }), { position: 1 })),
    );
    expect((await textsOf(id)).sort()).toEqual(texts);
  });

  race('keep both settings', async () => {
    const { id } = await anAssessment(app, owner());
    const update = app.get(UpdateAssessment);
    await Promise.all([
      update.execute(viewer, id, { configuration: { passMark: 70 } }),
      update.execute(viewer, id, { configuration: { shuffleChoices: true } }),
      update.execute(viewer, id, { title: 'Another title' }),
    ]);
    const after = await app.get(Assessments).find(viewer, id);
    expect(after.title).toBe('Another title');
    expect(after.configuration).toMatchObject({ passMark: 70, shuffleChoices: true });
  });

  race('never leave a published assessment without a question', async () => {
    const questions = [aQuestionDraft({ text: 'one' }), aQuestionDraft({ text: 'two' })];
    const { id } = await aPublishedAssessment(app, owner(), { questions });
    const paper = await app.get(PaperSource).forAssessment(id);
    const removals = paper.questions.map(({ questionId }) => app.get(OwnQuestions).remove(viewer, id, questionId));
    const outcomes = await Promise.allSettled(removals);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await textsOf(id)).toHaveLength(1);
  });

  race('publish an assessment once', async () => {
    const { id } = await anAssessment(app, owner(), { questions: [aQuestionDraft()] });
    const [first, second] = await Promise.all([1, 2].map(() => app.get(PublishAssessment).publish(viewer, id)));
    expect(first?.publishedAt).toEqual(second?.publishedAt);
  });
});
