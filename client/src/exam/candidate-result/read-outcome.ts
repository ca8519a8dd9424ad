import { ExamOutcomeDocument, type ExamOutcomeQuery } from '../../graphql/exam-generated';
import { request } from '../api/graphql-request';

const TIMEOUT_MS = 15_000;

export type Outcome = NonNullable<ExamOutcomeQuery['examOutcome']>;
export type ResultOutcome = Extract<Outcome, { __typename: 'ResultOutcome' }>;
export type OutcomeQuestion = ResultOutcome['questions'][number];
/** Null where nothing is to be seen. */
export type ReadOutcome = () => Promise<Outcome | null>;

/** The result of the exam behind one link, as far as it is shown to its candidate. */
export const outcomeReader =
  (token: string): ReadOutcome =>
  async () => {
    const { reply } = await request({ document: ExamOutcomeDocument, variables: {}, token, timeoutMs: TIMEOUT_MS });
    return reply.examOutcome;
  };
