import type { ContentLanguage, Level, QuestionDraft } from '../../questions';

/** A test of the ready library. */
export interface ReadyTest {
  title: string;
  jobRole: string;
  description: string;
  level: Level;
  language: ContentLanguage;
  questions: QuestionDraft[];
}
