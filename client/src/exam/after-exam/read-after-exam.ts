import { AfterExamDocument, type AfterExamQuery } from '../../graphql/exam-generated';
import { request } from '../api/graphql-request';

const TIMEOUT_MS = 15_000;

export type AfterExam = NonNullable<AfterExamQuery['afterExam']>;
/** Null before the exam is handed in. */
export type ReadAfterExam = () => Promise<AfterExam | null>;

/** What holds now that the exam behind one link is handed in. */
export const afterExamReader =
  (token: string): ReadAfterExam =>
  async () => {
    const { reply } = await request({ document: AfterExamDocument, variables: {}, token, timeoutMs: TIMEOUT_MS });
    return reply.afterExam;
  };
