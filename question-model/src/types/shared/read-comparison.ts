import { optional } from '../../shape/declare';
import { textComparison } from '../../text/text-comparison';
import type { TextComparison } from '../../text/text-comparison';

export const comparison = optional({ ...textComparison, about: 'What else makes no difference; left out: nothing.' });

interface ComparisonDraft {
  ignoresAccents?: boolean | null;
  ignoresArticles?: boolean | null;
  ignoresSpacing?: boolean | null;
}

/** What an author allows beyond what makes no difference anywhere; nothing where that is nothing. */
export function readComparison(draft: ComparisonDraft | null | undefined): { comparison?: TextComparison } {
  const { ignoresAccents, ignoresArticles, ignoresSpacing } = draft ?? {};
  if (!ignoresAccents && !ignoresArticles && !ignoresSpacing) return {};
  return {
    comparison: {
      ignoresAccents: ignoresAccents ?? false,
      ignoresArticles: ignoresArticles ?? false,
      ignoresSpacing: ignoresSpacing ?? false,
    },
  };
}
