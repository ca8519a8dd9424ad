import { FileSpreadsheet } from 'lucide-react';
import { fileAnswer } from '../file-answer/file-answer';

/** A workbook made in Excel and handed in. */
export const xlcx = fileAnswer('XLCX', { Icon: FileSpreadsheet, durationSeconds: 900, score: 20 });
