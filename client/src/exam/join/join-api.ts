import {
  JoinAssessmentDocument,
  PublicLinkEntryDocument,
  type JoinAssessmentInput,
  type JoinAssessmentMutation,
  type PublicLinkEntryQuery,
} from '../../graphql/exam-generated';
import { request } from '../api/graphql-request';

export type JoinEntry = PublicLinkEntryQuery['publicLinkEntry'];
export type Joined = JoinAssessmentMutation['joinAssessment'];

const TIMEOUT_MS = 15_000;
const usual = { token: null, timeoutMs: TIMEOUT_MS };

/** Both fail with an `ExamFailure`. */
export async function readJoinEntry(code: string): Promise<JoinEntry> {
  const { reply } = await request({ document: PublicLinkEntryDocument, variables: { code }, ...usual });
  return reply.publicLinkEntry;
}

export async function joinAssessment(input: JoinAssessmentInput): Promise<Joined> {
  const { reply } = await request({ document: JoinAssessmentDocument, variables: { input }, ...usual });
  return reply.joinAssessment;
}
