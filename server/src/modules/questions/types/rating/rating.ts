import type { FieldProblems } from '../../field-problems';
import { QuestionType } from '../../vocabulary';
import type { PaperContent, QuestionContent, Range, RatingScale } from '../question-content';
import { withoutContent } from '../question-kind';
import type { KeyDraft, KeyedContent, QuestionKind, RatingDraft } from '../question-kind';

const SCALE = { min: 1, max: 10 };
const MAX_LABEL_LENGTH = 80;

/** A whole step on a scale within 1 to 10. Without a key every step is as good as any other. */
export class Rating implements QuestionKind {
  readonly type = QuestionType.RATING;

  read({ rating: draft, ratingKey }: KeyDraft, problems: FieldProblems): KeyedContent {
    if (!draft) problems.add('rating', 'required');
    const rating = readScale(draft ?? SCALE, problems);
    return { content: { rating }, answerKey: ratingKey ? { ratingRange: readKey(ratingKey, rating, problems) } : {} };
  }

  toPaper({ rating }: QuestionContent): PaperContent {
    if (!rating) return withoutContent();
    const { min, max, lowLabel, highLabel } = rating;
    return { ...withoutContent(), rating: { min, max, lowLabel, highLabel } };
  }
}

function readScale(draft: RatingDraft, problems: FieldProblems): RatingScale {
  const min = problems.number('rating.min', draft.min, SCALE);
  const max = problems.number('rating.max', draft.max, SCALE);
  if (problems.isEmptyAt('rating') && min >= max) problems.add('rating.max', 'min', { min: min + 1 });
  return {
    ...{ min, max },
    lowLabel: readLabel('rating.lowLabel', draft.lowLabel, problems),
    highLabel: readLabel('rating.highLabel', draft.highLabel, problems),
  };
}

function readLabel(path: string, label: string | null | undefined, problems: FieldProblems): string | null {
  return problems.text(path, label, { max: MAX_LABEL_LENGTH, singleLine: true, isOptional: true }) || null;
}

function readKey(key: Range<number>, { min, max }: RatingScale, problems: FieldProblems): Range<number> {
  const from = problems.number('ratingKey.from', key.from, { min, max });
  const to = problems.number('ratingKey.to', key.to, { min, max });
  if (problems.isEmptyAt('ratingKey') && from > to) problems.add('ratingKey.to', 'min', { min: from });
  return { from, to };
}
