import { addSeconds, LIVE_PAGE_SECONDS } from './time.policy';

export interface LivePage {
  pageId: string | null;
  pageSeenAt: Date | null;
}

/** Whether this page may become the one live page: it is already, nobody is, the other is gone, or the candidate insists. */
export function mayTakeOver(livePage: LivePage, pageId: string, insists: boolean, now: Date): boolean {
  if (insists || livePage.pageId === null || livePage.pageId === pageId) return true;
  return livePage.pageSeenAt === null || addSeconds(livePage.pageSeenAt, LIVE_PAGE_SECONDS) < now;
}
