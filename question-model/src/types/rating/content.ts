import { group, nullable, text, whole } from '../../shape/declare';
import type { ValueOf } from '../../shape/shape';

export const SCALE = { min: 1, max: 10 };

const label = nullable(text({ max: 80, isOneLine: true }));

const rating = group(
  'RatingScale',
  { min: whole(SCALE.min, SCALE.max), max: whole(SCALE.min, SCALE.max), lowLabel: label, highLabel: label },
  'Whole steps, 1 ≤ min < max ≤ 10; the labels name the two ends.',
);

export const ratingContent = { rating };

export type RatingScale = ValueOf<typeof rating>;
