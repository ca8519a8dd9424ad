import { Injectable } from '@nestjs/common';
import { BoundedAudit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { SIGN_IN_STEP, PasskeyRefused } from '../user';
import { Passkey } from './passkey.entity';
import { Passkeys } from './passkeys.service';
import type { SignedByPasskey } from './passkeys.service';
import { SignInChallenges } from './sign-in-challenges.service';
import type { ClaimedChallenge } from './sign-in-challenges.service';

/** The answer of a passkey to what it was asked to sign. */
@Injectable()
export class AcceptPasskey {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly challenges: SignInChallenges,
    private readonly clock: Clock,
    private readonly audit: BoundedAudit,
  ) {}

  /** Looks at it; `use` then takes it. @throws PasskeyRefused */
  async check({ challenge }: ClaimedChallenge, answer: string, origin: RequestOrigin): Promise<SignedByPasskey> {
    try {
      return await this.passkeys.readSigned(challenge ?? '', answer);
    } catch (refusal) {
      if (refusal instanceof PasskeyRefused) {
        await this.audit.record({ by: null, origin, action: SIGN_IN_STEP, outcome: 'failed' });
      }
      throw refusal;
    }
  }

  async use({ manager }: Tx, { id }: ClaimedChallenge, { passkey, counter }: SignedByPasskey): Promise<void> {
    await this.challenges.use(manager, id);
    const changes = { counter: String(counter), lastUsedAt: this.clock.now() };
    await manager.update(Passkey, { id: passkey.id }, changes);
  }
}
