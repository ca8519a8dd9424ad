import { PaperSource } from '../../src/modules/assessments';
import { createTestApp, graphql, race } from '../kit';
import type { InputOf, SignedIn, TestApp } from '../kit';
import { aPublishedAssessment } from '../kit/builders/assessments';
import { aPage, stored } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import { aQuestion, questionDrafts } from '../kit/builders/questions';

const preview = graphql(`
  query SetAsideRaces_previewRemarking($input: RemarkingInput!) { previewRemarking(input: $input) { token } }
`);
const apply = graphql(`
  mutation SetAsideRaces_applyRemarking($input: ApplyRemarkingInput!) {
    applyRemarking(input: $input) { changedResultCount }
  }
`);
const setPools = graphql(`
  mutation SetAsideRaces_setPools($input: SetPoolsInput!) { setPools(input: $input) { assessment { id } } }
`);

const holdCandidate = 'select from candidates where id = $1 for update';
const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const ROUNDS = 6;

describe('who begins while a question is set aside', () => {
  let app: TestApp;
  let hr: SignedIn;
  beforeAll(async () => {
    app = await createTestApp({ MIZAN_DATABASE_POOL: '20' });
    hr = await app.as.hr();
  });
  afterAll(() => app.close());

  const countWaiting = async () => (await app.owner.query<unknown[]>(waiting)).length;
  const until = async (count: number, isOver = () => false) => {
    while (!isOver() && (await countWaiting()) < count);
  };
  const anAssessment = async () => {
    const questions = [questionDrafts.trueFalse({ text: 'Rent is a cost.' }), questionDrafts.openEnded()];
    const { id } = await aPublishedAssessment(app, hr.user, { questions });
    const first = await invited(id);
    await first.page.start();
    const [question] = await stored.paper(app, first.page.shown!.attemptId);
    return { assessmentId: id, questionId: question!.questionId };
  };
  const invited = async (assessmentId: string) => {
    const { examToken, candidate } = await anInvitation(app, hr.user, assessmentId);
    return { page: aPage(app, examToken), candidate };
  };
  const isAside = async (attemptId: string, questionId: string) =>
    (await stored.paper(app, attemptId)).find((question) => question.questionId === questionId)?.isSetAside;
  const placed = async (input: Omit<InputOf<typeof preview>, 'corrections'>) => {
    const { previewRemarking } = await hr.data(preview, { input });
    const { token } = previewRemarking;
    return hr.data(apply, { input: { ...input, token, reason: 'Ambiguous.' } });
  };
  /** The work, and when it is over or waits behind `behind` others. */
  const begun = (work: Promise<unknown>, behind: number) => {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    return { over, met: until(behind + 1, () => isOver) };
  };

  it('has it set aside where the paper was being frozen', async () => {
    const { assessmentId, questionId } = await anAssessment();
    const { page, candidate } = await invited(assessmentId);
    const other = app.owner.createQueryRunner();
    await other.startTransaction();
    await other.query(holdCandidate, [candidate.id]);
    const started = page.start();
    await until(1);
    const { over, met } = begun(placed({ assessmentId, setAside: [questionId] }), 1);
    await met;
    await other.commitTransaction();
    await other.release();
    await Promise.all([started, over]);
    expect(await isAside(page.shown!.attemptId, questionId)).toBe(true);
  });

  it('has it set aside where questions were being drawn', async () => {
    const { assessmentId, questionId } = await anAssessment();
    await aQuestion(app, hr.user, { skill: 'Drawn while set aside', score: 2 });
    const pools = [{ skill: 'Drawn while set aside', drawCount: 1 }];
    await hr.data(setPools, { input: { assessmentId, pools } });
    const { page } = await invited(assessmentId);
    let placing: Promise<unknown> | undefined;
    const count = jest.spyOn(app.get(PaperSource), 'countDraws').mockImplementation(async () => {
      count.mockRestore();
      const { over, met } = begun(placed({ assessmentId, setAside: [questionId] }), 0);
      placing = over;
      await met;
    });
    await page.start();
    await placing;
    expect(await isAside(page.shown!.attemptId, questionId)).toBe(true);
  });

  race('finds what holds afterwards, whoever was first', async () => {
    const { assessmentId, questionId } = await anAssessment();
    for (let round = 0; round < ROUNDS; round += 1) {
      const setAside = round % 2 === 0;
      const people = await Promise.all([invited(assessmentId), invited(assessmentId), invited(assessmentId)]);
      const input = { assessmentId, [setAside ? 'setAside' : 'countAgain']: [questionId] };
      await Promise.all([...people.map(({ page }) => page.start()), placed(input)]);
      for (const { page } of people) expect(await isAside(page.shown!.attemptId, questionId)).toBe(setAside);
    }
  });
});
