import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { OwnerScope, Viewer } from '../../../platform/access';
import { InvitationNotFound } from '../candidates.errors';
import { Invitation } from '../invitation.entity';

/**
 * Those that are there and the viewer's, in the order of their ids, so that two people with the same ones queue up.
 * @throws InvitationNotFound when none of them is.
 */
export async function lockInvitations(
  manager: EntityManager,
  scope: OwnerScope,
  viewer: Viewer,
  invitationIds: readonly string[],
): Promise<Invitation[]> {
  const ids = invitationIds.filter((id) => isUUID(id));
  const query = manager
    .createQueryBuilder(Invitation, 'invitation')
    .where('invitation.id = any(:ids)', { ids })
    .orderBy('invitation.id')
    .setLock('for_no_key_update');
  const found = await scope.where(query, viewer, 'invitation').getMany();
  if (found.length === 0) throw new InvitationNotFound();
  return found;
}
