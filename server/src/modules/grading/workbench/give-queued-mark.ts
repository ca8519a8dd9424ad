import { Injectable } from '@nestjs/common';
import { criteriaOf, derivePersonal } from '@mizan/question-model';
import type { JudgedCriterion } from '@mizan/question-model';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { InvalidInput } from '../../../platform/errors';
import { AttemptQuestion } from '../../exam';
import type { Attempt } from '../../exam';
import { GiveMark, readScore, LockMarkable, trimmedOrNull, SecondMark } from '../marking';
import {
  MarkChanged,
  NothingToSettle,
  ResultQuestionNotFound,
  SecondMarkerIsFirst,
  MarkCause,
  Mark,
  MarkOrigin,
  hundredthsOf,
  pointsOf,
} from '../score';
import { MarkingRound } from './marking-queue.inputs';
import type { GiveQueuedMarkInput } from './marking-queue.inputs';

interface Judged {
  feedback: string | null;
  criteria: JudgedCriterion[];
  at: Date;
}

/** A mark from the workbench: the first one, another one that is not told the first, or the one that settles both. */
@Injectable()
export class GiveQueuedMark {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly markable: LockMarkable,
    private readonly mark: GiveMark,
  ) {}

  /** @throws ResultQuestionNotFound, InvalidInput, MarkChanged, SecondMarkerIsFirst, NothingToSettle */
  execute(viewer: Viewer, input: GiveQueuedMarkInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const attempt = await this.markable.lock(tx, viewer, input.questionId);
      const question = await tx.manager.findOneByOrFail(AttemptQuestion, { id: input.questionId });
      const judged = {
        feedback: trimmedOrNull(input.feedback),
        criteria: judgedCriteria(question, input),
        at: this.clock.now(),
      };
      if (input.round === MarkingRound.SECOND) return this.second(tx, viewer, input, judged);
      if (input.round === MarkingRound.SETTLE) return this.settle(tx, viewer, attempt, input, judged);
      return this.first(tx, viewer, attempt, input, judged);
    });
  }

  private first(tx: Tx, viewer: Viewer, attempt: Attempt, input: GiveQueuedMarkInput, judged: Judged): Promise<void> {
    const { questionId, score, expectedRevision } = input;
    return this.mark.execute(tx, attempt, { questionId, score, expectedRevision, by: viewer.userId, ...judged });
  }

  /** The lock of the attempt's row makes two second markers follow one another. */
  private async second(tx: Tx, viewer: Viewer, input: GiveQueuedMarkInput, judged: Judged): Promise<void> {
    const { questionId } = input;
    const first = await tx.manager.findOneBy(Mark, { questionId });
    if (first?.origin !== MarkOrigin.PERSON || first.score === null) throw new ResultQuestionNotFound();
    if (first.markedBy === viewer.userId) throw new SecondMarkerIsFirst();
    const existing = await tx.manager.findOneBy(SecondMark, { questionId });
    if (existing) throw new MarkChanged({ ...seenBySecond(existing), revision: first.revision });
    const score = readScore(input.score, first.maxScore);
    await tx.manager.insert(SecondMark, {
      questionId,
      attemptId: first.attemptId,
      score,
      firstScore: first.score,
      derivation: derivePersonal(judged.criteria, score),
      feedback: judged.feedback,
      markedBy: viewer.userId,
      markedAt: judged.at,
    });
  }

  private async settle(
    tx: Tx,
    viewer: Viewer,
    attempt: Attempt,
    input: GiveQueuedMarkInput,
    judged: Judged,
  ): Promise<void> {
    const reason = input.reason?.trim() ?? '';
    if (reason === '') throw InvalidInput.at('reason', 'required');
    const { questionId, score, expectedRevision } = input;
    const open = await tx.manager.findOneBy(SecondMark, { questionId });
    if (!open || open.settledAt !== null) throw new NothingToSettle();
    const given = { questionId, score, expectedRevision, by: viewer.userId, ...judged };
    await this.mark.execute(tx, attempt, { ...given, cause: MarkCause.SETTLING, reason });
    const settled = { settledAt: judged.at, settledBy: viewer.userId, settledReason: reason };
    await tx.manager.update(SecondMark, { questionId }, settled);
  }
}

function seenBySecond({ score, feedback, markedAt }: SecondMark) {
  return { points: pointsOf(score), feedback, markedAt };
}

function judgedCriteria(question: AttemptQuestion, { criteria, score }: GiveQueuedMarkInput): JudgedCriterion[] {
  if (!criteria || criteria.length === 0) return [];
  const asked = criteriaOf(question.answerKey.rubric);
  if (asked.length !== criteria.length) throw InvalidInput.at('criteria', 'length', { length: asked.length });
  const judged = asked.map(({ text, points }, index) => {
    const maxScore = hundredthsOf(points);
    return { label: text, score: readScore(criteria[index] ?? 0, maxScore, `criteria.${index}`), maxScore };
  });
  const sum = judged.reduce((total, criterion) => total + criterion.score, 0);
  if (sum !== hundredthsOf(score)) throw InvalidInput.at('score', 'criteria-sum', { sum: pointsOf(sum) });
  return judged;
}
