/** One change for all who need the same, in the order in which they come: to take back what was done to people who stood differently before. */
export function invitationsByChange<Invitation extends { id: string }, Change extends object>(
  invitations: readonly Invitation[],
  changeOf: (invitation: Invitation) => Change,
): (Change & { invitationIds: string[] })[] {
  const changes = new Map<string, Change & { invitationIds: string[] }>();
  for (const invitation of invitations) {
    const change = changeOf(invitation);
    const key = JSON.stringify(change);
    const same = changes.get(key);
    if (same) same.invitationIds.push(invitation.id);
    else changes.set(key, { invitationIds: [invitation.id], ...change });
  }
  return [...changes.values()];
}
