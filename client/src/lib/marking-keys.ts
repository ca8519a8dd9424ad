import { onMac } from './on-mac';

/** What a key does while somebody marks, by its place on the keyboard: pressed with Alt, so that it is no letter that somebody types. */
export const MARKING_CODES = {
  points: 'KeyP',
  comment: 'KeyC',
  next: 'ArrowDown',
  previous: 'ArrowUp',
} as const;
export type MarkingKey = keyof typeof MARKING_CODES | 'save';

const ALT = onMac ? '⌥' : 'Alt';

/** As they are written on the keyboard. */
export const MARKING_KEYS: Record<MarkingKey, readonly string[]> = {
  points: [ALT, 'P'],
  comment: [ALT, 'C'],
  next: [ALT, '↓'],
  previous: [ALT, '↑'],
  save: [onMac ? '⌘' : 'Ctrl', 'Enter'],
};
