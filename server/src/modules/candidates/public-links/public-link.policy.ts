import type { PublicLink } from './public-link.entity';

export type LinkState = 'OPEN' | 'FULL' | 'CLOSED';

/** Whether somebody can join by it now, as far as the link itself decides. Its closing moment is already too late. */
export function stateOfLink(
  { cap, joinedCount, closesAt, closedAt }: Pick<PublicLink, 'cap' | 'joinedCount' | 'closesAt' | 'closedAt'>,
  now: Date,
): LinkState {
  if (closedAt !== null || (closesAt !== null && now >= closesAt)) return 'CLOSED';
  return joinedCount < cap ? 'OPEN' : 'FULL';
}
