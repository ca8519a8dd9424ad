import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** None, so many proxies one behind the other, or those with these addresses. */
export type TrustedProxies = false | number | readonly string[];

/** The address of whoever asks, as the trusted proxies tell it: the same that the HTTP server finds for its requests. */
export function clientAddress(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const trust = trustOf(trusted);
  return (request) => proxyAddress(request, trust);
}

/** Whether the sender at this address is believed when it says for whom it asks; hop 0 is who holds the connection. */
export function trustOf(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_, hop) => hop < trusted;
  return proxyAddress.compile([...trusted]);
}
