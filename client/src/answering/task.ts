import type { AskedQuestion, AskedType } from './asked-question';

const TASKS = {
  QUALIFIER: 'one',
  MULTIPLE_CHOICE: 'one',
  TRUE_FALSE: 'truth',
  RATING: 'rating',
  DROPDOWN: 'dropdown',
  RANKING: 'ranking',
  MATCHING: 'matching',
  OPEN_ENDED: 'long',
  SHORT_ANSWER: 'short',
  NUMBER: 'number',
  FILL_IN_THE_BLANK: 'blanks',
  DATE: 'date',
  SPREADSHEET: 'grid',
  XLCX: 'file',
  DOCUMENT: 'file',
  SLIDES: 'file',
  FILE_UPLOAD: 'files',
  VIDEO: 'video',
  AUDIO: 'audio',
} as const satisfies Record<AskedType, string>;

/** What there is to do, as the key of `answering:task.…`. */
export function taskOf({ type, allowsSeveral }: AskedQuestion): (typeof TASKS)[AskedType] | 'several' {
  return type === 'MULTIPLE_CHOICE' && allowsSeveral ? 'several' : TASKS[type];
}
