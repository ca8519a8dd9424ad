import { QuestionType } from '../../src/modules/questions';
import { createTestApp, inputOf, ofMembers, said } from '../kit';
import type { SignedIn, TestApp } from '../kit';
import { anAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import type { SittingAnswer, ExamPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import type { Invited } from '../kit/builders/invitations';
import { typeCases } from '../kit/builders/question-types';
import type { TypeCase } from '../kit/builders/question-types';

const content = `textHtml allowsSeveral unit gapText gaps { isNumeric choices } fileKinds recordSeconds wordLimit rating { min max lowLabel highLabel }
  dateRange { earliest latest } grid { columns rows cells { row column text isLocked } }`;
const key = `truth acceptedAnswers rubric number { value tolerance } ratingKey { from to } blanks { acceptedAnswers }
  dateKey { from to } prompts { text match } choices { text isRight isFixed }`;
const value = 'choiceIds matches { promptId choiceId } truth text rating date blanks cells { row column text } fileIds';
const ADD = `mutation ($input: AddAssessmentQuestionInput!) { addAssessmentQuestion(input: $input) { assessment {
  ownQuestions { ${ofMembers('Question', `id type text durationSeconds score difficulty skill ${content} ${key}`)} } } } }`;
const RESUME = `mutation ($input: ResumeAttemptInput!) { resumeAttempt(input: $input) { outcome { ... on ExamSitting {
  question { ${ofMembers('ExamQuestion', `id type text choices { id text } prompts { id text } ${content}`)} }
  answer { ${ofMembers('AnswerValue', value)} } } } } }`;
const RESULT = `query ($assessmentId: ID!, $candidateId: ID!) { assessment(id: $assessmentId) { result(candidateId: $candidateId) {
  isDisqualified status awaitingCount
  questions { ${ofMembers('ResultQuestion', `type text ${content} ${key}`)} answer { value { ${ofMembers('AnswerValue', value)} } }
    mark { score maxScore origin explanation { code } } } } } }`;

interface Marked extends Record<string, unknown> {
  type: string;
  choices: { text: string }[];
  mark: { score: number | null; maxScore: number; origin: string; explanation: { code: string } };
}
interface Outcome {
  isDisqualified: boolean;
  status: string;
  awaitingCount: number;
  questions: Marked[];
}
type Shown = NonNullable<SittingAnswer['question']> & Record<string, unknown>;

const about = { durationSeconds: 60, score: 2, difficulty: 'EASY', skill: 'Types' };
const writtenOf = ({ type, content: shown, key: hidden }: TypeCase) => ({
  type,
  text: `A question of type ${type}`,
  ...about,
  ...shown,
  ...hidden,
});

/** Every question in turn: what was shown, and what came back of the answer that was given. */
class Sitting {
  readonly shown = new Map<string, Shown>();
  readonly kept = new Map<string, Record<string, unknown>>();

  constructor(
    private readonly app: TestApp,
    readonly invited: Invited,
    private readonly side: 'right' | 'wrong',
  ) {}

  async sit(): Promise<this> {
    const page = aPage(this.app, this.invited.examToken);
    await page.start();
    while (page.shown?.question) {
      const { question } = await this.look(page);
      const value = typeCases.find(({ type }) => type === question.type)?.[this.side]?.(question);
      if (value) await page.save(value);
      this.shown.set(question.type, question);
      this.kept.set(question.type, (await this.look(page)).answer);
      await page.next();
    }
    return this;
  }

  private async look({ pageId }: ExamPage): Promise<{ question: Shown; answer: Record<string, unknown> }> {
    const candidate = this.app.as.candidate(this.invited.examToken);
    const input = { pageId, takeOver: false };
    const { data } = await candidate.graphql<{
      resumeAttempt: { outcome: { question: Shown; answer: Record<string, unknown> } };
    }>(RESUME, { input });
    if (!data) throw new Error('nothing is shown');
    return data.resumeAttempt.outcome;
  }
}

describe('every question type', () => {
  let app: TestApp;
  let hr: SignedIn;
  let assessmentId: string;
  let written: Record<string, unknown>[];
  let right: Sitting;
  let wrong: Sitting;
  const outcomes = new Map<Sitting, Outcome>();

  beforeAll(async () => {
    app = await createTestApp();
    hr = await app.as.hr();
    ({ id: assessmentId } = await anAssessment(app, hr.user, { reportOptions: { showCorrectAnswers: true } }));
    for (const each of typeCases) written = await add(each);
    await hr.data('mutation ($id: ID!) { publishAssessment(input: { id: $id }) { assessment { id } } }', {
      id: assessmentId,
    });
    right = await new Sitting(app, await anInvitation(app, hr.user, assessmentId), 'right').sit();
    wrong = await new Sitting(app, await anInvitation(app, hr.user, assessmentId), 'wrong').sit();
    await app.runJobs();
    for (const sitting of [right, wrong]) outcomes.set(sitting, await outcomeOf(sitting));
  });
  afterAll(() => app.close());

  async function add(each: TypeCase): Promise<Record<string, unknown>[]> {
    const input = { assessmentId, question: inputOf(writtenOf(each)) };
    const data = await hr.data<{ addAssessmentQuestion: { assessment: { ownQuestions: Record<string, unknown>[] } } }>(
      ADD,
      { input },
    );
    return data.addAssessmentQuestion.assessment.ownQuestions;
  }

  async function outcomeOf({ invited }: Sitting): Promise<Outcome> {
    const variables = { assessmentId, candidateId: invited.candidate.id };
    return (await hr.data<{ assessment: { result: Outcome } }>(RESULT, variables)).assessment.result;
  }

  const markedIn = (sitting: Sitting, type: string) =>
    outcomes.get(sitting)?.questions.find((question) => question.type === type);

  it('is walked through here', () => {
    const upper = (type: string) => type.toUpperCase().replaceAll('-', '_');
    expect(typeCases.map(({ type }) => type).sort()).toEqual(Object.values(QuestionType).map(upper).sort());
  });

  describe.each(typeCases)('$type', (each) => {
    const { type, content: sent, key: hidden, codes } = each;

    it('comes back to its author as it was written', () => {
      expect(written.find((question) => question.type === type)).toMatchObject(writtenOf(each));
    });

    it('shows a candidate its content and nothing of its key', () => {
      const shown = right.shown.get(type);
      expect(shown).toMatchObject({ text: `A question of type ${type}`, ...sent });
      expect(said(shown)).not.toMatch(/secret|4711|2026-09|isRight|isFixed/);
    });

    it('gives back what was saved', () => {
      const shown = right.shown.get(type);
      const given = shown && each.right?.(shown);
      if (given) expect(right.kept.get(type)).toMatchObject(given);
      else expect(right.kept.get(type)).toBeNull();
    });

    it('is marked, and shows staff key, answer and reason', () => {
      expect(markedIn(right, type)).toMatchObject({ ...sent, ...hidden, mark: { explanation: { code: codes.right } } });
      expect(markedIn(wrong, type)?.mark).toMatchObject({ score: 0, explanation: { code: codes.wrong } });
      const expected = { AWAITS_PERSON: null, NO_ANSWER: 0 }[codes.right];
      expect(markedIn(right, type)?.mark.score).toBe(expected === undefined ? 2 : expected);
    });
  });

  it('asks qualifiers before everything else', () => {
    const typesOf = (sitting: Sitting) => outcomes.get(sitting)?.questions.map(({ type }) => type);
    const others = typeCases.map(({ type }) => type).filter((type) => type !== 'QUALIFIER');
    expect(typesOf(right)).toEqual(['QUALIFIER', ...others]);
    expect([...right.shown.keys()]).toEqual(typesOf(right));
  });

  it('never shows a ranking in its right order', () => {
    const order = ['alpha', 'beta', 'gamma'];
    const textsOf = (question: { choices: { text: string }[] } | undefined) =>
      question?.choices.map(({ text }) => text);
    for (const sitting of [right, wrong]) {
      expect(textsOf(sitting.shown.get('RANKING'))?.toSorted()).toEqual(order);
      expect(textsOf(sitting.shown.get('RANKING'))).not.toEqual(order);
      expect(textsOf(markedIn(sitting, 'RANKING'))).toEqual(order);
    }
  });

  it('says who is disqualified, and lets that change nothing else', () => {
    expect(outcomes.get(right)).toMatchObject({ isDisqualified: false, status: 'UNDER_REVIEW', awaitingCount: 2 });
    expect(outcomes.get(wrong)).toMatchObject({ isDisqualified: true, status: 'FAILED', awaitingCount: 0 });
  });

  it('lets a person who gives points for a disqualifying answer decide otherwise', async () => {
    const mark = `mutation ($input: MarkAnswerInput!) { markAnswer(input: $input) { outcome { ... on Result { isDisqualified questions { id type } } } } }`;
    const [qualifier] = await app.dataSource.query<{ id: string }[]>(
      `select q.id from attempt_questions q join attempts t on t.id = q.attempt_id
       where q.type = 'qualifier' and t.candidate_id = $1`,
      [wrong.invited.candidate.id],
    );
    const marked = (score: number) => hr.data(mark, { input: { questionId: qualifier?.id, score } });
    expect(await marked(1)).toMatchObject({ markAnswer: { outcome: { isDisqualified: false } } });
    expect(await marked(0)).toMatchObject({ markAnswer: { outcome: { isDisqualified: true } } });
  });
});
