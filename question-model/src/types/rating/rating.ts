import { wholePart } from '../../derivation/derivation';
import type { FieldProblems } from '../../draft/field-problems';
import { readFields } from '../../draft/read-fields';
import { marked } from '../../marking/marking';
import { group, optional, whole } from '../../shape/declare';
import type { ValueOf } from '../../shape/shape';
import { declareKind } from '../shared/declare-kind';
import { ratingContent, SCALE } from './content';
import type { RatingScale } from './content';

const range = group(
  'RatingKey',
  { from: whole(SCALE.min, SCALE.max), to: whole(SCALE.min, SCALE.max) },
  'Both ends are right answers too.',
);
const ratingKey = optional({ ...range, about: 'Left out: every rating earns the full score.' });

/** A whole step on a scale within 1 to 10. Without a key every step is as good as any other. */
export const rating = declareKind({
  type: 'rating',
  about: 'A whole step on a scale within 1 to 10.',
  key: { ratingRange: ratingKey },
  authored: { ...ratingContent, ratingKey },
  read: (draft, { problems }) => {
    const content = readFields(ratingContent, { rating: draft.rating }, problems);
    const { rating: scale = { ...SCALE, lowLabel: null, highLabel: null } } = content as Partial<typeof content>;
    if (problems.isEmptyAt('rating') && scale.min >= scale.max)
      problems.add('rating.max', 'min', { min: scale.min + 1 });
    const answerKey = draft.ratingKey ? { ratingRange: readKey(draft.ratingKey, scale, problems) } : {};
    return { content: { rating: scale }, answerKey };
  },
  show: ({ content, answerKey: { ratingRange } }) => ({ ...content, ...(ratingRange && { ratingKey: ratingRange }) }),
  mark: ({ content, answerKey, maxScore }, { rating: read }) => {
    const { min, max } = content.rating;
    if (read < min || read > max) return marked(0, 'RATING_OFF_SCALE', { read, min, max });
    if (!answerKey.ratingRange) return marked(maxScore, 'RATING_NOT_KEYED', { read });
    const { from, to } = answerKey.ratingRange;
    const params = { read, from, to };
    return read >= from && read <= to
      ? marked(maxScore, 'RATING_IN_RANGE', params)
      : marked(0, 'RATING_OUT_OF_RANGE', params);
  },
  derive: ({ answerKey: { ratingRange }, maxScore }, given, score) => {
    const expected = ratingRange ? [String(ratingRange.from), String(ratingRange.to)] : [];
    const ruled = wholePart(maxScore, score, { given: String(given.rating), expected });
    return ratingRange ? ruled : { ...ruled, rule: 'EVERY_RATING' };
  },
});

function readKey(
  key: ValueOf<typeof range>,
  { min, max }: Pick<RatingScale, 'min' | 'max'>,
  problems: FieldProblems,
): ValueOf<typeof range> {
  const from = problems.number('ratingKey.from', key.from, { min, max });
  const to = problems.number('ratingKey.to', key.to, { min, max });
  if (problems.isEmptyAt('ratingKey') && from > to) problems.add('ratingKey.to', 'min', { min: from });
  return { from, to };
}
