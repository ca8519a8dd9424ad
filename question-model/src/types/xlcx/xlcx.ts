import { markedByPerson } from '../shared/marked-by-person';

/** An Excel file to hand in. */
export const xlcx = markedByPerson('xlcx', 'An Excel file to hand in, marked by a person.');
