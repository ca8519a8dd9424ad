import type { ReportOptions } from '../../../src/modules/assessments';
import type { QuestionDraft } from '../../../src/modules/questions';
import type { Role } from '../../../src/platform/access';
import type { ApiClient } from '../api-client';
import type { TestApp } from '../app';
import { aSeat } from './attempts';
import type { ExamPage, Value } from './attempts';
import type { Invited } from './invitations';
import { aQuestionDraft } from './questions';
import { graphql } from '../graphql';
import type { ResultOf, Whichever } from '../graphql';

export interface Asked {
  draft: QuestionDraft;
  /** What the candidate gives; a function where ids of the paper are needed. Left out: nothing is given. */
  answer?: Value | ((page: ExamPage) => Value);
}

export interface SatExam extends Invited {
  attemptId: string;
  assessmentId: string;
  page: ExamPage;
}

interface Owner {
  id: string;
  role: Role;
  name: string;
}

/** An exam sat to its end; not marked before the jobs run. */
export async function aSubmittedAttempt(app: TestApp, owner: Owner, asked: Asked[]): Promise<SatExam> {
  const seat = await aSeat(app, owner, { questions: asked.map(({ draft }) => draft) });
  const { page } = seat;
  await page.start();
  for (const { answer } of asked) {
    const value = typeof answer === 'function' ? answer(page) : answer;
    if (value) await page.save(value);
    await page.next();
  }
  return { ...seat, attemptId: page.shown?.attemptId ?? '' };
}

/** A new assessment's report shows everything but right answers. */
export function setReportOptions(app: TestApp, assessmentId: string, options: Partial<ReportOptions>) {
  const text = 'update assessments set report_options = report_options || $2::jsonb where id = $1';
  return app.dataSource.query(text, [assessmentId, options]);
}

/** The same, marked. */
export async function aMarkedAttempt(app: TestApp, owner: Owner, asked: Asked[] = [rightAnswer()]): Promise<SatExam> {
  const sat = await aSubmittedAttempt(app, owner, asked);
  await app.runJobs();
  return sat;
}

export function rightAnswer(given: Partial<QuestionDraft> = {}): Asked {
  return { draft: aQuestionDraft(given), answer: { truth: true } };
}

graphql(`
  fragment KitResults_value on AnswerValue {
    ... on ChoicesAnswer { choiceIds }
    ... on TextAnswer { text }
    ... on TruthAnswer { truth }
  }
`);

const resultFields = graphql(`
  fragment KitResults_result on Result {
    id
    attempt { id }
    score totalScore percentage status
    band { name }
    gradeBands { min max }
    startedAt submittedAt submittedBy usedSeconds allottedSeconds awaitingCount overallFeedback
    candidate { email }
    assessment { title }
    questions {
      id position type text skill difficulty isAdditional
      ... on DropdownResultQuestion { choices { text isRight } }
      ... on MatchingResultQuestion { choices { text isRight } }
      ... on MultipleChoiceResultQuestion { choices { text isRight } }
      ... on QualifierResultQuestion { choices { text isRight } }
      ... on RankingResultQuestion { choices { text isRight } }
      ... on ShortAnswerResultQuestion { acceptedAnswers }
      ... on TrueFalseResultQuestion { truth }
      allottedSeconds usedSeconds closedBy
      ... on AudioResultQuestion { rubric }
      ... on DocumentResultQuestion { rubric }
      ... on FileUploadResultQuestion { rubric }
      ... on NumberResultQuestion { number { value tolerance } }
      ... on OpenEndedResultQuestion { rubric }
      ... on SlidesResultQuestion { rubric }
      ... on SpreadsheetResultQuestion { rubric }
      ... on VideoResultQuestion { rubric }
      ... on XlcxResultQuestion { rubric }
      answer { value { ...KitResults_value } savedAt revision }
      lateAnswer { value { ...KitResults_value } savedAt revision }
      mark {
        score maxScore origin
        explanation { code params { name value } }
        feedback markedByName markedAt
      }
    }
  }
`);

type Result = ResultOf<typeof resultFields>;
type Question = Whichever<Result['questions'][number]>;
/** Questions and answers are read by the fields of all their types. */
export type ResultAnswer = Omit<Result, 'candidate' | 'questions'> & {
  candidate: NonNullable<Result['candidate']>;
  questions: (Omit<Question, 'answer' | 'lateAnswer'> &
    Record<'answer' | 'lateAnswer', { value: Value; revision: number } | null>)[];
};

const result = graphql(`
  query KitResults_assessment($assessmentId: ID!, $candidateId: ID!) {
    assessment(id: $assessmentId) { result(candidateId: $candidateId) { ...KitResults_result } }
  }
`);

export function askForResult(
  client: ApiClient,
  { assessmentId, candidate }: Pick<SatExam, 'assessmentId' | 'candidate'>,
) {
  return client.graphql(result, { assessmentId, candidateId: candidate.id });
}

export async function resultOf(
  client: ApiClient,
  sat: Pick<SatExam, 'assessmentId' | 'candidate'>,
): Promise<ResultAnswer> {
  const { data, errors } = await askForResult(client, sat);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.assessment.result as ResultAnswer;
}
