import { CalendarDays } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { DateEditor } from './date-editor';
import { blankDate, dateSchema, readDate, writeDate, type DateDraft } from './date-key';
import { DatePreview } from './date-preview';

/** A day of the calendar that lies within the right span. */
export const date: QuestionTypeDefinition<DateDraft> = {
  type: 'DATE',
  group: 'text',
  Icon: CalendarDays,
  durationSeconds: 60,
  score: 5,
  blank: blankDate,
  read: readDate,
  write: writeDate,
  schema: dateSchema,
  Editor: DateEditor,
  Preview: DatePreview,
};
