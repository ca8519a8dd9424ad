import { markedByPerson } from '../shared/marked-by-person';

/** A document (.doc, .docx, .pdf) to hand in. */
export const documentFile = markedByPerson('document');
