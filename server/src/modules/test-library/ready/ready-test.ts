import { createHash } from 'node:crypto';
import type { TestTranslation } from '../edit/test-translation';
import type { ContentLanguage, Level, QuestionDraft } from '../../questions';

/** A test of the ready library. */
export interface ReadyTest {
  /** Never changes and never comes back for another test: an installation remembers by it what it has been given. */
  key: string;
  title: string;
  jobRole: string;
  description: string;
  level: Level;
  language: ContentLanguage;
  questions: QuestionDraft[];
  /** What it says of itself in the other language; questions carry their own. */
  translation?: TestTranslation;
}

/** The same in every installation, so that demo data can choose ready tests before they are planted. */
export function readyTestId(key: string): string {
  const hash = createHash('sha256').update(`mizan ready test ${key}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
