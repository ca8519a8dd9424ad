import { Injectable } from '@nestjs/common';
import { isAnswered } from '@mizan/question-model';
import type { AnswerValue, Grid } from '@mizan/question-model';
import { DataSource } from 'typeorm';
import { feedbackDelivery, saidTitleOfAttempt } from '../../assessments';
import type { FeedbackDelivery, ProctoringSettings, ResultVisibility } from '../../assessments';
import type { ClosedBy } from '../../exam';
import { personTypes } from '../../grading';
import type { ContentLanguage, QuestionType } from '../../questions';

export interface AfterExamRow {
  attemptId: string;
  invitationId: string;
  tokenVersion: number;
  isOpen: boolean;
  ownerId: string;
  invitedBy: string | null;
  firstName: string;
  email: string;
  title: string;
  language: ContentLanguage;
  submittedAt: Date;
  submittedBy: ClosedBy;
  questionCount: number;
  answeredCount: number;
  lateCount: number;
  personCount: number;
  visibility: ResultVisibility;
  delivery: FeedbackDelivery;
  proctoring: ProctoringSettings;
  /** Of the installation; null for ever. */
  answerDays: number | null;
  resultDays: number | null;
}

/** An answer, or one that was taken back. */
interface Saved {
  value: AnswerValue;
  grid: Grid | null;
  type: QuestionType;
}

/** Visibility by the assessment as it is now, as the result itself is shown. */
const afterExam = (condition: string) => `
  select t.id as "attemptId", i.id as "invitationId", i.token_version as "tokenVersion", i.revoked_at is null as "isOpen",
    t.owner_id as "ownerId", i.invited_by as "invitedBy", c.first_name as "firstName", c.email, ${saidTitleOfAttempt('t')} as title,
    t.language, t.submitted_at as "submittedAt", t.submitted_by as "submittedBy",
    t.question_count as "questionCount", given.*, a.configuration ->> 'resultVisibility' as visibility,
    ${feedbackDelivery} as delivery, t.settings -> 'proctoring' as proctoring,
    (select days from retention_rules where data_class = 'answers') as "answerDays",
    (select days from retention_rules where data_class = 'results') as "resultDays"
  from attempts t join invitations i on i.id = t.invitation_id join candidates c on c.id = t.candidate_id
    join assessments a on a.id = t.assessment_id
    cross join lateral (
      select count(*) filter (where n.late_value is not null and n.late_counted_at is null)::int as "lateCount",
        jsonb_agg(jsonb_build_object('value', n.value, 'grid', q.content -> 'grid', 'type', q.type))
          filter (where n.value is not null) as saved
      from attempt_questions q join answers n on n.question_id = q.id where q.attempt_id = t.id
    ) as given
  where ${condition} and t.state <> 'in-progress'`;

interface Found extends Omit<AfterExamRow, 'answeredCount' | 'personCount'> {
  saved: Saved[] | null;
}

@Injectable()
export class AfterExamQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while it is not handed in. */
  ofAttempt(attemptId: string): Promise<AfterExamRow | null> {
    return this.one('t.id = $1', [attemptId]);
  }

  /** Null as well when the link opens nothing any more. */
  ofLink({ invitationId, tokenVersion }: { invitationId: string; tokenVersion: number }): Promise<AfterExamRow | null> {
    return this.one('i.id = $1 and i.token_version = $2 and i.revoked_at is null', [invitationId, tokenVersion]);
  }

  private async one(condition: string, values: unknown[]): Promise<AfterExamRow | null> {
    const [found] = await this.dataSource.query<Found[]>(afterExam(condition), values);
    if (!found) return null;
    const { saved, ...row } = found;
    const answered = (saved ?? []).filter(({ value, grid }) => isAnswered(value, grid));
    const byPerson = answered.filter(({ type }) => personTypes.includes(type));
    return { ...row, answeredCount: answered.length, personCount: byPerson.length };
  }
}
