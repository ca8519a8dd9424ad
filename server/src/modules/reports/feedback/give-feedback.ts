import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import type { Tx } from '../../../platform/database';
import { Mailer } from '../../../platform/mail';
import { FeedbackDelivery } from '../../assessments';
import { Result, ResultNotFound, ResultQuestionNotFound } from '../../grading';
import { FEEDBACK_MAIL } from './feedback.mail';
import { FeedbackQueries } from './feedback.queries';
import type { FeedbackTarget } from './feedback.queries';
import type { GiveAnswerFeedbackInput, GiveFeedbackInput, GiveTaskFeedbackInput } from './feedback.inputs';

type Written = Pick<GiveFeedbackInput, 'text' | 'shareWithCandidate'>;

/** What staff write about a result or an answer. The candidate reads it only where assessment and writer both allow it. */
@Injectable()
export class GiveFeedback {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly queries: FeedbackQueries,
  ) {}

  /**
   * Mails it when the assessment says so; the same words are not mailed twice.
   *
   * @returns the id of the attempt.
   * @throws ResultNotFound
   */
  onResult(viewer: Viewer, { assessmentId, candidateId, ...given }: GiveFeedbackInput): Promise<string> {
    return this.unitOfWork.run(async (tx) => {
      const target = await this.queries.lockTarget(tx.manager, viewer, assessmentId, candidateId);
      if (!target) throw new ResultNotFound();
      return this.write(tx, viewer, target, given);
    });
  }

  /** The same for the result that an answer belongs to. @throws ResultQuestionNotFound */
  onResultOfAnswer(viewer: Viewer, { questionId, ...given }: GiveTaskFeedbackInput): Promise<string> {
    return this.unitOfWork.run(async (tx) => {
      const target = await this.queries.lockTargetOfAnswer(tx.manager, viewer, questionId);
      if (!target) throw new ResultQuestionNotFound();
      return this.write(tx, viewer, target, given);
    });
  }

  /** @returns the words as they are kept, null for none. @throws ResultQuestionNotFound */
  async onAnswer(viewer: Viewer, { questionId, text }: GiveAnswerFeedbackInput): Promise<string | null> {
    const kept = text.trim() || null;
    if (!(await this.queries.setAnswerFeedback(viewer, questionId, kept))) throw new ResultQuestionNotFound();
    return kept;
  }

  private async write(tx: Tx, viewer: Viewer, target: FeedbackTarget, { text, shareWithCandidate }: Written) {
    const { attemptId, delivery, email: to, language } = target;
    const isFeedbackShared = (shareWithCandidate ?? true) && delivery !== FeedbackDelivery.NONE;
    // Given again as they are, they stay what was given then: a mail may still be on its way with them.
    if (target.text === text && target.isShared === isFeedbackShared) return attemptId;
    const feedbackAt = this.clock.now();
    const given = { overallFeedback: text, feedbackBy: viewer.userId, feedbackAt };
    await tx.manager.update(Result, { attemptId }, { ...given, isFeedbackShared });
    const params = { attemptId, givenAt: feedbackAt.toISOString() };
    if (isFeedbackShared && delivery === FeedbackDelivery.MAILED)
      await this.mailer.send(tx, { to, template: FEEDBACK_MAIL, language, params });
    return attemptId;
  }
}
