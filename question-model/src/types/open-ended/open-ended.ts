import { markedByPerson } from '../shared/marked-by-person';

/** A free text; the rubric tells the person who marks it what to look for. */
export const openEnded = markedByPerson('open-ended', 'A text of any length, marked by a person.');
