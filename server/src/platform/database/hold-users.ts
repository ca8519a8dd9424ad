import type { EntityManager } from 'typeorm';

const hold = 'select from users where id = $1 for key share';

/**
 * Nobody deletes this user, or hands over what is theirs, until the transaction ends. Taken before any lock of a record
 * (docs/adr/0008-lock-order.md). @returns false when they are gone already.
 */
export async function holdUser(manager: EntityManager, userId: string): Promise<boolean> {
  return (await manager.query<unknown[]>(hold, [userId])).length > 0;
}

/**
 * Holds whoever owns a record. A hand-over ends with the former owner's row gone, so whom we could hold is still the owner;
 * otherwise we look again.
 */
export async function holdOwner(
  manager: EntityManager,
  ownerOf: () => Promise<string | null | undefined>,
): Promise<void> {
  for (;;) {
    const ownerId = await ownerOf();
    if (ownerId == null || (await holdUser(manager, ownerId))) return;
  }
}
