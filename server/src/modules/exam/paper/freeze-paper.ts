import { randomUUID } from 'node:crypto';
import type { Paper, PaperQuestion } from '../../assessments';
import { arrangeChoices } from './arrange-choices';
import type { AttemptQuestion } from '../attempt';
import { shuffled } from './shuffle';
import { grantedSeconds } from '../attempt';

interface AttemptSeed {
  id: string;
  extraTimePercent: number;
}

/** The questions as this attempt will ask them, in its own order; what is edited later never reaches them. */
export function freezePaper(
  { settings, questions }: Pick<Paper, 'settings' | 'questions'>,
  attempt: AttemptSeed,
): AttemptQuestion[] {
  const { shuffleQuestions, shuffleChoices } = settings.configuration;
  const ordered = shuffleQuestions ? shuffled(questions, attempt.id, ({ questionId }) => questionId) : questions;
  return qualifiersFirst(ordered).map(({ durationSeconds, ...question }, index) => ({
    ...question,
    id: randomUUID(),
    attemptId: attempt.id,
    position: index + 1,
    content: arrangeChoices(question, attempt.id, shuffleChoices),
    translation: question.translation && {
      ...question.translation,
      content: arrangeChoices({ ...question, content: question.translation.content }, attempt.id, shuffleChoices),
    },
    baseDurationSeconds: durationSeconds,
    durationSeconds: grantedSeconds(durationSeconds, attempt.extraTimePercent),
    addedSeconds: 0,
    isSetAside: false,
  }));
}

/** Screening comes before the scored part; within both the order stays. */
function qualifiersFirst(questions: readonly PaperQuestion[]): PaperQuestion[] {
  const isQualifier = ({ type }: PaperQuestion) => type === 'qualifier';
  return [...questions.filter(isQualifier), ...questions.filter((question) => !isQualifier(question))];
}
