/** Whose keyboard has ⌘ and ⌥. */
export const onMac = /mac/i.test(navigator.userAgent);
