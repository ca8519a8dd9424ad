/** One change for all who need the same, in the order in which they come: to take back what was done to people who stood differently before. */
export function invitationsByChange<Before extends { invitationId: string }, Change extends object>(
  before: readonly Before[],
  changeOf: (invitation: Before) => Change,
): (Change & { invitationIds: string[] })[] {
  const changes = new Map<string, Change & { invitationIds: string[] }>();
  for (const invitation of before) {
    const change = changeOf(invitation);
    const key = JSON.stringify(change);
    const same = changes.get(key);
    if (same) same.invitationIds.push(invitation.invitationId);
    else changes.set(key, { invitationIds: [invitation.invitationId], ...change });
  }
  return [...changes.values()];
}
