import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Audit } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { retryOnDeadlock, UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { USER_DELETE, USER_HAND_OVER, OwnAccount, StaffUserNotFound, User } from '../user';
import { EndSessions } from '../session';
import { StaffHoldings } from './holdings';
import { keepOneSuperAdmin } from './keep-one-super-admin';
import { lockLeaving } from './lock-leaving';
import type { DeleteStaffUserInput } from './people.inputs';
import { StaffUsers } from './staff-users.service';

/** Deletes a user; their records go to somebody else or with them, all in one transaction. */
@Injectable()
export class DeleteStaffUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly staffUsers: StaffUsers,
    private readonly holdings: StaffHoldings,
    private readonly endSessions: EndSessions,
    private readonly audit: Audit,
  ) {}

  /** @throws StaffUserNotFound, OwnAccount, LastSuperAdmin, InvalidInput */
  execute(viewer: Viewer, origin: RequestOrigin, input: DeleteStaffUserInput): Promise<void> {
    return retryOnDeadlock(() => this.delete(viewer, origin, input));
  }

  private delete(viewer: Viewer, origin: RequestOrigin, input: DeleteStaffUserInput): Promise<void> {
    const work = async (tx: Tx) => {
      const found = await this.staffUsers.find(viewer, input.id, undefined, tx.manager);
      if (found.id === viewer.userId) throw new OwnAccount();
      const receiverId = input.records === 'hand-over' ? receiverOf(input) : null;
      await keepOneSuperAdmin(tx.manager, found);
      await lockLeaving(tx.manager, found.id, viewer.userId, receiverId);
      const user = await this.staffUsers.lock(tx.manager, viewer, found.id);
      if (receiverId) await this.handOver(tx, viewer, origin, user, receiverId);
      else await this.removeRecords(tx, viewer, user, input);
      await this.endSessions.shutOut(tx, user.id);
      await tx.manager.delete(User, { id: user.id });
      const object = { type: 'user', id: user.id, label: user.email };
      await this.audit.record(tx, { by: viewer, origin, action: USER_DELETE, object });
    };
    return this.unitOfWork.run(work, { holdsActor: false });
  }

  private async handOver(tx: Tx, viewer: Viewer, origin: RequestOrigin, user: User, receiverId: string): Promise<void> {
    const receiver = await this.findReceiver(tx, viewer, receiverId);
    await this.holdings.handOver(tx.manager, user.id, receiver.id);
    const object = { type: 'user', id: receiver.id, label: `${user.email} → ${receiver.email}` };
    await this.audit.record(tx, { by: viewer, origin, action: USER_HAND_OVER, object });
  }

  private async findReceiver(tx: Tx, viewer: Viewer, receiverId: string): Promise<User> {
    try {
      const receiver = await this.staffUsers.find(viewer, receiverId, undefined, tx.manager);
      if (receiver.isVerified) return receiver;
    } catch (error) {
      if (!(error instanceof StaffUserNotFound)) throw error;
    }
    throw InvalidInput.at('receiverId', 'one-of');
  }

  private async removeRecords(tx: Tx, viewer: Viewer, user: User, input: DeleteStaffUserInput): Promise<void> {
    const typed = input.confirmation?.trim().toLowerCase() ?? '';
    if (typed === '') throw InvalidInput.at('confirmation', 'required');
    if (typed !== user.email.toLowerCase()) throw InvalidInput.at('confirmation', 'match');
    await this.holdings.remove(tx.manager, user.id, viewer.userId);
  }
}

function receiverOf({ id, receiverId }: DeleteStaffUserInput): string {
  if (!receiverId) throw InvalidInput.at('receiverId', 'required');
  if (receiverId === id) throw InvalidInput.at('receiverId', 'one-of');
  return receiverId;
}
