import { ExamReturnDocument, type ExamReturnQuery } from '../../graphql/exam-generated';
import { request } from '../api/graphql-request';

export type ExamReturn = NonNullable<ExamReturnQuery['examReturn']>;

/** Asks where the candidate goes from here; null when nowhere, or while this device holds answers that the server has not. */
export type ReadReturn = () => Promise<ExamReturn | null>;

const TIMEOUT_MS = 8_000;
const STATE = /^[\w.~-]{1,200}$/;

/** What the link carried for the page that it leads back to; anything that an address cannot carry is left out. */
export function stateOf(search: string): string | null {
  const state = new URLSearchParams(search).get('state');
  return state !== null && STATE.test(state) ? state : null;
}

export function returnReader(token: string, state: string | null, isAllDelivered: () => boolean): ReadReturn {
  return async () => {
    if (!isAllDelivered()) return null;
    const asked = { document: ExamReturnDocument, variables: { state }, token, timeoutMs: TIMEOUT_MS };
    const { reply } = await request(asked);
    return reply.examReturn;
  };
}
