import { onMac } from '../../../lib/on-mac';

/** What opens the search anywhere, as it is written on the keyboard. */
export const SEARCH_KEYS = onMac ? '⌘K' : 'Ctrl K';
