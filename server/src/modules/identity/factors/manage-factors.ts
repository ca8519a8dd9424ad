import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { FACTOR_DEMAND, FACTOR_RESET, OwnAccount, User } from '../user';
import { EndSessions } from '../session';
import { TellOwner } from '../notices';
import { StaffUsers } from '../people';
import { Factors } from './factors.queries';
import { SignInRules } from './sign-in-rules.entity';

export interface FactorDemand {
  isDemanded: boolean;
  graceDays: number;
}

const DEFAULT_GRACE_DAYS = 7;

/** What administrators decide about the second factors of others. */
@Injectable()
export class ManageFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly factors: Factors,
    private readonly staffUsers: StaffUsers,
    private readonly endSessions: EndSessions,
    private readonly tellOwner: TellOwner,
    private readonly audit: Audit,
  ) {}

  async demanded(): Promise<FactorDemand> {
    const rules = await this.factors.rules();
    return { isDemanded: Boolean(rules?.factorDemandedAt), graceDays: rules?.graceDays ?? DEFAULT_GRACE_DAYS };
  }

  /** Demanded again, the time runs on from when it was demanded first. */
  async demand(viewer: Viewer, origin: RequestOrigin, { isDemanded, graceDays }: FactorDemand): Promise<FactorDemand> {
    await this.unitOfWork.run(async (tx) => {
      const before = await this.factors.rules(tx.manager);
      const since = isDemanded ? (before?.factorDemandedAt ?? this.clock.now()) : null;
      await tx.manager.upsert(SignInRules, { id: true, factorDemandedAt: since, graceDays }, ['id']);
      const label = isDemanded ? `on, ${graceDays}` : 'off';
      await this.audit.record(tx, { by: viewer, origin, action: FACTOR_DEMAND, object: { type: 'sign-in', label } });
    });
    return this.demanded();
  }

  /** For somebody who lost telephone and recovery codes: only the password is left, and they are told. @throws StaffUserNotFound, OwnAccount */
  reset(viewer: Viewer, origin: RequestOrigin, id: string): Promise<User> {
    return this.unitOfWork.run(async (tx) => {
      const user = await this.staffUsers.lock(tx.manager, viewer, id);
      if (user.id === viewer.userId) throw new OwnAccount();
      const wasTied = await this.factors.removeAll(tx.manager, user.id);
      await this.endSessions.allOf(tx, user.id);
      const object = { type: 'user', id: user.id, label: user.email };
      await this.audit.record(tx, { by: viewer, origin, action: FACTOR_RESET, object });
      const kind = wasTied ? 'factors-and-sign-on-reset' : 'factors-reset';
      await this.tellOwner.execute(tx, { userId: user.id, kind, origin, by: viewer.name });
      return user;
    });
  }
}
