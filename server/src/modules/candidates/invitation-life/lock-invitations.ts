import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { OwnerScope, Viewer } from '../../../platform/access';
import { InvitationNotFound } from '../candidates.errors';
import { Invitation } from '../invitation.entity';

/** In the order of their ids, so that two people with the same ones queue up. @throws InvitationNotFound for any that is not the viewer's. */
export async function lockInvitations(
  manager: EntityManager,
  scope: OwnerScope,
  viewer: Viewer,
  invitationIds: readonly string[],
): Promise<Invitation[]> {
  const ids = [...new Set(invitationIds)];
  if (!ids.every((id) => isUUID(id))) throw new InvitationNotFound();
  const query = manager
    .createQueryBuilder(Invitation, 'invitation')
    .where('invitation.id = any(:ids)', { ids })
    .orderBy('invitation.id')
    .setLock('for_no_key_update');
  const found = await scope.where(query, viewer, 'invitation').getMany();
  if (found.length < ids.length) throw new InvitationNotFound();
  return found;
}
