import { QuestionType } from '../../src/modules/questions';
import { createTestApp, inputOf, said, graphql } from '../kit';
import type { ResultOf, SignedIn, TestApp, Whichever } from '../kit';
import { anAssessment } from '../kit/builders/assessments';
import { aPage } from '../kit/builders/attempts';
import type { SittingAnswer, ExamPage } from '../kit/builders/attempts';
import { anInvitation } from '../kit/builders/invitations';
import type { Invited } from '../kit/builders/invitations';
import { typeCases } from '../kit/builders/question-types';
import type { TypeCase } from '../kit/builders/question-types';

graphql(`
  fragment QuestionTypes_value on AnswerValue {
    ... on BlanksAnswer { blanks }
    ... on CellsAnswer { cells { row column text } }
    ... on ChoicesAnswer { choiceIds }
    ... on DateAnswer { date }
    ... on FilesAnswer { fileIds }
    ... on MatchesAnswer { matches { promptId choiceId } }
    ... on RatingAnswer { rating }
    ... on TextAnswer { text }
    ... on TruthAnswer { truth }
  }
`);
const ADD = graphql(`
  mutation QuestionTypes_addAssessmentQuestion($input: AddAssessmentQuestionInput!) {
    addAssessmentQuestion(input: $input) {
      assessment {
        ownQuestions {
          id type text durationSeconds score difficulty skill textHtml
          ... on AudioQuestion { recordSeconds rubric }
          ... on DateQuestion { dateRange { earliest latest } dateKey { from to } }
          ... on DocumentQuestion { rubric }
          ... on DropdownQuestion { choices { text isRight isFixed } }
          ... on FileUploadQuestion { fileKinds rubric }
          ... on FillInTheBlankQuestion { gapText gaps { isNumeric choices } blanks { acceptedAnswers } }
          ... on MatchingQuestion { prompts { text match } choices { text isRight isFixed } }
          ... on MultipleChoiceQuestion { allowsSeveral choices { text isRight isFixed } }
          ... on NumberQuestion { unit number { value tolerance } }
          ... on OpenEndedQuestion { wordLimit rubric }
          ... on QualifierQuestion { choices { text isRight isFixed } }
          ... on RankingQuestion { choices { text isRight isFixed } }
          ... on RatingQuestion { rating { min max lowLabel highLabel } ratingKey { from to } }
          ... on ShortAnswerQuestion { acceptedAnswers }
          ... on SlidesQuestion { rubric }
          ... on SpreadsheetQuestion { grid { columns rows cells { row column text isLocked } } rubric }
          ... on TrueFalseQuestion { truth }
          ... on VideoQuestion { recordSeconds rubric }
          ... on XlcxQuestion { rubric }
        }
      }
    }
  }
`);
const RESUME = graphql(`
  mutation QuestionTypes_resumeAttempt($input: ResumeAttemptInput!) {
    resumeAttempt(input: $input) {
      outcome {
        ... on ExamSitting {
          question {
            id type text textHtml
            ... on AudioExamQuestion { recordSeconds }
            ... on DateExamQuestion { dateRange { earliest latest } }
            ... on DropdownExamQuestion { choices { id text } }
            ... on FileUploadExamQuestion { fileKinds }
            ... on FillInTheBlankExamQuestion { gapText gaps { isNumeric choices } }
            ... on MatchingExamQuestion { choices { id text } prompts { id text } }
            ... on MultipleChoiceExamQuestion { choices { id text } allowsSeveral }
            ... on NumberExamQuestion { unit }
            ... on OpenEndedExamQuestion { wordLimit }
            ... on QualifierExamQuestion { choices { id text } }
            ... on RankingExamQuestion { choices { id text } }
            ... on RatingExamQuestion { rating { min max lowLabel highLabel } }
            ... on SpreadsheetExamQuestion { grid { columns rows cells { row column text isLocked } } }
            ... on VideoExamQuestion { recordSeconds }
          }
          answer { ...QuestionTypes_value }
        }
      }
    }
  }
`);
const RESULT = graphql(`
  query QuestionTypes_assessment($assessmentId: ID!, $candidateId: ID!) {
    assessment(id: $assessmentId) {
      result(candidateId: $candidateId) {
        isDisqualified status awaitingCount
        questions {
          type text textHtml
          ... on AudioResultQuestion { recordSeconds rubric }
          ... on DateResultQuestion { dateRange { earliest latest } dateKey { from to } }
          ... on DocumentResultQuestion { rubric }
          ... on DropdownResultQuestion { choices { text isRight isFixed } }
          ... on FileUploadResultQuestion { fileKinds rubric }
          ... on FillInTheBlankResultQuestion {
            gapText
            gaps { isNumeric choices }
            blanks { acceptedAnswers }
          }
          ... on MatchingResultQuestion { prompts { text match } choices { text isRight isFixed } }
          ... on MultipleChoiceResultQuestion { allowsSeveral choices { text isRight isFixed } }
          ... on NumberResultQuestion { unit number { value tolerance } }
          ... on OpenEndedResultQuestion { wordLimit rubric }
          ... on QualifierResultQuestion { choices { text isRight isFixed } }
          ... on RankingResultQuestion { choices { text isRight isFixed } }
          ... on RatingResultQuestion { rating { min max lowLabel highLabel } ratingKey { from to } }
          ... on ShortAnswerResultQuestion { acceptedAnswers }
          ... on SlidesResultQuestion { rubric }
          ... on SpreadsheetResultQuestion {
            grid { columns rows cells { row column text isLocked } }
            rubric
          }
          ... on TrueFalseResultQuestion { truth }
          ... on VideoResultQuestion { recordSeconds rubric }
          ... on XlcxResultQuestion { rubric }
          answer { value { ...QuestionTypes_value } }
          mark { score maxScore origin explanation { code } }
        }
      }
    }
  }
`);

type Outcome = ResultOf<typeof RESULT>['assessment']['result'];
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
    const { data } = await candidate.graphql(RESUME, { input });
    if (!data) throw new Error('nothing is shown');
    return data.resumeAttempt.outcome as unknown as { question: Shown; answer: Record<string, unknown> };
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
    await hr.data(
      graphql(`
        mutation QuestionTypes_publishAssessment($id: ID!) {
          publishAssessment(input: { id: $id }) { assessment { id } }
        }
      `),
      {
        id: assessmentId,
      },
    );
    right = await new Sitting(app, await anInvitation(app, hr.user, assessmentId), 'right').sit();
    wrong = await new Sitting(app, await anInvitation(app, hr.user, assessmentId), 'wrong').sit();
    await app.runJobs();
    for (const sitting of [right, wrong]) outcomes.set(sitting, await outcomeOf(sitting));
  });
  afterAll(() => app.close());

  async function add(each: TypeCase): Promise<Record<string, unknown>[]> {
    const input = { assessmentId, question: inputOf(writtenOf(each)) };
    const data = await hr.data(ADD, { input });
    return data.addAssessmentQuestion.assessment.ownQuestions;
  }

  async function outcomeOf({ invited }: Sitting): Promise<Outcome> {
    const variables = { assessmentId, candidateId: invited.candidate.id };
    return (await hr.data(RESULT, variables)).assessment.result;
  }

  const markedIn = (sitting: Sitting, type: string) =>
    outcomes.get(sitting)?.questions.find((question) => question.type === type) as
      | Whichever<Outcome['questions'][number]>
      | undefined;

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
    const mark = graphql(`
      mutation QuestionTypes_markAnswer($input: MarkAnswerInput!) {
        markAnswer(input: $input) { outcome { ... on Result { isDisqualified questions { id type } } } }
      }
    `);
    const [qualifier] = await app.dataSource.query<{ id: string }[]>(
      `select q.id from attempt_questions q join attempts t on t.id = q.attempt_id
       where q.type = 'qualifier' and t.candidate_id = $1`,
      [wrong.invited.candidate.id],
    );
    const marked = (score: number) => hr.data(mark, { input: { questionId: qualifier!.id, score } });
    expect(await marked(1)).toMatchObject({ markAnswer: { outcome: { isDisqualified: false } } });
    expect(await marked(0)).toMatchObject({ markAnswer: { outcome: { isDisqualified: true } } });
  });
});
