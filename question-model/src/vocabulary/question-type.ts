/** The types of question; the values are those of the database, the API writes the keys. */
export const QuestionType = {
  QUALIFIER: 'qualifier',
  MULTIPLE_CHOICE: 'multiple-choice',
  TRUE_FALSE: 'true-false',
  RATING: 'rating',
  DROPDOWN: 'dropdown',
  RANKING: 'ranking',
  MATCHING: 'matching',
  OPEN_ENDED: 'open-ended',
  SHORT_ANSWER: 'short-answer',
  NUMBER: 'number',
  FILL_IN_THE_BLANK: 'fill-in-the-blank',
  DATE: 'date',
  SPREADSHEET: 'spreadsheet',
  XLCX: 'xlcx',
  DOCUMENT: 'document',
  SLIDES: 'slides',
  FILE_UPLOAD: 'file-upload',
  VIDEO: 'video',
  AUDIO: 'audio',
} as const;
export type QuestionType = (typeof QuestionType)[keyof typeof QuestionType];

/** As the API writes a type. */
export type QuestionTypeName = keyof typeof QuestionType;
