import { markedByPerson } from '../shared/marked-by-person';

/** A spoken answer. */
export const audio = markedByPerson('audio', 'A recording of the microphone, marked by a person.');
