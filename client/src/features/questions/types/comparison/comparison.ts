import type { TextComparison } from '@mizan/question-model';
import type { QuestionFields } from '../question-type';

/** What else makes no difference in a question; as in the model, all of it said. */
export type ComparisonDraft = TextComparison;

export const COMPARISON_OPTIONS = ['ignoresAccents', 'ignoresArticles', 'ignoresSpacing'] as const;

export const exactly: ComparisonDraft = { ignoresAccents: false, ignoresArticles: false, ignoresSpacing: false };

export const isLenient = (comparison: ComparisonDraft): boolean =>
  COMPARISON_OPTIONS.some((option) => comparison[option]);

export function readComparison({ comparison }: Pick<QuestionFields, 'comparison'>): ComparisonDraft {
  const { ignoresAccents, ignoresArticles, ignoresSpacing } = comparison ?? exactly;
  return { ignoresAccents, ignoresArticles, ignoresSpacing };
}

/** Left out where nothing is allowed; a draft that was kept before there was any has none. */
export const writeComparison = (comparison: ComparisonDraft | undefined): { comparison?: ComparisonDraft } =>
  comparison && isLenient(comparison) ? { comparison } : {};
