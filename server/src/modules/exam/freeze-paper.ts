import { randomUUID } from 'node:crypto';
import type { Paper, PaperQuestion } from '../assessments';
import type { AttemptQuestion } from './attempt-question.entity';
import { shuffled } from './shuffle';
import { grantedSeconds } from './time.policy';

interface AttemptSeed {
  id: string;
  extraTimePercent: number;
}

/** The questions as this attempt will ask them, in its own order; what is edited later never reaches them. */
export function freezePaper({ settings, questions }: Paper, attempt: AttemptSeed): AttemptQuestion[] {
  const { shuffleQuestions, shuffleChoices } = settings.configuration;
  const ordered = shuffleQuestions ? shuffled(questions, attempt.id, ({ questionId }) => questionId) : questions;
  return ordered.map(({ durationSeconds, content, ...question }, index) => ({
    ...question,
    id: randomUUID(),
    attemptId: attempt.id,
    position: index + 1,
    content: shuffleChoices ? withShuffledChoices(content, attempt.id) : content,
    baseDurationSeconds: durationSeconds,
    durationSeconds: grantedSeconds(durationSeconds, attempt.extraTimePercent),
  }));
}

function withShuffledChoices(content: PaperQuestion['content'], seed: string): PaperQuestion['content'] {
  return { ...content, choices: shuffled(content.choices, seed, ({ id }) => id) };
}
