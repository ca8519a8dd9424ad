/** The values are those of REST addresses; GraphQL writes the keys. */
export const QuestionFormat = {
  GIFT: 'gift',
  AIKEN: 'aiken',
  MOODLE_XML: 'moodle-xml',
  QTI: 'qti',
  QTI_3: 'qti-3',
  SPREADSHEET: 'xlsx',
} as const;
export type QuestionFormat = (typeof QuestionFormat)[keyof typeof QuestionFormat];
