import { optional, text } from '../../shape/declare';

/** What the person who marks should look for; a question can do without. */
export const rubric = optional(text({ max: 4_000 }, 'For the person who marks; candidates never see it.'));
