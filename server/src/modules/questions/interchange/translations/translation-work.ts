import { isWholeTranslation, isWorded, unitsOf } from '@mizan/question-model';
import type { SourceText } from '@mizan/question-model';
import type { Question } from '../../question.entity';
import { markedTexts } from './marked-text';
import type { MarkedRun } from './marked-text';

export const segmentStates = ['initial', 'translated', 'reviewed', 'final'] as const;
export type SegmentState = (typeof segmentStates)[number];

/** A text that a translator is given. */
export interface WorkUnit {
  path: string;
  form: SourceText['form'];
  source: MarkedRun[];
  said: MarkedRun[] | null;
  state: SegmentState;
  /** What the source said when it was translated, as plain text, where that has changed. */
  staleSource: string | null;
}

/** Texts of a question; only those that want work, or all that have words. */
export function workOf(question: Question, texts: 'open' | 'all'): WorkUnit[] {
  const isReviewed = isWholeTranslation(question.translationState) && question.translation?.reviewedBy != null;
  return unitsOf(question, question.translation)
    .filter(({ text, translated }) => isWorded(text) || translated !== null)
    .filter(({ isMissing, staleSource }) => texts === 'all' || isMissing || staleSource !== null)
    .map(({ path, form, text, translated, staleSource, isMissing }) => ({
      path,
      form,
      staleSource: staleSource === null ? null : wordsOf(staleSource, form),
      ...markedTexts(form, text, translated),
      state:
        isMissing || staleSource !== null || translated === null ? 'initial' : isReviewed ? 'reviewed' : 'translated',
    }));
}

const wordsOf = (text: string, form: SourceText['form']): string =>
  form === 'RICH'
    ? text
        .replace(/<[^>]*>/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
    : text;
