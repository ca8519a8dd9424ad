import { toExamQuestion } from '../../paper';
import { readableIn, toSitting } from '../view-sitting';
import type { View } from '../view-sitting';
import type { StandingRow, Step, SteppedRow } from './step-on.queries';
import type { ExamSitting } from '../exam-sitting';

/** The sitting after a step, without reading it again: the question that was opened has no answer yet. */
export function viewStep(
  standing: StandingRow,
  { now, position, closesAt, expiresAt }: Step,
  stepped: SteppedRow,
  urlOf: View['urlOf'],
): ExamSitting {
  const question = toExamQuestion({ ...stepped, openedAt: now, closesAt }, { urlOf, languages: readableIn(standing) });
  const { addedSeconds } = stepped;
  const untouched = { answer: null, answerRevision: 0, answerSavedAt: null, addedSeconds, visit: 1 };
  const row = { ...standing, attemptId: standing.id, position, isPaused: false, sittingEndsAt: expiresAt };
  return toSitting(row, { question, ...untouched }, { now, answerFiles: [], slots: [] });
}
