import type { ContentLanguage } from '../generated/graphql';
import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { questionDrafts } from '../kit/builders/questions';

const query = graphql(`
  query AssessmentAnalytics_assessment($assessmentId: ID!) {
    assessment(id: $assessmentId) {
      analytics {
        results isSmallSample averageSeconds
        distribution { from to count }
        bands { band { name } count }
        paper { mean median sd alpha standardError }
        questions {
          text attempts facility discrimination guessing intendedWeight effectiveWeight isAgainstTotal
          averageSeconds
          choices { text isRight count meanPercentage }
        }
      }
    }
  }
`);

const PERCENTAGES = graphql(`
  query AssessmentAnalytics_percentages($assessmentId: ID!, $language: ContentLanguage) {
    assessment(id: $assessmentId) {
      analytics(language: $language) {
        results averagePercentage averageTotalScore paper { mean } questions { questionId text }
      }
    }
  }
`);
const PREVIEW = graphql(`
  query AssessmentAnalytics_previewRemarking($input: RemarkingInput!) {
    previewRemarking(input: $input) { token }
  }
`);
const SET_ASIDE = graphql(`
  mutation AssessmentAnalytics_applyRemarking($input: ApplyRemarkingInput!) {
    applyRemarking(input: $input) { changedResultCount }
  }
`);

const TRUTH = questionDrafts.trueFalse({ score: 4 });
const CHOICE = questionDrafts.multipleChoice({ score: 6 });
const SECONDS = 20;

describe('the analytics of an assessment', () => {
  let app: TestApp;
  let hr: SignedIn;
  let assessmentId: string;
  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    assessmentId = (await aPublishedAssessment(app, hr.user, { questions: [TRUTH, CHOICE] })).id;
    for (const [truth, place] of [
      [true, 'right'],
      [true, 'wrong'],
      [false, 'wrong'],
    ] as const) {
      await sit(truth, place);
    }
    await app.runJobs();
  });
  afterAll(() => app.close());

  const rightText = () => CHOICE.choices?.find(({ isRight }) => isRight)?.text;

  /** Each question takes the same time by the injected clock. */
  async function sit(isTruthRight: boolean, place: 'right' | 'wrong') {
    const page = aPage(app, (await anInvitation(app, hr.user, assessmentId)).examToken);
    await page.start();
    await page.save({ truth: isTruthRight === TRUTH.truth });
    app.clock.advance(SECONDS);
    await page.next();
    const choice = page.shown?.question?.choices.find(({ text }) => (text === rightText()) === (place === 'right'));
    await page.save({ choiceIds: [choice?.id ?? ''] });
    app.clock.advance(SECONDS);
    await page.next();
  }

  const analyse = async (viewer: SignedIn = hr) => viewer.graphql(query, { assessmentId });

  it('counts the final results, in ten bins and in bands', async () => {
    const { data } = await analyse();
    expect(data?.assessment.analytics).toMatchObject({ results: 3, isSmallSample: true, averageSeconds: 2 * SECONDS });
    expect(data?.assessment.analytics.distribution.map(({ count }) => count)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    expect(data?.assessment.analytics.bands.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(data?.assessment.analytics.paper).toMatchObject({ median: 4 });
    expect(data?.assessment.analytics.paper.mean).toBeCloseTo(14 / 3);
  });

  it('says of each question how hard it was and what was chosen', async () => {
    const { data } = await analyse();
    const [truth, choice] = data?.assessment.analytics.questions ?? [];
    expect(truth).toMatchObject({
      attempts: 3,
      guessing: 50,
      intendedWeight: 40,
      averageSeconds: SECONDS,
      choices: [],
    });
    expect(truth?.facility).toBeCloseTo(200 / 3);
    expect(choice?.facility).toBeCloseTo(100 / 3);
    const choices = choice?.choices as { isRight: boolean; count: number; meanPercentage: number | null }[];
    expect(choices.find(({ isRight }) => isRight)).toMatchObject({ count: 1, meanPercentage: 100 });
    expect(choices.filter(({ isRight }) => !isRight).reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('takes every percentage of what still counts once a question is set aside, also for one language', async () => {
    const figuresOf = async (language: ContentLanguage | null) =>
      (await hr.data(PERCENTAGES, { assessmentId, language })).assessment.analytics;
    const [all, english] = [await figuresOf(null), await figuresOf('EN')];
    expect([all, english]).toMatchObject(Array(2).fill({ averagePercentage: 46, averageTotalScore: 10 }));
    const setAside = all.questions.flatMap(({ text, questionId }) => (text === TRUTH.text ? [questionId] : []));
    const input = { assessmentId, setAside };
    const { previewRemarking } = await hr.data(PREVIEW, { input });
    await hr.data(SET_ASIDE, { input: { ...input, token: previewRemarking.token, reason: 'Not fair.' } });
    const remaining = { averagePercentage: 33, averageTotalScore: 6, paper: { mean: 2 } };
    expect([await figuresOf(null), await figuresOf('EN')]).toMatchObject([remaining, remaining]);
    expect(await figuresOf('AR')).toMatchObject({ results: 0, averagePercentage: null, averageTotalScore: null });
  });

  it("is nobody else's to see", async () => {
    const { errors } = await analyse(await app.as.hr());
    expect(errors[0]?.extensions.code).toBe('ASSESSMENT_NOT_FOUND');
  });

  it('says nothing of an assessment that nobody sat', async () => {
    const empty = await aPublishedAssessment(app, hr.user);
    const { data } = await hr.graphql(query, { assessmentId: empty.id });
    expect(data?.assessment.analytics).toMatchObject({ results: 0, averageSeconds: null, questions: [] });
    expect(data?.assessment.analytics.paper).toEqual({
      mean: null,
      median: null,
      sd: null,
      alpha: null,
      standardError: null,
    });
  });
});
