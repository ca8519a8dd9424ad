import type { KeyedContentFields } from './keyed-content.view';
import { toKeyedContent } from './keyed-content.view';
import type { Question } from './question.entity';
import { toShownNotes } from './notes/question-notes';
import type { ShownNotes } from './notes/question-notes';

type KeptAsItIs =
  | ('id' | 'ownerId' | 'type' | 'durationSeconds' | 'score' | 'difficulty' | 'skill' | 'isAdditional' | 'status')
  | ('version' | 'language' | 'translationState' | 'createdAt' | 'updatedAt');

/** A question with its key, as staff see it. */
export interface BankQuestion extends KeyedContentFields, Pick<Question, KeptAsItIs> {
  notes: ShownNotes | null;
}

export function toBankQuestion(question: Question): BankQuestion {
  const { id, type, durationSeconds, score, difficulty, skill, isAdditional, status } = question;
  const { ownerId, version, language, createdAt, updatedAt, translationState } = question;
  return {
    ...toKeyedContent(question),
    notes: toShownNotes(question.notes),
    id,
    type,
    durationSeconds,
    score,
    difficulty,
    skill,
    isAdditional,
    status,
    ownerId,
    version,
    language,
    createdAt,
    updatedAt,
    translationState,
  };
}
