/** 250 KB as the specification means it. */
export const MAX_FILE_BYTES = 256_000;
export const MAX_CANDIDATES = 5_000;
export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 254;
export const PHONE_DIGITS = { min: 8, max: 15 } as const;
