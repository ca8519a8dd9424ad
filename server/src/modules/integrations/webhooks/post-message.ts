import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pinnedAgent } from '../../../platform/network';
import { BrokenOff } from './failure.policy';
import type { Phase } from './failure.policy';
import type { WebhookTarget } from './webhook-targets';

/** More of an answer than this is not read. */
const MOST_RESPONSE_BYTES = 65_536;

export interface RawResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The answer went on; the line was closed. */
  isCut: boolean;
}

export interface PostOptions {
  method: 'POST' | 'PATCH';
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  /** Gives up as well when the server goes down. */
  signal: AbortSignal;
}

/**
 * Sends one request and reads its answer. Redirects are not followed. The connection goes to the addresses that were looked
 * at, and the agent refuses private ones once more at the socket, whatever the name has come to stand for.
 * @throws BrokenOff with an Error that has a `code` of Node, or is named `TimeoutError` or `AbortError`.
 */
export function postMessage(
  target: WebhookTarget,
  { method, headers, body, timeoutMs, signal }: PostOptions,
): Promise<RawResponse> {
  // Held by its timer: on Node 20 a signal of `AbortSignal.timeout` within `AbortSignal.any` can be collected, and then never ends anything.
  const limit = new AbortController();
  const tooLong = new DOMException('The exchange took too long.', 'TimeoutError');
  const timer = setTimeout(() => limit.abort(tooLong), timeoutMs);
  const exchange = new Promise<RawResponse>((resolve, reject) => {
    const send = target.url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(target.url, {
      method,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: pinnedAgent(target),
      // The whole exchange, not the silence in it: who sends a byte now and then holds nothing up for long.
      signal: AbortSignal.any([signal, limit.signal]),
    });
    const phase = phaseOf(request, target);
    const give = (error: unknown) => reject(new BrokenOff(phase(), error));
    request.once('error', give);
    request.once('response', (response) => void readResponse(response).then(resolve, give));
    request.end(body);
  });
  return exchange.finally(() => clearTimeout(timer));
}

/** How far the request has come whenever it is asked. */
function phaseOf(request: ClientRequest, { url }: WebhookTarget): () => Phase {
  let phase: Phase = 'connection';
  request.once('socket', (socket) => {
    socket.once('connect', () => (phase = url.protocol === 'https:' ? 'handshake' : 'answer'));
    socket.once('secureConnect', () => (phase = 'answer'));
  });
  return () => phase;
}

async function readResponse(response: IncomingMessage): Promise<RawResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop destroys the response and closes the line.
    if (size > MOST_RESPONSE_BYTES) break;
  }
  const { statusCode: status = 0, headers } = response;
  const body = Buffer.concat(chunks).subarray(0, MOST_RESPONSE_BYTES);
  return { status, headers, body, isCut: size > MOST_RESPONSE_BYTES };
}
