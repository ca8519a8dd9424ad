import { ExamOutcomeDocument, type ExamOutcomeQuery } from '../../graphql/exam-generated';
import { request } from '../api/graphql-request';

const TIMEOUT_MS = 15_000;

export type Outcome = ExamOutcomeQuery['examOutcome'];
export type OutcomeQuestion = Outcome['questions'][number];
export type ReadOutcome = () => Promise<Outcome>;

/** The result of the exam behind one link, as far as it is shown to its candidate. */
export const outcomeReader =
  (token: string): ReadOutcome =>
  async () => {
    const { reply } = await request({ document: ExamOutcomeDocument, variables: {}, token, timeoutMs: TIMEOUT_MS });
    return reply.examOutcome;
  };
