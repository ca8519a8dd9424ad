const HOUR_MS = 3_600_000;

/** Until when each of the secrets before signs as well, the newest first. Without an overlap, as after a leak, none from before does any more. */
export function formerAfterChange(formerUntil: readonly Date[], overlapHours: number, now: Date): Date[] {
  return overlapHours > 0 ? [new Date(now.getTime() + overlapHours * HOUR_MS), ...formerUntil] : [];
}

/** Which versions of a secret sign now, the newest first. */
export function signingVersions(version: number, formerUntil: readonly Date[], now: Date): number[] {
  return [version, ...formerUntil.flatMap((until, index) => (until > now ? [version - 1 - index] : []))];
}

/** Of them all, whichever was chosen later; it may have passed. */
export function lastEnd(formerUntil: readonly Date[]): Date | null {
  return formerUntil.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
