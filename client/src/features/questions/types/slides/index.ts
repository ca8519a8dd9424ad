import { Presentation } from 'lucide-react';
import { fileAnswer } from '../file-answer/file-answer';

/** A presentation handed in as .ppt or .pptx. */
export const slides = fileAnswer('SLIDES', { Icon: Presentation, durationSeconds: 900, score: 20 });
