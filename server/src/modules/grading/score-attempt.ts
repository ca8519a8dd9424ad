import { Injectable } from '@nestjs/common';
import { deriveMark, markAnswer } from '@mizan/question-model';
import type { Derivation, MarkedAnswer } from '@mizan/question-model';
import type { Tx } from '../../platform/database';
import { Attempt, LiveProgress, stateAfter } from '../exam';
import { ResultMarked } from './grading.events';
import { Mark, MarkOrigin } from './mark.entity';
import { answeredQuestionsOf } from './paper-answers.queries';
import type { AnsweredQuestion } from './paper-answers.queries';
import { hundredthsOf } from './points';
import { Result } from './result.entity';
import { totalsOf } from './totals';
import type { Totals } from './totals';

type Outcome = Totals & Pick<Result, 'isDisqualified'>;

/**
 * Marks by rule what is not marked by a person, and writes down what the marks add up to. The caller holds the attempt's
 * lock. A function of the frozen paper, the stored answers and the persons' marks: done again it changes nothing.
 */
@Injectable()
export class ScoreAttempt {
  constructor(private readonly live: LiveProgress) {}

  async execute(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
    const questions = await answeredQuestionsOf(attempt.id, tx.manager);
    const existing = await tx.manager.findBy(Mark, { attemptId: attempt.id });
    const marks = questions.map((question) => markOf(question, attempt, existing));
    await tx.manager.upsert(Mark, marks, ['questionId']);
    const isAdditional = new Map(questions.map((question) => [question.id, question.isAdditional]));
    const counted = marks.map(({ questionId, score, maxScore }) => ({
      score,
      maxScore,
      isAdditional: isAdditional.get(questionId) ?? false,
    }));
    const totals = totalsOf(counted, attempt.settings.configuration.passMark);
    const isOut = attempt.answersForgottenAt ? await wasDisqualified(tx, attempt.id) : isDisqualified(questions, marks);
    await this.writeResult(tx, attempt, { ...totals, isDisqualified: isOut }, now);
  }

  private async writeResult(tx: Tx, attempt: Attempt, totals: Outcome, now: Date): Promise<void> {
    const { id: attemptId, ownerId, assessmentId, candidateId } = attempt;
    const result = { attemptId, ownerId, assessmentId, candidateId, ...totals, markedAt: now };
    await tx.manager.upsert(Result, result, ['attemptId']);
    if (totals.status !== 'Under review') {
      await tx.manager.update(Attempt, attemptId, { state: stateAfter(attempt.state, 'finish-marking') });
    }
    tx.publish(new ResultMarked({ attemptId }));
    this.live.announceAfterCommit(tx, attemptId);
  }
}

async function wasDisqualified({ manager }: Tx, attemptId: string): Promise<boolean> {
  return (await manager.findOneBy(Result, { attemptId }))?.isDisqualified ?? false;
}

/** A person who gives points for a disqualifying answer has decided otherwise. */
function isDisqualified(questions: readonly AnsweredQuestion[], marks: readonly Mark[]): boolean {
  const earnsNothing = new Set(marks.filter(({ score }) => score === 0).map(({ questionId }) => questionId));
  return questions.some(
    (question) => earnsNothing.has(question.id) && byRule(question).explanation.code === 'DISQUALIFYING_ANSWER',
  );
}

/** Answers that are no longer kept cannot be marked again: their marks stay. */
function markOf(question: AnsweredQuestion, attempt: Attempt, existing: readonly Mark[]): Mark {
  const before = existing.find(({ questionId }) => questionId === question.id);
  const stays = before && (before.origin === MarkOrigin.PERSON || attempt.answersForgottenAt);
  return stays ? before : markedByRule(question, attempt.id, before);
}

/** What a person wrote about an answer stays, whoever marks it. */
function markedByRule(question: AnsweredQuestion, attemptId: string, before: Mark | undefined): Mark {
  const { score, explanation } = byRule(question);
  const origin = score === null ? MarkOrigin.AWAITING : MarkOrigin.AUTOMATIC;
  return {
    questionId: question.id,
    attemptId,
    score,
    maxScore: hundredthsOf(question.score),
    origin,
    explanation,
    derivation: derivationOf(question),
    feedback: before?.feedback ?? null,
    markedBy: null,
    markedAt: null,
    revision: before?.revision ?? 0,
  };
}

function byRule({ type, content, answerKey, score, value, other }: AnsweredQuestion): MarkedAnswer {
  return markAnswer(type, { content, answerKey, maxScore: hundredthsOf(score), other }, value);
}

function derivationOf({ type, content, answerKey, score, value, other }: AnsweredQuestion): Derivation {
  return deriveMark(type, { content, answerKey, maxScore: hundredthsOf(score), other }, value);
}
