const startedAt = Date.now().toString(36);
let made = 0;

/** A key for something that has no id yet. It also differs from keys that an earlier page left in local storage. */
export const newKey = (): string => `${startedAt}-${(made += 1)}`;
