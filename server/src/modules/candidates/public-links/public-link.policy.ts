import type { PublicLink } from './public-link.entity';

export const PublicLinkState = { OPEN: 'OPEN', FULL: 'FULL', CLOSED: 'CLOSED' } as const;
export type PublicLinkState = (typeof PublicLinkState)[keyof typeof PublicLinkState];

/** Whether somebody can join by it now, as far as the link itself decides. Its closing moment is already too late. */
export function stateOfLink(
  { cap, joinedCount, closesAt, closedAt }: Pick<PublicLink, 'cap' | 'joinedCount' | 'closesAt' | 'closedAt'>,
  now: Date,
): PublicLinkState {
  if (closedAt !== null || (closesAt !== null && now >= closesAt)) return 'CLOSED';
  return joinedCount < cap ? 'OPEN' : 'FULL';
}
