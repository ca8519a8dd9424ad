/** A kind of place where questions are used; a later module tells of it by listing a subclass among its providers. */
export abstract class QuestionHolder {
  /** The figure of `QuestionUsage` that counts it. */
  abstract readonly kind: 'tests' | 'assessments' | 'sittings';

  /** A table with one row for each use; `question_id` names the question. */
  abstract readonly table: string;

  /** A question that is used there can be neither deleted nor called unused. */
  abstract readonly isKeeping: boolean;

  /** SQL that gives the version of `questions.id` which all staff may read there, or null; left out when none may. */
  readonly sharedVersion?: string;
}
