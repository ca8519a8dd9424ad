import type { SsoProvider } from './sso-provider.entity';

/** Of an ID token whose signature, issuer, audience and nonce were right. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  [claim: string]: unknown;
}

/**
 * The address that the provider vouches for, in lower case; null when it is none of its domains, or it says itself that it has not
 * verified it. Some (Entra ID) say nothing about that: their domains are verified before they can be used.
 */
export function emailOf({ domains }: Pick<SsoProvider, 'domains'>, claims: Claims): string | null {
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : '';
  const [name = '', domain = '', ...more] = email.split('@');
  if (name === '' || more.length > 0 || !domains.includes(domain)) return null;
  return claims.email_verified === false ? null : email;
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
