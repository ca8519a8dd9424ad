/** What a vanished candidate still gets after the last second of the paper, before the server submits. */
export const SUBMIT_SLACK_SECONDS = 60;

/** A page that was not seen for so long no longer holds the attempt. */
export const LIVE_PAGE_SECONDS = 15;

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

/** Seconds that a candidate gets for a question: its own duration times the extra-time factor, rounded up. */
export function grantedSeconds(baseSeconds: number, extraTimePercent: number): number {
  return Math.ceil((baseSeconds * (100 + extraTimePercent)) / 100);
}

/** When the server submits by itself: the open question runs out, then every unopened one would have, then the slack. */
export function expiryOf(closesAt: Date, unopenedSeconds: number): Date {
  return addSeconds(closesAt, unopenedSeconds + SUBMIT_SLACK_SECONDS);
}

/** Past its close and the allowance for answers still on their way. */
export function isOver(closesAt: Date, now: Date, graceSeconds: number): boolean {
  return now.getTime() > closesAt.getTime() + graceSeconds * 1000;
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/** As much as an invitation may grant. */
export const MOST_EXTRA_PERCENT = 900;

/** As much as staff may add in one go: a day. */
export const MOST_ADDED_SECONDS = 86_400;
