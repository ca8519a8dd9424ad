import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { feedbackDelivery, saidTitleOfAttempt } from '../../assessments';
import type { FeedbackDelivery, ProctoringSettings, ResultVisibility } from '../../assessments';
import type { ClosedBy } from '../../exam';
import type { ContentLanguage } from '../../questions';

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

/** Visibility by the assessment as it is now, as the result itself is shown. `$2`: types that only a person can mark. */
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
      select count(*) filter (where n.value is not null)::int as "answeredCount",
        count(*) filter (where n.late_value is not null and n.late_counted_at is null)::int as "lateCount",
        count(*) filter (where n.value is not null and q.type = any($2::question_type[]))::int as "personCount"
      from attempt_questions q join answers n on n.question_id = q.id where q.attempt_id = t.id
    ) as given
  where ${condition} and t.state <> 'in-progress'`;

@Injectable()
export class AfterExamQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while it is not handed in. */
  ofAttempt(attemptId: string, personTypes: readonly string[]): Promise<AfterExamRow | null> {
    return this.one('t.id = $1', [attemptId, personTypes]);
  }

  /** Null as well when the link opens nothing any more. */
  ofLink(
    { invitationId, tokenVersion }: { invitationId: string; tokenVersion: number },
    personTypes: readonly string[],
  ): Promise<AfterExamRow | null> {
    return this.one('i.id = $1 and i.token_version = $3 and i.revoked_at is null', [
      invitationId,
      personTypes,
      tokenVersion,
    ]);
  }

  private async one(condition: string, values: unknown[]): Promise<AfterExamRow | null> {
    const [found] = await this.dataSource.query<AfterExamRow[]>(afterExam(condition), values);
    return found ?? null;
  }
}
