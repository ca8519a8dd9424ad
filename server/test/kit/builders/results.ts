import type { ReportOptions } from '../../../src/modules/assessments';
import type { QuestionDraft } from '../../../src/modules/questions';
import type { Role } from '../../../src/platform/access';
import type { ApiClient } from '../api-client';
import type { TestApp } from '../app';
import { ofMembers } from '../members';
import { aSeat } from './attempts';
import type { ExamPage, Value } from './attempts';
import type { Invited } from './invitations';
import { aQuestionDraft } from './questions';

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

export interface ResultAnswer {
  id: string;
  attempt: { id: string } | null;
  score: number;
  totalScore: number;
  percentage: number;
  status: string;
  band: { name: string } | null;
  submittedBy: string;
  usedSeconds: number;
  allottedSeconds: number;
  awaitingCount: number;
  candidate: { email: string };
  assessment: { title: string };
  questions: {
    id: string;
    text: string;
    closedBy: string | null;
    usedSeconds: number | null;
    choices: { text: string; isRight: boolean }[];
    answer: { value: Value; revision: number } | null;
    lateAnswer: { value: Value; revision: number } | null;
    mark: {
      score: number | null;
      maxScore: number;
      origin: string;
      explanation: { code: string; params: { name: string; value: string }[] };
      feedback: string | null;
      markedByName: string | null;
      markedAt: string | null;
    };
  }[];
}

const value = ofMembers('AnswerValue', 'choiceIds truth text');

export const resultFields = `
  id attempt { id } score totalScore percentage status band { name } gradeBands { min max } startedAt submittedAt submittedBy
  usedSeconds allottedSeconds awaitingCount overallFeedback candidate { email } assessment { title }
  questions {
    ${ofMembers('ResultQuestion', 'id position type text skill difficulty isAdditional choices { text isRight } truth acceptedAnswers')}
    ${ofMembers('ResultQuestion', 'number { value tolerance } rubric allottedSeconds usedSeconds closedBy')}
    answer { value { ${value} } savedAt revision } lateAnswer { value { ${value} } savedAt revision }
    mark { score maxScore origin explanation { code params { name value } } feedback markedByName markedAt }
  }`;

const result = `query ($assessmentId: ID!, $candidateId: ID!) {
  assessment(id: $assessmentId) { result(candidateId: $candidateId) { ${resultFields} } }
}`;

export function askForResult(
  client: ApiClient,
  { assessmentId, candidate }: Pick<SatExam, 'assessmentId' | 'candidate'>,
) {
  return client.graphql<{ assessment: { result: ResultAnswer } }>(result, { assessmentId, candidateId: candidate.id });
}

export async function resultOf(
  client: ApiClient,
  sat: Pick<SatExam, 'assessmentId' | 'candidate'>,
): Promise<ResultAnswer> {
  const { data, errors } = await askForResult(client, sat);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.assessment.result;
}
