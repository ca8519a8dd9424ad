import { markedByPerson } from '../shared/marked-by-person';

/** A document (.doc, .docx, .pdf) to hand in. */
export const documentFile = markedByPerson('document', 'A document to hand in, marked by a person.');
