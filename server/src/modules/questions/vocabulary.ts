/** The words that everything authored shares. The values are those of the database; the API writes the keys. */
export { FileKind, QuestionType } from '@mizan/question-model';

export const Difficulty = { EASY: 'Easy', MEDIUM: 'Medium', HARD: 'Hard' } as const;
export type Difficulty = (typeof Difficulty)[keyof typeof Difficulty];

export const ActiveStatus = { ACTIVE: 'Active', INACTIVE: 'InActive' } as const;
export type ActiveStatus = (typeof ActiveStatus)[keyof typeof ActiveStatus];

export { ContentLanguage } from '../../platform/graphql';

export const Level = { BEGINNER: 'Beginner', MID_LEVEL: 'Mid Level', ADVANCED: 'Advanced' } as const;
export type Level = (typeof Level)[keyof typeof Level];
