/** Whether somebody wrote anything in these fields that would be missed. */
export const isTyped = (...texts: readonly string[]): boolean => texts.some((text) => text.trim() !== '');
