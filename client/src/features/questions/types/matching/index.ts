import { Cable } from 'lucide-react';
import type { QuestionTypeDefinition } from '../question-type';
import { MatchingEditor } from './matching-editor';
import { MatchingPreview } from './matching-preview';
import { adoptPairs, blankPairs, readPairs, writePairs, type PairsDraft } from './pairs';
import { pairsSchema } from './pairs.schema';

/** Prompts, each of which one of the choices belongs to. */
export const matching: QuestionTypeDefinition<PairsDraft> = {
  type: 'MATCHING',
  group: 'choices',
  Icon: Cable,
  durationSeconds: 120,
  score: 5,
  blank: blankPairs,
  read: readPairs,
  write: writePairs,
  schema: pairsSchema,
  adopt: adoptPairs,
  Editor: MatchingEditor,
  Preview: MatchingPreview,
};
