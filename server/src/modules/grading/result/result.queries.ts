import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AnswerKey, Derivation, Explanation, MarkableQuestion, QuestionContent } from '@mizan/question-model';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { GradeBand, PaperTranslation, ReportOptions } from '../../assessments';
import { otherLanguage, usedSeconds } from '../../exam';
import type { AnswerValue, ClosedBy } from '../../exam';
import type { ContentLanguage, Difficulty, QuestionType } from '../../questions';
import type { MarkOrigin, ResultStatus } from '../score';

export interface FiguresRow {
  attemptId: string;
  score: number;
  totalScore: number;
  percentage: number;
  status: ResultStatus;
  isDisqualified: boolean;
  gradeBands: GradeBand[];
  passMark: number;
  /** Of the sitting. */
  language: ContentLanguage;
}

export interface ResultRow extends FiguresRow {
  candidateId: string;
  assessmentId: string;
  overallFeedback: string | null;
  reportOptions: ReportOptions;
  startedAt: Date;
  submittedAt: Date;
  submittedBy: ClosedBy;
}

export interface ResultQuestionRow {
  id: string;
  questionId: string;
  position: number;
  type: QuestionType;
  text: string;
  textHtml: string | null;
  skill: string;
  difficulty: Difficulty;
  isAdditional: boolean;
  content: QuestionContent;
  answerKey: AnswerKey;
  allottedSeconds: number;
  usedSeconds: number | null;
  closedBy: ClosedBy | null;
  /** In which the question was written, and the candidate read it. */
  language: ContentLanguage | null;
  givenIn: ContentLanguage;
  translation: PaperTranslation | null;
  other: MarkableQuestion['other'];
  value: AnswerValue | null;
  revision: number | null;
  savedAt: Date | null;
  lateValue: AnswerValue | null;
  lateRevision: number | null;
  lateSavedAt: Date | null;
  lateCountedAt: Date | null;
  score: number | null;
  maxScore: number;
  origin: MarkOrigin;
  explanation: Explanation;
  derivation: Derivation | null;
  markRevision: number;
  feedback: string | null;
  markedByName: string | null;
  markedAt: Date | null;
}

const figures = `
  r.attempt_id as "attemptId", r.score::float8 as score, r.total_score::float8 as "totalScore", r.percentage, r.status, r.is_disqualified as "isDisqualified",
  t.language, t.settings -> 'gradeBands' as "gradeBands",
  (t.settings #>> '{configuration,passMark}')::int as "passMark"`;

const result = `
  select r.candidate_id as "candidateId", r.assessment_id as "assessmentId", ${figures},
    r.overall_feedback as "overallFeedback", t.started_at as "startedAt", t.submitted_at as "submittedAt",
    t.submitted_by as "submittedBy",
    a.report_options as "reportOptions"
  from results r join attempts t on t.id = r.attempt_id join assessments a on a.id = r.assessment_id`;

const questions = `
  select q.id, q.question_id as "questionId", q.position, q.type, q.text, q.text_html as "textHtml", q.skill, q.difficulty, q.is_additional as "isAdditional", q.content,
    q.answer_key as "answerKey", q.duration_seconds as "allottedSeconds",
    round(${usedSeconds})::int as "usedSeconds", a.closed_by as "closedBy",
    q.language, q.translation, coalesce(a.language, t.language) as "givenIn", ${otherLanguage} as other,
    a.value, a.revision, a.saved_at as "savedAt",
    a.late_value as "lateValue", a.late_revision as "lateRevision", a.late_saved_at as "lateSavedAt",
    a.late_counted_at as "lateCountedAt",
    m.score::float8 as score, m.max_score::float8 as "maxScore", m.origin, m.explanation, m.derivation,
    m.revision as "markRevision", m.feedback,
    u.name as "markedByName", m.marked_at as "markedAt"
  from attempt_questions q
  join attempts t on t.id = q.attempt_id
  join marks m on m.question_id = q.id
  left join answers a on a.question_id = q.id
  left join users u on u.id = m.marked_by
  where q.attempt_id = $1 order by q.position`;

const summaries = `
  select t.invitation_id as "invitationId", ${figures}
  from results r join attempts t on t.id = r.attempt_id where t.invitation_id = any($1::uuid[])`;

@Injectable()
export class ResultQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  async ofCandidate(
    viewer: Pick<Viewer, 'userId' | 'role'>,
    assessmentId: string,
    candidateId: string,
  ): Promise<ResultRow | null> {
    const { sql, params } = this.scope.sql(viewer, 'r.owner_id', 3);
    const text = `${result} where r.assessment_id = $1 and r.candidate_id = $2 and ${sql}`;
    const [row] = await this.dataSource.query<ResultRow[]>(text, [assessmentId, candidateId, ...params]);
    return row ?? null;
  }

  async ofAttempt(viewer: Viewer, attemptId: string): Promise<ResultRow | null> {
    const { sql, params } = this.scope.sql(viewer, 'r.owner_id', 2);
    const text = `${result} where r.attempt_id = $1 and ${sql}`;
    const [row] = await this.dataSource.query<ResultRow[]>(text, [attemptId, ...params]);
    return row ?? null;
  }

  questionsOf(attemptId: string): Promise<ResultQuestionRow[]> {
    return this.dataSource.query<ResultQuestionRow[]>(questions, [attemptId]);
  }

  /** Without regard to the scope: whoever asks may see the invitations. */
  ofInvitations(invitationIds: readonly string[]): Promise<(FiguresRow & { invitationId: string })[]> {
    return this.dataSource.query(summaries, [invitationIds]);
  }
}
