import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { AddressRanges } from './address-ranges';
import { HostResolver } from './host-resolver';
import { pinnedAgent } from './pinned-agent';
import { hostOf, isPublicAddress } from './public-address';

/** More of an answer than this is not read. */
const MOST_BYTES = 1_048_576;

export interface GuardedRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
}

/** Why nothing was asked, or nothing could be read. */
export class UnfitAnswer extends Error {
  constructor(readonly reason: 'private-address' | 'https' | 'too-large') {
    super(reason);
  }
}

/**
 * Asks a server that somebody else named: on the internet over https, and wherever the operator allows. Redirects are not followed, the
 * connection goes to the addresses that were looked at, and the whole exchange has one time.
 */
@Injectable()
export class GuardedFetch {
  constructor(private readonly resolver: HostResolver) {}

  /** @throws UnfitAnswer, and Node's own errors */
  async execute(asked: GuardedRequest, allowed: AddressRanges): Promise<Response> {
    const url = new URL(asked.url);
    const host = hostOf(url);
    const addresses = isIP(host) === 0 ? await this.resolver.addressesOf(host) : [host];
    const internal = addresses.filter((address) => allowed.includes(address));
    if (!addresses.every((address) => internal.includes(address) || isPublicAddress(address))) {
      throw new UnfitAnswer('private-address');
    }
    if (url.protocol !== 'https:' && internal.length < addresses.length) throw new UnfitAnswer('https');
    return exchange(url, asked, addresses, internal);
  }
}

function exchange(
  url: URL,
  { method, headers, body, timeoutMs }: GuardedRequest,
  addresses: readonly string[],
  internal: string[],
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const agent = pinnedAgent({ url, addresses, internal });
    const signal = AbortSignal.timeout(timeoutMs);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = (isSecure ? httpsRequest : httpRequest)(url, {
      method,
      agent,
      signal,
      headers: { ...headers, ...length },
    });
    request.once('error', reject);
    request.once('response', (response) => void read(response).then(resolve, reject));
    request.end(body);
  });
}

async function read(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop destroys the response and closes the line.
    if (size > MOST_BYTES) throw new UnfitAnswer('too-large');
    chunks.push(chunk);
  }
  const { statusCode: status = 0, headers } = response;
  const contentType = headers['content-type'];
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), {
    status,
    headers: contentType ? { 'content-type': contentType } : {},
  });
}
