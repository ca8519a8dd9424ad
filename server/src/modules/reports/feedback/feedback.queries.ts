import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { feedbackDelivery } from '../../assessments';
import type { FeedbackDelivery } from '../../assessments';
import type { ResultFeedback } from './result-feedback';

export interface FeedbackTarget {
  attemptId: string;
  email: string;
  language: 'en' | 'ar';
  /** By the assessment as it is now: what is shown is decided by whoever shows it, not by what was once frozen. */
  delivery: FeedbackDelivery;
  text: string | null;
  isShared: boolean;
}

const target = `
  select r.attempt_id as "attemptId", c.email, t.language, ${feedbackDelivery} as delivery,
    r.overall_feedback as text, r.is_feedback_shared as "isShared"
  from results r join attempts t on t.id = r.attempt_id join invitations i on i.id = t.invitation_id join assessments a on a.id = r.assessment_id join candidates c on c.id = r.candidate_id`;

const feedback = `
  select r.attempt_id as "attemptId", r.overall_feedback as text, u.name as "byName", r.feedback_at as at,
    r.is_feedback_shared as "isShared", ${feedbackDelivery} as delivery
  from results r join attempts t on t.id = r.attempt_id join invitations i on i.id = t.invitation_id
    join assessments a on a.id = r.assessment_id left join users u on u.id = r.feedback_by
  where r.attempt_id = $1`;

@Injectable()
export class FeedbackQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  /** Locked; null also when it is there, but not for this viewer. */
  async lockTarget(
    manager: EntityManager,
    viewer: Viewer,
    assessmentId: string,
    candidateId: string,
  ): Promise<FeedbackTarget | null> {
    if (!isUUID(assessmentId) || !isUUID(candidateId)) return null;
    const { sql, params } = this.scope.sql(viewer, 'r.owner_id', 3);
    const text = `${target} where r.assessment_id = $1 and r.candidate_id = $2 and ${sql} for no key update of r`;
    const [found] = await manager.query<FeedbackTarget[]>(text, [assessmentId, candidateId, ...params]);
    return found ?? null;
  }

  /** By one of its answers. Locked; null also when it is there, but not for this viewer. */
  async lockTargetOfAnswer(manager: EntityManager, viewer: Viewer, questionId: string): Promise<FeedbackTarget | null> {
    if (!isUUID(questionId)) return null;
    const { sql, params } = this.scope.sql(viewer, 'r.owner_id', 2);
    const text = `${target} join attempt_questions q on q.attempt_id = r.attempt_id
      where q.id = $1 and ${sql} for no key update of r`;
    const [found] = await manager.query<FeedbackTarget[]>(text, [questionId, ...params]);
    return found ?? null;
  }

  /** The attempt whose answer it is; null also when it is not the viewer's. */
  async setAnswerFeedback(viewer: Viewer, questionId: string, text: string | null): Promise<string | null> {
    if (!isUUID(questionId)) return null;
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', 3);
    const update = `update marks m set feedback = $2 from attempts t
      where m.question_id = $1 and t.id = m.attempt_id and ${sql} returning m.attempt_id as "attemptId"`;
    const values = [questionId, text, ...params];
    const [rows] = await this.dataSource.query<[{ attemptId: string }[], number]>(update, values);
    return rows[0]?.attemptId ?? null;
  }

  /** The caller knows that the viewer may see the result. */
  async of(attemptId: string): Promise<ResultFeedback> {
    const [found] = await this.dataSource.query<ResultFeedback[]>(feedback, [attemptId]);
    if (!found) throw new Error(`There is no result of ${attemptId}.`);
    return found;
  }
}
