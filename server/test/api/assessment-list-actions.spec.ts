import { createTestApp, graphql } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { anAssessment, aPublishedAssessment } from '../kit/builders/assessments';
import { aPage, aSeat } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestion, aQuestionDraft } from '../kit/builders/questions';
import { aTest } from '../kit/builders/tests';

graphql(`
  fragment AssessmentListActions_fields on Assessment {
    id title jobRole status publishedAt isArchived ownerName
    gradeBands { name min max color }
    configuration { passMark opensAt closesAt allowBack extraTimePercent }
    reportOptions { showCorrectAnswers }
    proctoring { fullScreen }
    integration { redirectUrl }
    tests { id }
    ownQuestions { id text canEdit }
    pools { id skill drawCount }
  }
`);
const DUPLICATE = graphql(`
  mutation AssessmentListActions_duplicateAssessment($input: AssessmentIdInput!) {
    duplicateAssessment(input: $input) { assessment { ...AssessmentListActions_fields } }
  }
`);
const ARCHIVE = graphql(`
  mutation AssessmentListActions_archiveAssessment($input: ArchiveAssessmentInput!) {
    archiveAssessment(input: $input) { assessment { ...AssessmentListActions_fields } }
  }
`);
const ONE = graphql(`
  query AssessmentListActions_assessment($id: ID!) {
    assessment(id: $id) { ...AssessmentListActions_fields }
  }
`);
const LIST = graphql(`
  query AssessmentListActions_assessments($filter: AssessmentFilter) {
    assessments(filter: $filter) { edges { node { title } } }
  }
`);
const PUBLISH = graphql(`
  mutation AssessmentListActions_publishAssessment($id: ID!) {
    publishAssessment(input: { id: $id }) { assessment { status } }
  }
`);
const STATUS = graphql(`
  mutation AssessmentListActions_changeAssessmentStatus($input: ChangeAssessmentStatusInput!) {
    changeAssessmentStatus(input: $input) { assessment { status } }
  }
`);
const SET_POOLS = graphql(`
  mutation AssessmentListActions_setPools($input: SetPoolsInput!) {
    setPools(input: $input) { assessment { id } }
  }
`);

let app: TestApp;
let hr: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  hr = await app.as.hr({ name: 'Huda Salem' });
});
afterAll(() => app.close());

const show = async (id: string, viewer = hr) => (await viewer.data(ONE, { id })).assessment;
const duplicate = async (id: string, viewer = hr) =>
  (await viewer.data(DUPLICATE, { input: { id } })).duplicateAssessment.assessment;
const archive = (id: string, isArchived: boolean) => hr.data(ARCHIVE, { input: { id, isArchived } });

describe('duplicateAssessment', () => {
  it('works: a draft with the same settings, tests, questions and pools, and no window of validity', async () => {
    const test = await aTest(app, hr.user);
    const { id } = await aPublishedAssessment(app, hr.user, {
      title: 'Accountant',
      testIds: [test.id],
      questions: [aQuestionDraft({ text: 'own' })],
      configuration: { passMark: 70, opensAt: app.clock.now(), allowBack: true, extraTimePercent: 25 },
      reportOptions: { showCorrectAnswers: true },
      proctoring: { fullScreen: true },
      integration: { redirectUrl: 'https://jobs.mizan.app/thanks' },
    });
    await aQuestion(app, hr.user, { skill: 'Excel' });
    await hr.data(SET_POOLS, { input: { assessmentId: id, pools: [{ skill: 'Excel', drawCount: 1 }] } });
    const source = await show(id);
    const copy = await duplicate(id);
    expect(copy).toMatchObject({
      title: 'Accountant (copy)',
      status: 'INACTIVE',
      publishedAt: null,
      isArchived: false,
      configuration: { passMark: 70, opensAt: null, closesAt: null, allowBack: true, extraTimePercent: 25 },
      reportOptions: { showCorrectAnswers: true },
      proctoring: { fullScreen: true },
      tests: [{ id: test.id }],
      integration: { redirectUrl: 'https://jobs.mizan.app/thanks' },
      ownQuestions: source.ownQuestions,
      pools: [{ skill: 'Excel', drawCount: 1 }],
    });
    expect(copy.pools[0]!.id).not.toBe(source.pools[0]!.id);
    expect(await show(copy.id)).toEqual(copy);
  });

  it('works: whoever duplicates owns the copy, and copies of questions that are not theirs', async () => {
    const admin = await app.as.admin({ name: 'Amal Darwish' });
    const { id } = await anAssessment(app, hr.user, { questions: [aQuestionDraft({ text: 'own' })], language: 'ar' });
    const copy = await duplicate(id, admin);
    expect(copy).toMatchObject({
      title: 'Senior Accountant, Gulf (نسخة)',
      ownerName: 'Amal Darwish',
      ownQuestions: [{ text: 'own', canEdit: true }],
    });
    expect(copy.ownQuestions[0]!.id).not.toBe((await show(id)).ownQuestions[0]!.id);
    expect((await hr.graphql(ONE, { id: copy.id })).code).toBe('ASSESSMENT_NOT_FOUND');
  });
});

describe('archiveAssessment', () => {
  it('works: it is out of the list until somebody asks for the archive, and inactive when it is back', async () => {
    const me = await app.as.hr();
    const { id } = await aPublishedAssessment(app, me.user, { title: 'old' });
    await anAssessment(app, me.user, { title: 'new' });
    const titles = async (filter: object) => {
      const { assessments } = await me.data(LIST, {
        filter,
      });
      return assessments.edges.map(({ node }) => node.title);
    };
    const away = await me.data(ARCHIVE, { input: { id, isArchived: true } });
    expect(away).toMatchObject({ archiveAssessment: { assessment: { isArchived: true, status: 'INACTIVE' } } });
    expect(await titles({})).toEqual(['new']);
    expect(await titles({ isArchived: true })).toEqual(['old']);
    const back = await me.data(ARCHIVE, { input: { id, isArchived: false } });
    expect(back).toMatchObject({ archiveAssessment: { assessment: { isArchived: false, status: 'INACTIVE' } } });
    expect((await titles({})).sort()).toEqual(['new', 'old']);
  });

  it('works: its exam links say that it is inactive', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    const { examToken } = await anInvitation(app, hr.user, id);
    await archive(id, true);
    const entry = graphql(`query AssessmentListActions_examEntry { examEntry { state unavailableReason } }`);
    expect(await app.as.candidate(examToken).data(entry)).toEqual({
      examEntry: { state: 'UNAVAILABLE', unavailableReason: 'INACTIVE' },
    });
    await expect(aPage(app, examToken).start()).rejects.toMatchObject({ code: 'EXAM_UNAVAILABLE' });
  });

  it('works: who sits it already goes on', async () => {
    const { page, assessmentId } = await aSeat(app, hr.user);
    await page.start();
    await archive(assessmentId, true);
    await page.save({ truth: true });
    expect((await page.submit()).state).not.toBe('IN_PROGRESS');
  });

  it('refuses: to activate what is archived, and to invite to it', async () => {
    const { id } = await aPublishedAssessment(app, hr.user);
    await archive(id, true);
    expect((await hr.graphql(PUBLISH, { id })).code).toBe('ASSESSMENT_ARCHIVED');
    expect((await hr.graphql(STATUS, { input: { id, status: 'ACTIVE' } })).code).toBe('ASSESSMENT_ARCHIVED');
    await expect(anInvitation(app, hr.user, id)).rejects.toMatchObject({ code: 'ASSESSMENT_INACTIVE' });
    await archive(id, false);
    expect(await hr.data(PUBLISH, { id })).toEqual({ publishAssessment: { assessment: { status: 'ACTIVE' } } });
  });
});
