import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { queueOfUser, UnitOfWork, violates } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { FACTOR_ADD, AuthenticatorExists, PasskeyRefused, SignInCodeWrong, SignInStepOver, User } from '../user';
import { TellOwner } from '../notices';
import type { NoticeKind } from '../notices';
import { deviceNameOf } from '../session';
import { FactorLimits } from './factor-limits';
import { Factors, hasFactor } from './factors.queries';
import { OneTimeCodes } from './one-time-codes.service';
import type { NewAuthenticator } from './one-time-codes.service';
import { Passkey } from './passkey.entity';
import { Passkeys } from './passkeys.service';
import type { AskedPasskey } from './passkeys.service';
import { RecoveryCodes } from './recovery-codes.service';
import { SignInChallenges } from './sign-in-challenges.service';

interface Added {
  kind: NoticeKind;
  label: string;
  what?: string;
}

/** A second factor of the viewer's own. With the first one come recovery codes, shown this once. */
@Injectable()
export class AddFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly factors: Factors,
    private readonly limits: FactorLimits,
    private readonly oneTime: OneTimeCodes,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
    private readonly challenges: SignInChallenges,
    private readonly tellOwner: TellOwner,
    private readonly audit: Audit,
  ) {}

  /** @throws AuthenticatorExists */
  startAuthenticator({ userId }: Viewer): Promise<NewAuthenticator> {
    return this.unitOfWork.run(async (tx) => {
      await this.refuseSecond(tx, userId);
      const { email } = await tx.manager.findOneByOrFail(User, { id: userId });
      return this.oneTime.start(tx.manager, userId, email);
    });
  }

  /** The first code shows that the app has the secret. @throws SignInCodeWrong, RateLimited */
  async confirmAuthenticator(viewer: Viewer, origin: RequestOrigin, code: string): Promise<string[] | null> {
    await this.limits.countCode(viewer.userId);
    return this.unitOfWork.run(async (tx) => {
      await this.refuseSecond(tx, viewer.userId);
      const isFirst = await this.isFirst(tx, viewer);
      if (!(await this.oneTime.confirm(tx.manager, viewer.userId, code))) throw new SignInCodeWrong();
      return this.finish(tx, viewer, origin, { kind: 'authenticator-added', label: 'one-time codes' }, isFirst);
    });
  }

  /** @throws RateLimited */
  async startPasskey({ userId }: Viewer): Promise<AskedPasskey> {
    await this.limits.countQuestion(userId);
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    const own = await this.factors.of(userId);
    const { challenge, options } = await this.passkeys.askToAdd(user, own.passkeys);
    return { options, handle: await this.challenges.issue('passkey-add', userId, challenge) };
  }

  /** Named after the browser unless the person names it. @throws SignInStepOver, PasskeyRefused */
  async finishPasskey(
    viewer: Viewer,
    origin: RequestOrigin,
    given: { handle: string; answer: string; name: string | null },
  ): Promise<string[] | null> {
    const claimed = await this.challenges.claim(given.handle, 'passkey-add');
    if (claimed.userId !== viewer.userId) throw new SignInStepOver();
    const made = await this.passkeys.readNew(claimed.challenge ?? '', given.answer);
    const name = given.name ?? (deviceNameOf(origin.userAgent) || 'Passkey');
    return this.unitOfWork.run(async (tx) => {
      const isFirst = await this.isFirst(tx, viewer);
      await this.challenges.use(tx.manager, claimed.id);
      await insertPasskey(tx, { ...made, name, userId: viewer.userId, createdAt: this.clock.now() });
      return this.finish(tx, viewer, origin, { kind: 'passkey-added', label: name, what: name }, isFirst);
    });
  }

  private async finish(
    tx: Tx,
    viewer: Viewer,
    origin: RequestOrigin,
    { kind, label, what }: Added,
    isFirst: boolean,
  ): Promise<string[] | null> {
    const { userId } = viewer;
    await this.audit.record(tx, {
      by: viewer,
      origin,
      action: FACTOR_ADD,
      object: { type: 'user', id: userId, label },
    });
    await this.tellOwner.execute(tx, { userId, kind, origin, ...(what && { what }) });
    return isFirst ? this.recovery.renew(tx.manager, userId) : null;
  }

  private async isFirst({ manager }: Tx, { userId }: Viewer): Promise<boolean> {
    // Two that are added at once queue up here, so that only one of them is the first.
    await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    return !hasFactor(await this.factors.of(userId, manager));
  }

  /** One that is begun waits for one that is just being confirmed, and does not take its place. */
  private async refuseSecond({ manager }: Tx, userId: string): Promise<void> {
    await queueOfUser(manager, userId);
    const { authenticatorSince } = await this.factors.of(userId, manager);
    if (authenticatorSince) throw new AuthenticatorExists();
  }
}

async function insertPasskey({ manager }: Tx, passkey: Partial<Passkey>): Promise<void> {
  try {
    await manager.insert(Passkey, passkey);
  } catch (error) {
    if (violates(error, 'passkeys_by_credential')) throw new PasskeyRefused();
    throw error;
  }
}
