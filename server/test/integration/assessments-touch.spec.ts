import { Assessments, PaperSource } from '../../src/modules/assessments';
import { TouchAssessment } from '../../src/modules/assessments/touch-assessment';
import { QuestionChanged } from '../../src/modules/questions';
import { UpdateHeldQuestion } from '../../src/modules/test-library/edit/update-held-question';
import { createTestApp } from '../kit';
import type { TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aQuestionDraft } from '../kit/builders/questions';

describe('an assessment whose own question changed', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createTestApp()));
  afterAll(() => app.close());

  const setUp = async () => {
    const hr = await app.as.hr();
    const viewer = { ...hr.viewer, sessionId: '' };
    const { id } = await aPublishedAssessment(app, hr.user);
    const [question] = (await app.get(PaperSource).forAssessment(id)).questions;
    const updatedAt = async () => (await app.get(Assessments).find(viewer, id)).updatedAt;
    return { viewer, questionId: question?.questionId ?? '', updatedAt };
  };

  it('is as new as that change', async () => {
    const { viewer, questionId, updatedAt } = await setUp();
    app.clock.advance(60);
    const question = aQuestionDraft({ text: 'Another text' });
    await app.get(UpdateHeldQuestion).execute(viewer, { id: questionId, question });
    await app.runJobs();
    expect(await updatedAt()).toEqual(app.clock.now());
  });

  it('does not become older when the news arrives late or twice', async () => {
    const { questionId, updatedAt } = await setUp();
    const before = await updatedAt();
    const yesterday = new Date(before.getTime() - 86_400_000).toISOString();
    await app.get(TouchAssessment).touch(new QuestionChanged({ questionId, changedAt: yesterday }));
    expect(await updatedAt()).toEqual(before);
  });
});
