import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit';
import type { RequestOrigin } from '../../platform/audit';
import { Clock } from '../../platform/clock';
import { UnitOfWork } from '../../platform/database';
import { SIGN_IN } from './audited-actions';
import { OpenSession } from './open-session';
import { User } from './user.entity';

export interface Admission {
  userId: string;
  token: string;
}

/** What follows a right password: the time of the sign-in is noted and a session opened. */
@Injectable()
export class AdmitUser {
  constructor(
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly openSession: OpenSession,
    private readonly audit: Audit,
  ) {}

  execute({ id: userId, name, role, email }: User, origin: RequestOrigin): Promise<Admission> {
    return this.unitOfWork.run(async (tx) => {
      const times = { previousSignInAt: () => 'last_sign_in_at', lastSignInAt: this.clock.now() };
      await tx.manager.update(User, { id: userId }, times);
      const object = { type: 'user', id: userId, label: email };
      await this.audit.record(tx, { by: { userId, name, role }, origin, action: SIGN_IN, object });
      return { userId, token: await this.openSession.execute(tx, userId, origin) };
    });
  }
}
