/** What support aims at; said wherever somebody has written to it. */
export const SUPPORT_ANSWERS_WITHIN_HOURS = 24;
