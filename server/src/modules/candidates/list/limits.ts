export const MAX_CANDIDATES = 5_000;
/** Pasted text; what as many long names, addresses and numbers take. A file has the limit of every upload, which holds them as .xlsx. */
export const MAX_TEXT_BYTES = MAX_CANDIDATES * 150;
/** A title, a date, the headings. */
export const ROWS_ABOVE_PEOPLE = 6;
export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
export const PHONE_DIGITS = { min: 8, max: 15 } as const;
