import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { UnitOfWork } from '../../../platform/database';
import { GiveMark } from './give-mark';
import type { MarkAnswerInput } from './grading.inputs';
import { LockMarkable } from './lock-markable';

/** A person decides about one answer; a mark given by rule may be overruled as well. The result follows at once. */
@Injectable()
export class MarkAnswer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly markable: LockMarkable,
    private readonly mark: GiveMark,
  ) {}

  /**
   * @returns the id of the attempt.
   * @throws ResultQuestionNotFound, InvalidInput at `score`, MarkChanged
   */
  execute(viewer: Viewer, { questionId, score, feedback, expectedRevision }: MarkAnswerInput): Promise<string> {
    return this.unitOfWork.run(async (tx) => {
      const attempt = await this.markable.lock(tx, viewer, questionId);
      const given = { by: viewer.userId, at: this.clock.now(), feedback: trimmedOrNull(feedback) };
      await this.mark.execute(tx, attempt, { questionId, score, expectedRevision, ...given });
      return attempt.id;
    });
  }
}

/** Nothing but spaces is no text. */
export function trimmedOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
