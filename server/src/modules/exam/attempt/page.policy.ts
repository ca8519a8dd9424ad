import { addSeconds, PAGE_LEASE_SECONDS } from './time.policy';

export interface PageLease {
  pageId: string | null;
  pageSeenAt: Date | null;
}

/** Whether this page may become the one live page: it is already, nobody is, the other is gone, or the candidate insists. */
export function mayTakeOver(lease: PageLease, pageId: string, insists: boolean, now: Date): boolean {
  if (insists || lease.pageId === null || lease.pageId === pageId) return true;
  return lease.pageSeenAt === null || addSeconds(lease.pageSeenAt, PAGE_LEASE_SECONDS) < now;
}
