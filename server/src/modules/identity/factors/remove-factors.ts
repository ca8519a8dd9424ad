import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { FACTOR_REMOVE, FACTOR_RENEW, LastFactor, PasskeyNotFound, User } from '../user';
import type { NoticeKind } from '../notices';
import { TellOwner } from '../notices';
import { Authenticator } from './authenticator.entity';
import { Factors, hasFactor } from './factors.queries';
import { Passkey } from './passkey.entity';
import { RecoveryCode } from './recovery-code.entity';
import { RecoveryCodes } from './recovery-codes.service';

/** Takes a second factor of the viewer's own away again, or its recovery codes. */
@Injectable()
export class RemoveFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: Factors,
    private readonly recovery: RecoveryCodes,
    private readonly tellOwner: TellOwner,
    private readonly audit: Audit,
  ) {}

  /** @throws LastFactor */
  authenticator(viewer: Viewer, origin: RequestOrigin): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await lock(tx, viewer);
      const removed = await tx.manager.delete(Authenticator, { userId: viewer.userId });
      if (removed.affected) await this.finish(tx, viewer, origin, 'authenticator-removed', 'one-time codes');
    });
  }

  /** @throws PasskeyNotFound, LastFactor */
  passkey(viewer: Viewer, origin: RequestOrigin, id: string): Promise<void> {
    const { userId } = viewer;
    return this.unitOfWork.run(async (tx) => {
      await lock(tx, viewer);
      const found = isUUID(id) ? await tx.manager.findOneBy(Passkey, { id, userId }) : null;
      if (!found) throw new PasskeyNotFound();
      await tx.manager.delete(Passkey, { id });
      await this.finish(tx, viewer, origin, 'passkey-removed', found.name);
    });
  }

  renewRecoveryCodes(viewer: Viewer, origin: RequestOrigin): Promise<string[]> {
    const { userId } = viewer;
    return this.unitOfWork.run(async (tx) => {
      await lock(tx, viewer);
      const object = { type: 'user', id: userId, label: viewer.name };
      await this.audit.record(tx, { by: viewer, origin, action: FACTOR_RENEW, object });
      await this.tellOwner.execute(tx, { userId, kind: 'recovery-codes-renewed', origin });
      return this.recovery.renew(tx.manager, userId);
    });
  }

  private async finish(tx: Tx, viewer: Viewer, origin: RequestOrigin, kind: NoticeKind, label: string): Promise<void> {
    const { userId } = viewer;
    if (!hasFactor(await this.factors.of(userId, tx.manager))) await this.leaveNone(tx, userId);
    const object = { type: 'user', id: userId, label };
    await this.audit.record(tx, { by: viewer, origin, action: FACTOR_REMOVE, object });
    const what = kind === 'passkey-removed' ? { what: label } : {};
    await this.tellOwner.execute(tx, { userId, kind, origin, ...what });
  }

  /** Without a factor there is nothing that recovery codes stand in for. */
  private async leaveNone({ manager }: Tx, userId: string): Promise<void> {
    const rules = await this.factors.rules(manager);
    if (rules?.factorDemandedAt) throw new LastFactor();
    await manager.delete(RecoveryCode, { userId });
  }
}

async function lock({ manager }: Tx, { userId }: Viewer): Promise<void> {
  await manager.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
}
