/** Whole kilobytes (of 1,024 bytes, as the limit is counted); a file is never shown as smaller than it is. */
export const kilobytesOf = (bytes: number): number => Math.ceil(bytes / 1024);
