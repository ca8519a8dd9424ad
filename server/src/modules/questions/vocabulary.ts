/** The words that everything authored shares. The values are those of the database; the API writes the keys. */
export const QuestionType = {
  QUALIFIER: 'qualifier',
  MULTIPLE_CHOICE: 'multiple-choice',
  TRUE_FALSE: 'true-false',
  RATING: 'rating',
  DROPDOWN: 'dropdown',
  RANKING: 'ranking',
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

/** What a candidate may hand in where any kind of file is asked for. */
export const FileKind = {
  IMAGE: 'image',
  DOCUMENT: 'document',
  SLIDES: 'slides',
  SPREADSHEET: 'spreadsheet',
  TEXT: 'text',
} as const;
export type FileKind = (typeof FileKind)[keyof typeof FileKind];

export const Difficulty = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' } as const;
export type Difficulty = (typeof Difficulty)[keyof typeof Difficulty];

export const ActiveStatus = { ACTIVE: 'Active', INACTIVE: 'InActive' } as const;
export type ActiveStatus = (typeof ActiveStatus)[keyof typeof ActiveStatus];

export { ContentLanguage } from '../../platform/graphql';

export const Level = { BEGINNER: 'Beginner', MID_LEVEL: 'Mid Level', ADVANCED: 'Advanced' } as const;
export type Level = (typeof Level)[keyof typeof Level];
