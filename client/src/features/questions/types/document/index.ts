import { FileText } from 'lucide-react';
import { fileAnswer } from '../file-answer/file-answer';

/** A document handed in as .doc, .docx or .pdf. */
export const document = fileAnswer('DOCUMENT', { Icon: FileText, durationSeconds: 900, score: 20 });
