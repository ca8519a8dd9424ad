import { Secret, TOTP } from 'otpauth';

/** What an app that was given the secret shows at a moment, in milliseconds. */
export function oneTimeCode(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
