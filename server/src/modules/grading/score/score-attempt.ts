import { Injectable } from '@nestjs/common';
import { deriveMark, markAnswer } from '@mizan/question-model';
import type { Derivation, MarkedAnswer } from '@mizan/question-model';
import type { Tx } from '../../../platform/database';
import { LiveProgress, stateAfter } from '../../exam';
import { ResultMarked } from './grading.events';
import { MarkOrigin } from './mark.entity';
import { answeredQuestionsOf } from './paper-answers.queries';
import type { AnsweredQuestion } from './paper-answers.queries';
import { hundredthsOf } from './points';
import { Result } from './result.entity';
import { writeScore } from './score.queries';
import type { RuleMark, ScoredAttempt } from './score.queries';
import { totalsOf } from './totals';
import type { CountedMark } from './totals';

interface ScoredQuestion extends CountedMark {
  question: AnsweredQuestion;
  /** Null where the mark that stands there stays. */
  byRule: RuleMark | null;
}

/**
 * Marks by rule what is not marked by a person, and writes down what the marks add up to. The caller holds the attempt's
 * lock. A function of the frozen paper, the stored answers and the persons' marks: done again it changes nothing.
 */
@Injectable()
export class ScoreAttempt {
  constructor(private readonly live: LiveProgress) {}

  async execute(tx: Tx, attempt: ScoredAttempt, now: Date): Promise<void> {
    const questions = await answeredQuestionsOf(attempt.id, tx.manager);
    const passMark = attempt.settings.configuration.passMark;
    const { state, marks, ...found } = reckonScore(questions, { ...attempt, passMark });
    const isOut = attempt.answersForgottenAt ? await wasDisqualified(tx, attempt.id) : found.isDisqualified;
    const outcome = { ...found, isDisqualified: isOut, markedAt: now };
    await writeScore(tx.manager, { id: attempt.id, state }, marks, outcome);
    tx.publish(new ResultMarked({ attemptId: attempt.id }));
    this.live.announceAfterCommit(tx, attempt.id);
  }
}

interface Scorable extends Pick<ScoredAttempt, 'state' | 'answersForgottenAt'> {
  passMark: number;
}

/** What follows from the answers and from the marks that stand: those by rule, what all add up to, and the state after. */
export function reckonScore(questions: readonly AnsweredQuestion[], attempt: Scorable) {
  const scored = questions.map((question) => scoreOf(question, attempt));
  const totals = totalsOf(scored, attempt.passMark);
  const event = totals.status === 'Under review' ? 'await-marking' : 'finish-marking';
  return {
    ...totals,
    isDisqualified: isDisqualified(scored),
    state: stateAfter(attempt.state, event),
    marks: scored.flatMap(({ byRule }) => byRule ?? []),
  };
}

async function wasDisqualified({ manager }: Tx, attemptId: string): Promise<boolean> {
  return (await manager.findOneBy(Result, { attemptId }))?.isDisqualified ?? false;
}

/** A person who gives points for a disqualifying answer has decided otherwise. */
function isDisqualified(scored: readonly ScoredQuestion[]): boolean {
  return scored.some(
    ({ question, score }) => score === 0 && byRule(question).explanation.code === 'DISQUALIFYING_ANSWER',
  );
}

/** Answers that are no longer kept cannot be marked again: their marks stay. */
function scoreOf(question: AnsweredQuestion, { answersForgottenAt }: Scorable): ScoredQuestion {
  const { mark: before, isAdditional } = question;
  if (before && (before.origin === MarkOrigin.PERSON || answersForgottenAt)) {
    const score = before.score === null ? null : hundredthsOf(before.score);
    return { question, isAdditional, score, maxScore: hundredthsOf(before.maxScore), byRule: null };
  }
  const mark = markedByRule(question);
  return { question, isAdditional, score: mark.score, maxScore: mark.maxScore, byRule: mark };
}

function markedByRule(question: AnsweredQuestion): RuleMark {
  const { score, explanation } = byRule(question);
  return {
    questionId: question.id,
    score,
    maxScore: hundredthsOf(question.score),
    origin: score === null ? MarkOrigin.AWAITING : MarkOrigin.AUTOMATIC,
    explanation,
    derivation: derivationOf(question),
    revision: question.mark?.revision ?? 0,
  };
}

function byRule({ type, content, answerKey, score, value, other }: AnsweredQuestion): MarkedAnswer {
  return markAnswer(type, { content, answerKey, maxScore: hundredthsOf(score), other }, value);
}

function derivationOf({ type, content, answerKey, score, value, other }: AnsweredQuestion): Derivation {
  return deriveMark(type, { content, answerKey, maxScore: hundredthsOf(score), other }, value);
}
