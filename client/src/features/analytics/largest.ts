/** Those that nobody else exceeds: several where they tie, none where there is nothing. */
export function largest<Group extends { count: number }>(groups: readonly Group[]): Group[] {
  const most = Math.max(1, ...groups.map(({ count }) => count));
  return groups.filter(({ count }) => count === most);
}
