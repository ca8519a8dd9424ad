import type { Viewer } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import type { Question } from '../question.entity';
import type { QuestionDraft } from '../question.policy';

/** Writes questions at the end of a test, where they belong to its owner; the module of tests provides it. */
export abstract class TestForQuestions {
  /** In the order of the drafts. @throws what the test's own rules say */
  abstract create(tx: Tx, viewer: Viewer, testId: string, drafts: readonly QuestionDraft[]): Promise<Question[]>;
}
