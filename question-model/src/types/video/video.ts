import { markedByPerson } from '../shared/marked-by-person';

/** An answer given to the camera. */
export const video = markedByPerson('video');
