import { domainToASCII } from 'node:url';
import { cleanText } from '../../../platform/text';
import type { SsoProvider } from './sso-provider.entity';

/** As all addresses here: others, such as one with the sign for kelvin, would become somebody's in lower case. */
const LOCAL_PART = /^[\x21-\x7e]+$/u;
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;
const VOUCHED_FOR: readonly unknown[] = [undefined, null, true, 'true'];
const LONGEST_NAME = 100;

/** Of an ID token whose signature, issuer, audience and nonce were right. */
export interface Claims {
  sub: string;
  [claim: string]: unknown;
}

/** Whether the address is one of these domains, in whichever of its two spellings a name beyond ASCII is given. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  return domainAmong(domains, email) !== undefined;
}

/**
 * The address that the provider vouches for, in lower case, with its domain as that was entered here; null when it is none of its
 * domains, or it says itself that it has not verified it, some in a word. Some (Entra ID) say nothing about that: their domains are
 * verified before they can be used.
 */
export function emailOf({ domains }: Pick<SsoProvider, 'domains'>, claims: Claims): string | null {
  const email = typeof claims.email === 'string' ? claims.email.trim() : '';
  const [name = ''] = email.split('@', 1);
  const domain = domainAmong(domains, email);
  const isVouchedFor = VOUCHED_FOR.includes(claims.email_verified);
  return domain !== undefined && isVouchedFor && LOCAL_PART.test(name) ? `${name.toLowerCase()}@${domain}` : null;
}

function domainAmong(domains: readonly string[], email: string): string | undefined {
  const [, domain = '', ...more] = email.split('@');
  if (more.length > 0 || !HOST.test(domain)) return undefined;
  const ascii = domainToASCII(domain);
  return domains.find((one) => ascii !== '' && domainToASCII(one) === ascii);
}

/** What somebody is called, on one line; null where nothing is said of it. */
export function nameOf({ name }: Claims): string | null {
  return (typeof name === 'string' && cleanText(name).slice(0, LONGEST_NAME)) || null;
}

/** The highest role that a value of the claim stands for; null without one. */
export function roleOf(
  { roleClaim, adminValues, hrValues }: Pick<SsoProvider, 'roleClaim' | 'adminValues' | 'hrValues'>,
  claims: Claims,
): 'admin' | 'Hr' | null {
  const values = roleClaim === null ? [] : [valueAt(claims, roleClaim)].flat().map(String);
  if (values.some((value) => adminValues.includes(value))) return 'admin';
  return values.some((value) => hrValues.includes(value)) ? 'Hr' : null;
}

/** Also within others, as Keycloak has it: `realm_access.roles`. */
function valueAt(claims: Claims, path: string): unknown {
  if (path in claims) return claims[path] ?? [];
  const found = path
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | null | undefined)?.[step], claims);
  return found ?? [];
}
