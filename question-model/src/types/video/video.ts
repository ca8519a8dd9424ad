import { markedByPerson } from '../shared/marked-by-person';

/** An answer given to the camera. */
export const video = markedByPerson('video', 'A recording of camera and microphone, marked by a person.');
