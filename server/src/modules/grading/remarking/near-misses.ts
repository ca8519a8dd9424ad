import { comparableText, nearMissOf } from '@mizan/question-model';
import type { NearMiss } from '@mizan/question-model';
import { MarkOrigin } from '../score';
import type { SatQuestion } from './remarking.queries';

/** The same answer, however often it was given. */
export interface CountedNearMiss extends NearMiss {
  /** As the first of them wrote it. */
  answer: string;
  count: number;
}

const MOST = 20;

/** Short answers of one question that earned nothing and just miss an accepted one, the most frequent first. Pure. */
export function nearMissesOf(given: readonly SatQuestion[]): CountedNearMiss[] {
  const found = new Map<string, CountedNearMiss>();
  for (const { answerKey, value, score, origin } of given) {
    if (score !== 0 || origin !== MarkOrigin.AUTOMATIC || !value?.text) continue;
    const { acceptedAnswers = [], comparison } = answerKey;
    const spelling = comparableText(value.text, comparison);
    const known = found.get(spelling);
    const near = known ? null : nearMissOf(acceptedAnswers, value.text, comparison);
    if (known) known.count += 1;
    else if (near) found.set(spelling, { ...near, answer: value.text.trim(), count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, MOST);
}
