import type { ContentLanguage } from '../../vocabulary';
import type { ImportProblem } from '../understood-questions';

export const TranslationFormat = { XLIFF: 'xliff', SPREADSHEET: 'xlsx' } as const;
export type TranslationFormat = (typeof TranslationFormat)[keyof typeof TranslationFormat];

export interface TranslatedQuestion {
  questionId: string;
  text: string;
  to: ContentLanguage;
  textCount: number;
  confirmedCount: number;
}

export interface TranslationImport {
  format: TranslationFormat;
  questions: TranslatedQuestion[];
  unchangedCount: number;
  untranslatedCount: number;
  problems: ImportProblem[];
}
