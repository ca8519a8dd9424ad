import { whole } from '../../shape/declare';

/** How long somebody may record. */
export const recordSeconds = whole(5, 600, '5 to 600.');
