import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { auditAction } from '../../../platform/audit';
import type { Staff } from '../../../platform/audit';
import type { Tx } from '../../../platform/database';
import { Credits } from '../../identity';
import { InvitationCancelled } from '../candidates.events';
import type { Invitation } from '../invitation.entity';
import { ChangeInvitations } from './change-invitations';
import type { AlongWithChange, ChangedInvitations } from './change-invitations';
import { mayCancel } from './invitation-life.policy';

const INVITATION_CANCEL = auditAction('invitation.cancel');

/** Their rows change when requests come back, so they are taken before the invitations, as inviting does. */
const holdInviters = `
  select from users where id in (select invited_by from invitations where id = any($1::uuid[]))
  order by id for no key update`;

/** Takes invitations back that nobody has begun. Nothing of them is left but the line in the list, and each request is there again. */
@Injectable()
export class CancelInvitations {
  constructor(
    private readonly invitations: ChangeInvitations,
    private readonly credits: Credits,
  ) {}

  /** With what goes along in the same transaction. @throws InvitationNotFound when none of them is there. */
  execute(staff: Staff, invitationIds: readonly string[], along?: AlongWithChange): Promise<ChangedInvitations> {
    return this.invitations.execute(staff, invitationIds, {
      action: INVITATION_CANCEL,
      holds: ({ manager }, ids) => manager.query(holdInviters, [ids.filter((id) => isUUID(id))]),
      mayApply: mayCancel,
      apply: (invitation, now) =>
        void Object.assign(invitation, { cancelledAt: now, revokedAt: invitation.revokedAt ?? now }),
      also: async (tx, cancelled) => {
        await this.giveBack(tx, cancelled);
        await along?.(tx, cancelled);
      },
    });
  }

  private async giveBack(tx: Tx, cancelled: readonly Invitation[]): Promise<void> {
    const counts = new Map<string, number>();
    for (const { id: invitationId, invitedBy } of cancelled) {
      if (invitedBy !== null) counts.set(invitedBy, (counts.get(invitedBy) ?? 0) + 1);
      tx.publish(new InvitationCancelled({ invitationId }));
    }
    for (const [userId, count] of counts) await this.credits.giveBack(tx, userId, count);
  }
}
