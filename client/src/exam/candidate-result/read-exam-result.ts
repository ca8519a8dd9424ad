import { ExamResultDocument, type ExamResultQuery } from '../../graphql/exam-generated';
import { request } from '../api/graphql-request';

const TIMEOUT_MS = 15_000;

export type ExamResult = NonNullable<ExamResultQuery['examResult']>;
export type ShownExamResult = Extract<ExamResult, { __typename: 'ShownExamResult' }>;
export type ExamResultQuestion = ShownExamResult['questions'][number];
/** Null where nothing is to be seen. */
export type ReadExamResult = () => Promise<ExamResult | null>;

/** The result of the exam behind one link, as far as it is shown to its candidate. */
export const examResultReader =
  (token: string): ReadExamResult =>
  async () => {
    const { reply } = await request({ document: ExamResultDocument, variables: {}, token, timeoutMs: TIMEOUT_MS });
    return reply.examResult;
  };
