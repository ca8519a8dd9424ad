import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { DataSource, In } from 'typeorm';
import { AppConfig } from '../../../platform/config';
import { PasskeyRefused } from '../user';
import type { User } from '../user';
import { Passkey } from './passkey.entity';
import { STEP_SECONDS } from './sign-in-challenges.service';

export interface PasskeyQuestion {
  challenge: string;
  /** JSON, as the browser takes it. */
  options: string;
}

export interface AskedPasskey {
  handle: string;
  options: string;
}

export interface SignedByPasskey {
  passkey: Passkey;
  counter: number;
}

/** The id is text or whatever else somebody sent: the database compares it as text. */
const byCredential = 'select id from passkeys where credential_id = $1::text';

const timeout = STEP_SECONDS * 1_000;

/**
 * What is asked of browsers, and whether the answer is right. A passkey always shows that its owner is there (PIN, finger, face), so it
 * stands for both factors; and it is found by itself, so nobody has to type who they are.
 */
@Injectable()
export class Passkeys {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(
    config: AppConfig,
    private readonly dataSource: DataSource,
  ) {
    const { origin, hostname } = new URL(config.publicUrl);
    [this.origin, this.rpID] = [origin, hostname];
  }

  async askToAdd({ id, email, name }: User, present: readonly Passkey[]): Promise<PasskeyQuestion> {
    const options = await generateRegistrationOptions({
      rpName: 'Mizan',
      rpID: this.rpID,
      timeout,
      attestationType: 'none',
      userID: new Uint8Array(Buffer.from(id)),
      userName: email,
      userDisplayName: name,
      excludeCredentials: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { challenge: options.challenge, options: JSON.stringify(options) };
  }

  async askToSign(allowed: readonly Passkey[] = []): Promise<PasskeyQuestion> {
    const allowCredentials = allowed.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout,
      userVerification: 'required',
      ...(allowed.length > 0 && { allowCredentials }),
    });
    return { challenge: options.challenge, options: JSON.stringify(options) };
  }

  /** @throws PasskeyRefused */
  async readNew(
    challenge: string,
    answer: string,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
    const response = parsed(answer) as RegistrationResponseJSON;
    const { registrationInfo } = await orRefused(() =>
      verifyRegistrationResponse({ response, ...this.expected(challenge) }),
    );
    if (!registrationInfo) throw new PasskeyRefused();
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey), counter: String(counter), transports };
  }

  /** @throws PasskeyRefused also for one that nobody here has */
  async readSigned(challenge: string, answer: string): Promise<SignedByPasskey> {
    const response = parsed(answer) as AuthenticationResponseJSON;
    const found = await this.dataSource.query<{ id: string }[]>(byCredential, [response.id]);
    const passkey = await this.dataSource.manager.findOneBy(Passkey, { id: In(found.map(({ id }) => id)) });
    if (!passkey) throw new PasskeyRefused();
    const { credentialId: id, publicKey, counter, transports } = passkey;
    const credential = { id, publicKey: new Uint8Array(publicKey), counter: Number(counter), transports };
    const options = { response, credential, ...this.expected(challenge) };
    const { verified, authenticationInfo } = await orRefused(() => verifyAuthenticationResponse(options));
    if (!verified) throw new PasskeyRefused();
    return { passkey, counter: authenticationInfo.newCounter };
  }

  private expected(expectedChallenge: string) {
    const { origin: expectedOrigin, rpID: expectedRPID } = this;
    return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  }
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below, like every other answer that is none.
  }
  throw new PasskeyRefused();
}

/** The library throws at whatever does not fit; for us that is an answer that is wrong. */
async function orRefused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new PasskeyRefused();
  }
}
