const DAY_MS = 86_400_000;
/** Long enough for somebody who reads the mail about it late; what is deleted earlier can be noted until then. */
const NOTE_DAYS = 14;

/** Until when candidates may add their word to what was recorded; the exam itself has to be handed in for it to end. */
export function notesUntil(submittedAt: Date, retentionDays: number): Date {
  return new Date(submittedAt.getTime() + Math.min(NOTE_DAYS, retentionDays) * DAY_MS);
}
