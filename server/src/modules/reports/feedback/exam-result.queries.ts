import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AnswerKey } from '@mizan/question-model';
import type { ExamCredential } from '../../../platform/access';
import { feedbackDelivery, saidTitleOfAttempt } from '../../assessments';
import type { FeedbackDelivery, GradeBand, ResultVisibility } from '../../assessments';
import { saidInOther } from '../../exam';
import type { AnswerValue, OpenedQuestion } from '../../exam';
import type { ResultStatus } from '../../grading';
import type { ContentLanguage } from '../../questions';

export interface ExamResultRow {
  attemptId: string;
  title: string;
  language: ContentLanguage;
  /** In the language of the sitting, where that is not the assessment's own. */
  bandNames: string[] | null;
  submittedAt: Date;
  visibility: ResultVisibility;
  delivery: FeedbackDelivery;
  showQuestions: boolean;
  showCorrectAnswers: boolean;
  /** Null until it is marked for the first time, like all that follows. */
  status: ResultStatus | null;
  score: number;
  totalScore: number;
  percentage: number;
  gradeBands: GradeBand[];
  feedback: string | null;
  isFeedbackShared: boolean;
}

export interface ExamResultQuestionRow extends OpenedQuestion {
  answerKey: AnswerKey;
  /** In the other language; null where the question is said in one alone. */
  translatedKey: AnswerKey | null;
  isAdditional: boolean;
  answer: AnswerValue | null;
  earned: number;
  feedback: string | null;
}

/** Visibility by the assessment as it is now, so that staff can let results out when they are ready for it. */
const result = `
  select t.id as "attemptId", t.language,
    ${saidTitleOfAttempt('t')} as title, t.submitted_at as "submittedAt",
    a.configuration ->> 'resultVisibility' as visibility,
    ${feedbackDelivery} as delivery,
    (a.report_options ->> 'showQuestions')::boolean as "showQuestions",
    (a.report_options ->> 'showCorrectAnswers')::boolean as "showCorrectAnswers",
    r.status, r.score::float8 as score, r.total_score::float8 as "totalScore", r.percentage,
    t.settings -> 'gradeBands' as "gradeBands",
    case when t.language::text <> t.settings ->> 'language' then t.settings #> '{translation,bandNames}' end as "bandNames", r.overall_feedback as feedback, r.is_feedback_shared as "isFeedbackShared"
  from invitations i join attempts t on t.invitation_id = i.id join assessments a on a.id = i.assessment_id
    left join results r on r.attempt_id = t.id
  where i.id = $1 and i.token_version = $2 and i.revoked_at is null and t.state <> 'in-progress'`;

const questions = `
  select q.id, q.position, q.type, q.text, q.text_html as "textHtml", q.content, ${saidInOther('q')}, q.score::float8 as score,
    q.duration_seconds as "durationSeconds", q.base_duration_seconds as "baseDurationSeconds",
    a.opened_at as "openedAt", a.closes_at as "closesAt", q.answer_key as "answerKey", q.translation -> 'answerKey' as "translatedKey",
    q.is_additional as "isAdditional", a.value as answer, coalesce(m.score, 0)::float8 as earned, m.feedback
  from attempt_questions q join answers a on a.question_id = q.id join marks m on m.question_id = q.id
  where q.attempt_id = $1 order by q.position`;

@Injectable()
export class ExamResultQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Null before the exam is handed in, and when the link opens nothing any more. */
  async of({ invitationId, tokenVersion }: ExamCredential): Promise<ExamResultRow | null> {
    const [found] = await this.dataSource.query<ExamResultRow[]>(result, [invitationId, tokenVersion]);
    return found ?? null;
  }

  questionsOf(attemptId: string): Promise<ExamResultQuestionRow[]> {
    return this.dataSource.query<ExamResultQuestionRow[]>(questions, [attemptId]);
  }
}
