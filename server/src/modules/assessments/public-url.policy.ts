import { isIP } from 'node:net';
import { hostOf, isPublicAddress, isPublicName } from '../../platform/network';

/**
 * Whether this is an `https` address that can belong to a public host: without credentials in it, not a private name or
 * address. What the name resolves to is known only when it is called, and has to be looked at again then.
 */
export function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = hostOf(url);
  return isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
}
