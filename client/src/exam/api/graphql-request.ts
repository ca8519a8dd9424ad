import type { TypedDocumentString } from '../../graphql/exam-generated';
import { steadyNow } from '../engine/clock';
import { ExamFailure, INTERNAL, noConnection } from '../engine/failure';
import type { Timed } from '../engine/ports';

const GRAPHQL_PATH = '/api/graphql';

interface WireError {
  extensions?: { code?: string; params?: Record<string, unknown>; requestId?: string };
}

interface WireReply<Data> {
  data?: Data | null;
  errors?: WireError[];
}

/** What the server may answer today and not tomorrow. */
const PASSING = [INTERNAL, 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'];

export interface Request<Data, Variables> {
  document: TypedDocumentString<Data, Variables>;
  variables: Variables;
  token: string;
  timeoutMs: number;
  outlivesPage?: boolean;
}

/** One GraphQL operation over plain HTTP. Whatever goes wrong is thrown as an `ExamFailure`. */
export async function request<Data, Variables>(operation: Request<Data, Variables>): Promise<Timed<Data>> {
  const sentAt = steadyNow();
  const { data, errors, isBroken } = await post(operation);
  const exchange = { sentAt, receivedAt: steadyNow() };
  if (errors?.[0]) throw failureOn(errors[0], isBroken);
  if (!data) throw new ExamFailure('server', INTERNAL);
  return { reply: data, exchange };
}

async function post<Data, Variables>(
  operation: Request<Data, Variables>,
): Promise<WireReply<Data> & { isBroken: boolean }> {
  const { document, variables, token, timeoutMs, outlivesPage = false } = operation;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(GRAPHQL_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-exam-token': token },
      body: JSON.stringify({ query: document.toString(), variables }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: outlivesPage,
      signal: timeout.signal,
    });
    return { ...(await readReply<Data>(response)), isBroken: response.status >= 500 };
  } catch (thrown) {
    throw thrown instanceof ExamFailure ? thrown : noConnection();
  } finally {
    clearTimeout(timer);
  }
}

/** A proxy answers with a page of its own when the server behind it is gone. */
async function readReply<Data>(response: Response): Promise<WireReply<Data>> {
  const text = await response.text();
  try {
    return JSON.parse(text) as WireReply<Data>;
  } catch {
    throw new ExamFailure('server', INTERNAL);
  }
}

function failureOn({ extensions = {} }: WireError, isBroken: boolean): ExamFailure {
  const { code = INTERNAL, params = {}, requestId } = extensions;
  const isPassing = isBroken || PASSING.includes(code);
  return new ExamFailure(isPassing ? 'server' : 'refused', code, requestId ? { ...params, requestId } : params);
}
