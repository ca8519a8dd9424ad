import { Star } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { blankRating, ratingSchema, readRating, writeRating, type RatingDraft } from './rating';
import { RatingEditor } from './rating-editor';
import { RatingPreview } from './rating-preview';

/** A place on a scale within 1 to 10, with or without a right answer. */
export const rating: QuestionTypeDefinition<RatingDraft> = {
  type: 'RATING',
  group: 'choices',
  Icon: Star,
  durationSeconds: 20,
  score: 2,
  blank: blankRating,
  read: readRating,
  write: writeRating,
  schema: ratingSchema,
  Editor: RatingEditor,
  Preview: RatingPreview,
};
