import { markedByPerson } from '../shared/marked-by-person';

/** Slides (.ppt, .pptx) to hand in. */
export const slides = markedByPerson('slides', 'Slides to hand in, marked by a person.');
