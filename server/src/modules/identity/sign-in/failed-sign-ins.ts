import { Injectable } from '@nestjs/common';
import { BoundedAudit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { SIGN_IN, SIGN_INS_COUNTED } from '../user';

export interface FailedSignIn {
  userId: string | null;
  email: string;
  origin: RequestOrigin;
}

const bound = { countedAs: SIGN_INS_COUNTED };

/** Failed sign-ins in the audit log, of all strangers together. */
@Injectable()
export class FailedSignIns {
  constructor(private readonly audit: BoundedAudit) {}

  async record({ userId: id, email: label, origin }: FailedSignIn): Promise<void> {
    await this.audit.record(failed({ type: 'user', id, label }, origin), bound);
  }

  /** One that was refused before the password was looked at. */
  count(origin: RequestOrigin): void {
    this.audit.count(failed({ type: 'user' }, origin), bound);
  }
}

function failed(object: { type: string; id?: string | null; label?: string }, origin: RequestOrigin) {
  return { by: null, origin, action: SIGN_IN, object, outcome: 'failed' as const };
}
