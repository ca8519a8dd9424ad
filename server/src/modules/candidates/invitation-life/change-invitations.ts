import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { Staff } from '../../../platform/audit';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { Candidate } from '../candidate.entity';
import { Invitation } from '../invitation.entity';
import { lockInvitations } from './lock-invitations';

/** What whoever asks for a change does in its transaction, with those that were changed. */
export type AlongWithChange = (tx: Tx, changed: readonly Invitation[]) => Promise<void> | void;

export interface InvitationChange {
  action: string;
  /** Takes the locks that come before those of invitations. */
  holds?(tx: Tx, invitationIds: readonly string[]): Promise<void>;
  mayApply(invitation: Invitation, now: Date): boolean;
  /** Before any of them is changed; what it throws stops it all. */
  check?(tx: Tx, invitations: readonly Invitation[], now: Date): Promise<void>;
  /** On the locked invitation; it is stored afterwards. */
  apply(invitation: Invitation, now: Date): void;
  /** What the audit log calls it; the address alone when left out. */
  label?: (email: string, invitation: Invitation) => string;
  /** What else goes with it, in the same transaction. */
  also?: AlongWithChange;
}

/** What stood before a change, to put it back. */
export interface InvitationBefore {
  invitationId: string;
  decisionStageId: string | null;
  tags: string[];
  opensAt: Date | null;
  expiresAt: Date | null;
}

export interface ChangedInvitations {
  changed: Invitation[];
  /** Of each that was changed. */
  before: InvitationBefore[];
  /** Their state did not allow it. */
  skippedCount: number;
  /** Not there, or not any more, or not the viewer's. */
  missingIds: string[];
}

/** Does one thing to many invitations, under their locks: to all that it can be done to, and to nobody else's. */
@Injectable()
export class ChangeInvitations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** @throws InvitationNotFound when none of them is there. */
  execute(staff: Staff, invitationIds: readonly string[], change: InvitationChange): Promise<ChangedInvitations> {
    return this.unitOfWork.run(async (tx) => {
      await change.holds?.(tx, invitationIds);
      const found = await lockInvitations(tx.manager, this.scope, staff.viewer, invitationIds);
      const now = this.clock.now();
      const chosen = found.filter((invitation) => change.mayApply(invitation, now));
      await change.check?.(tx, chosen, now);
      const before = chosen.map(asItStands);
      for (const invitation of chosen) change.apply(invitation, now);
      await tx.manager.save(chosen);
      await this.recordAll(tx, staff, change, chosen);
      await change.also?.(tx, chosen);
      const there = new Set(found.map(({ id }) => id));
      const missingIds = [...new Set(invitationIds)].filter((id) => !there.has(id.toLowerCase()));
      return { changed: chosen, before, skippedCount: found.length - chosen.length, missingIds };
    });
  }

  private async recordAll(
    tx: Tx,
    { viewer, origin: at }: Staff,
    { action, label = (email) => email }: InvitationChange,
    invitations: Invitation[],
  ): Promise<void> {
    const ids = invitations.map(({ candidateId }) => candidateId);
    const people = await tx.manager.findBy(Candidate, { id: In(ids) });
    const emails = new Map(people.map(({ id, email }) => [id, email]));
    for (const invitation of invitations) {
      const email = emails.get(invitation.candidateId);
      const called = email === undefined ? null : label(email, invitation);
      const object = { type: 'invitation', id: invitation.id, label: called };
      await this.audit.record(tx, { by: viewer, origin: at, action, object });
    }
  }
}

const asItStands = ({ id, decisionStage, tags, opensAt, expiresAt }: Invitation): InvitationBefore => ({
  invitationId: id,
  decisionStageId: decisionStage,
  tags,
  opensAt,
  expiresAt,
});
