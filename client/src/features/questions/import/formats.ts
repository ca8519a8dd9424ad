import type { QuestionFilter, QuestionFormat } from '../../../graphql/schema-generated';

export const FORMATS: QuestionFormat[] = ['SPREADSHEET', 'GIFT', 'AIKEN', 'MOODLE_XML', 'QTI', 'QTI_3'];
/** Of a file that comes in, one name stands for all versions of QTI. */
export const READ_FORMATS = FORMATS.filter((format) => format !== 'QTI_3');

/** What a file dialog offers; the server goes by the content. */
export const ACCEPT = '.xlsx,.csv,.txt,.gift,.aiken,.xml,.zip,.imscc';
/** A bank is read once and not kept, so it may be larger than what is attached. */
const MAX_BANK_BYTES = 20_000_000;
/** 250 KB as the specification means it, in bytes: what is larger goes in parts. */
const MAX_WHOLE_BYTES = 256_000;

const names: Record<QuestionFormat, string> = {
  GIFT: 'gift',
  AIKEN: 'aiken',
  MOODLE_XML: 'moodle-xml',
  QTI: 'qti',
  QTI_3: 'qti-3',
  SPREADSHEET: 'xlsx',
};

export const isTooLarge = ({ size }: { size: number }): boolean => size > MAX_BANK_BYTES;
export const goesInParts = ({ size }: { size: number }): boolean => size > MAX_WHOLE_BYTES;

/** These questions, or without ids all that the filter finds. */
export interface Exported {
  ids?: readonly string[];
  filter?: QuestionFilter;
}

/** Where the file of an export is. */
export function questionFileAddress(format: QuestionFormat, { ids, filter = {} }: Exported, headings: string): string {
  const query = new URLSearchParams({ format: names[format], headings });
  if (ids) query.set('ids', ids.join(','));
  else {
    for (const [name, value] of Object.entries(filter) as [string, string | string[] | boolean | null][]) {
      if (value != null) query.set(name, String(value));
    }
  }
  return `/api/v1/questions/export?${query.toString()}`;
}

export const templateAddress = (headings: string): string => `/api/v1/questions/template.xlsx?headings=${headings}`;
