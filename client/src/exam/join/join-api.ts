import {
  ConfirmJoinDocument,
  JoinAssessmentDocument,
  PublicLinkEntryDocument,
  type JoinAssessmentInput,
  type JoinAssessmentMutation,
  type PublicLinkEntryQuery,
} from '../../graphql/exam-generated';
import { takeBrand } from '../brand-memory';
import { doneIn, type Done } from '../api/done-in';
import { request } from '../api/graphql-request';

export type JoinEntry = PublicLinkEntryQuery['publicLinkEntry'];
export type JoinReply = Done<JoinAssessmentMutation['joinAssessment']['outcome']>;

const TIMEOUT_MS = 15_000;
const usual = { token: null, timeoutMs: TIMEOUT_MS };

/** All three fail with an `ExamFailure`. */
export async function readJoinEntry(code: string): Promise<JoinEntry> {
  const { reply } = await request({ document: PublicLinkEntryDocument, variables: { code }, ...usual });
  return takeBrand(reply.publicLinkEntry);
}

export async function joinAssessment(input: JoinAssessmentInput): Promise<JoinReply> {
  const { reply } = await request({ document: JoinAssessmentDocument, variables: { input }, ...usual });
  return doneIn(reply.joinAssessment.outcome);
}

/** The path of the own exam, with its language. */
export async function confirmJoin(ticket: string): Promise<string> {
  const { reply } = await request({ document: ConfirmJoinDocument, variables: { input: { ticket } }, ...usual });
  const { pathname, search } = new URL(doneIn(reply.confirmJoin.outcome).examUrl);
  return pathname + search;
}
