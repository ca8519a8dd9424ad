export const onMac = /mac/i.test(navigator.userAgent);

/** What opens the search anywhere, as it is written on the keyboard. */
export const SEARCH_KEYS = onMac ? '⌘K' : 'Ctrl K';
