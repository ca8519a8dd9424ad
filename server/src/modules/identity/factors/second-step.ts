import { Injectable } from '@nestjs/common';
import { Factors, hasFactor } from './factors.queries';
import { SignInChallenges, STEP_SECONDS } from './sign-in-challenges.service';

export const SecondStepWay = { CODE: 'code', PASSKEY: 'passkey', RECOVERY_CODE: 'recovery-code' } as const;
export type SecondStepWay = (typeof SecondStepWay)[keyof typeof SecondStepWay];

export interface WaitingStep {
  handle: string;
  ways: SecondStepWay[];
  expiresInSeconds: number;
}

/** What is asked for after a right password, of those who have a second factor. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly factors: Factors,
    private readonly challenges: SignInChallenges,
  ) {}

  /** Null when the password is enough. */
  async of(userId: string): Promise<WaitingStep | null> {
    const own = await this.factors.of(userId);
    if (!hasFactor(own)) return null;
    const handle = await this.challenges.issue('second-step', userId);
    const passkey = own.passkeys.length > 0 ? [SecondStepWay.PASSKEY] : [];
    const code = own.authenticatorSince ? [SecondStepWay.CODE] : [];
    return { handle, ways: [...code, ...passkey, SecondStepWay.RECOVERY_CODE], expiresInSeconds: STEP_SECONDS };
  }
}
