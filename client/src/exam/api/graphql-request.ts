import type { TypedDocumentString } from '../../graphql/exam-generated';
import { steadyNow } from '../engine/clock';
import { ExamFailure, INTERNAL, noConnection } from '../engine/failure';
import type { Haste, Timed } from '../engine/ports';

const GRAPHQL_PATH = '/api/graphql';

interface WireError {
  extensions?: { code?: string; params?: Record<string, unknown>; requestId?: string };
}

interface WireReply<Data> {
  data?: Data | null;
  errors?: WireError[];
}

/** What the server may answer today and not tomorrow. */
const PASSING = [INTERNAL, 'SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'TOO_BUSY', 'STORAGE_FULL'];

export const isPassing = (code: string): boolean => PASSING.includes(code);

export interface Request<Data, Variables> {
  document: TypedDocumentString<Data, Variables>;
  variables: Variables;
  /** Null for staff, whom their session's cookie names. */
  token: string | null;
  timeoutMs: number;
  haste?: Haste;
}

/** One GraphQL operation over plain HTTP. Whatever goes wrong is thrown as an `ExamFailure`. */
export async function request<Data, Variables>(operation: Request<Data, Variables>): Promise<Timed<Data>> {
  const sentAt = steadyNow();
  const { text, status } = await post(operation);
  return { reply: dataOf(text, status) as Data, exchange: { sentAt, receivedAt: steadyNow() } };
}

async function post<Data, Variables>(operation: Request<Data, Variables>): Promise<{ text: string; status: number }> {
  const { document, variables, token, timeoutMs, haste = 'awaited' } = operation;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(GRAPHQL_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token !== null && { 'x-exam-token': token }),
        ...(haste === 'unhurried' && { 'x-unhurried': '1' }),
      },
      body: JSON.stringify({ query: document.toString(), variables }),
      credentials: token === null ? 'same-origin' : 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: haste === 'outlives-page',
      signal: timeout.signal,
    });
    return { text: await response.text(), status: response.status };
  } catch {
    throw noConnection();
  } finally {
    clearTimeout(timer);
  }
}

/** The data of a reply. A proxy answers with a page of its own when the server behind it is gone. */
export function dataOf(text: string, status: number): unknown {
  const { data, errors } = readReply(text);
  if (errors?.[0]) throw failureOn(errors[0], status >= 500);
  if (!data) throw new ExamFailure('server', INTERNAL);
  return data;
}

function readReply(text: string): WireReply<unknown> {
  try {
    return JSON.parse(text) as WireReply<unknown>;
  } catch {
    throw new ExamFailure('server', INTERNAL);
  }
}

function failureOn({ extensions = {} }: WireError, isBroken: boolean): ExamFailure {
  const { code = INTERNAL, params = {}, requestId } = extensions;
  const kind = isBroken || isPassing(code) ? 'server' : 'refused';
  return new ExamFailure(kind, code, requestId ? { ...params, requestId } : params);
}
