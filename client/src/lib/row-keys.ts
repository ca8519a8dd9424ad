/** The letters that act in every list with rows. */
export const ROW_KEYS = ['j', 'k', 'x', 'e'] as const;
export type RowKey = (typeof ROW_KEYS)[number];
