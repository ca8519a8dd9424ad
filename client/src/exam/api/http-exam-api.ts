import {
  ExamEntryDocument,
  ExamPulseDocument,
  NextQuestionDocument,
  ResumeAttemptDocument,
  SaveAnswerDocument,
  StartAttemptDocument,
  SubmitAttemptDocument,
  type TypedDocumentString,
} from '../../graphql/exam-generated';
import { failureOf } from '../engine/failure';
import type { ExamApi, Timed } from '../engine/ports';
import { request } from './graphql-request';

/** `fetch` gives up on a request that is to outlive its page above 64 KiB, so such a one is sent the ordinary way. */
const KEEPALIVE_LIMIT = 60_000;

const TIMEOUT_MS = 8_000;
const SHORT_TIMEOUT_MS = 4_000;

/**
 * How long to wait for a reply. While nothing comes back, mostly half as long: a request that went into the void just before
 * the line returned should not hold up the rest. Every third gets its full time, because a line may be slow and not dead.
 */
const timeoutAfter = (silences: number) => (silences % 3 === 0 ? TIMEOUT_MS : SHORT_TIMEOUT_MS);

/** The exam's operations for the holder of one link, from one page. */
export function httpExamApi(token: string, pageId: string): ExamApi {
  let silences = 0;

  async function call<Data extends Record<Field, unknown>, Variables, Field extends string & keyof Data>(
    field: Field,
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
    outlivesPage = false,
  ): Promise<Timed<Data[Field]>> {
    try {
      const timeoutMs = timeoutAfter(silences);
      const { reply, exchange } = await request({ document, variables, token, timeoutMs, outlivesPage });
      silences = 0;
      return { reply: reply[field], exchange };
    } catch (thrown) {
      silences = failureOf(thrown).kind === 'network' ? silences + 1 : 0;
      throw thrown;
    }
  }

  return {
    readEntry: () => call('examEntry', ExamEntryDocument, {}),
    start: () => call('startAttempt', StartAttemptDocument, { input: { pageId } }),
    resume: (takeOver) => call('resumeAttempt', ResumeAttemptDocument, { input: { pageId, takeOver } }),
    save: (answer, outlivesPage = false) => {
      const isShort = JSON.stringify(answer).length * 3 < KEEPALIVE_LIMIT;
      return call('saveAnswer', SaveAnswerDocument, { input: { pageId, ...answer } }, outlivesPage && isShort);
    },
    next: (questionId) => call('nextQuestion', NextQuestionDocument, { input: { pageId, questionId } }),
    submit: () => call('submitAttempt', SubmitAttemptDocument, { input: { pageId } }),
    pulse: () => call('examPulse', ExamPulseDocument, { input: { pageId } }),
  };
}
