import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { ConnectionOf, LongPageArgs } from '../../../platform/graphql';
import { connectionOfIds, ListConditions, pageOfIds } from '../../../platform/listing';
import type { ListOrder } from '../../../platform/listing';
import type { QuestionType } from '../../questions';
import { MarkingOrder, MarkingRound } from './marking-queue.inputs';

export interface QueueRow {
  id: string;
  questionId: string;
  attemptId: string;
  assessmentId: string;
  assessmentTitle: string;
  position: number;
  type: QuestionType;
  text: string;
  textHtml: string | null;
  candidateName: string;
  alias: string;
  score: number | null;
  maxScore: number;
  hasLateAnswer: boolean;
  revision: number;
  mustBeBlind: boolean;
  markedBy: string | null;
  markedByName: string | null;
  markedAt: Date | null;
  feedback: string | null;
  second: number | null;
  secondBy: string | null;
  secondByName: string | null;
  secondAt: Date | null;
  secondFeedback: string | null;
  firstScore: number | null;
  settledAt: Date | null;
  settledReason: string | null;
  isWithinTolerance: boolean | null;
}

export interface PairRow extends QueueRow {
  /** Of the points that the second ones are compared with, whoever marked since. */
  firstByName: string | null;
}

interface Wanted {
  assessmentId?: string | null | undefined;
  round: MarkingRound;
  order: MarkingOrder;
}

/** The types that persons mark; answers that were left empty are marked at once and stand here only for what came late. */
const byHand = `q.type in ('open-ended', 'spreadsheet', 'xlcx', 'document', 'slides', 'file-upload', 'video', 'audio')`;

/** Nobody may mark while the exam goes on, also what is closed in it. */
const tables = `
  from marks m join attempt_questions q on q.id = m.question_id
    join attempts t on t.id = m.attempt_id and t.state <> 'in-progress'
    join assessments a on a.id = t.assessment_id join candidates c on c.id = t.candidate_id
    left join second_marks s on s.question_id = m.question_id
    left join marking_rules k on k.assessment_id = t.assessment_id
    left join users u on u.id = m.marked_by left join users v on v.id = s.marked_by
    left join answers w on w.question_id = m.question_id`;

/** Nobody has let it count, and it is still kept. */
const isLate = `w.late_revision > 0 and w.late_counted_at is null and w.late_value is not null`;

const cameLate = `(w.late_revision > 0 or w.late_counted_at is not null)`;

/** Each half by an index of its own. Points that a person gave are a decision about what came late as well. */
const waiting = `select n.question_id from marks n where n.origin = 'awaiting'
  union all select n.question_id from answers w join marks n on n.question_id = w.question_id
  where ${isLate} and n.origin = 'automatic'`;

const tolerance = `m.max_score * coalesce(k.tolerance_percent, 0) / 100`;

const columns = `
  q.id, q.question_id as "questionId", t.id as "attemptId", t.assessment_id as "assessmentId", a.title as "assessmentTitle",
  q.position, q.type, q.text, q.text_html as "textHtml", rtrim(c.first_name || ' ' || c.last_name) as "candidateName",
  upper(substr(md5(t.id::text), 1, 5)) as alias, m.score::float8 as score, m.max_score::float8 as "maxScore", m.revision,
  coalesce(${isLate}, false) as "hasLateAnswer",
  coalesce(k.is_blind, false) as "mustBeBlind", m.marked_by as "markedBy", u.name as "markedByName",
  m.marked_at as "markedAt", m.feedback, s.score::float8 as second, s.marked_by as "secondBy", v.name as "secondByName",
  s.marked_at as "secondAt", s.feedback as "secondFeedback", s.first_score::float8 as "firstScore",
  s.settled_at as "settledAt", s.settled_reason as "settledReason",
  abs(s.score - s.first_score) <= ${tolerance} as "isWithinTolerance"`;

/** The first change after the second mark says whose mark it met. */
const firstByName = `(select f.name from users f where f.id = coalesce((
    select (h.before ->> 'markedBy')::uuid from mark_changes h
    where h.question_id = q.id and h.changed_at > s.marked_at order by h.changed_at limit 1
  ), m.marked_by))`;

/** `$1` is the viewer. */
const rounds: Record<MarkingRound, string> = {
  FIRST: `q.id in (${waiting}) and $1::uuid is not null`,
  SECOND: `m.origin = 'person' and ${byHand} and s.question_id is null and k.needs_second_mark and m.marked_by is distinct from $1`,
  SETTLE: `s.settled_at is null and abs(s.score - s.first_score) > ${tolerance} and $1::uuid is not null`,
  MARKED: `m.origin = 'person' and (${byHand} or ${cameLate}) and $1::uuid is not null`,
};

const handedIn = `to_char(t.submitted_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`;

/** Text that sorts as what it is made of, so that a page can say by one key where it ends. */
const orders: Record<MarkingOrder, string> = {
  BY_CANDIDATE: `concat_ws('/', ${handedIn}, t.id, lpad(q.position::text, 6, '0')) collate "C"`,
  BY_QUESTION: `concat_ws('/', left(fold_text(a.title), 40), t.assessment_id, q.question_id, ${handedIn}) collate "C"`,
};

const inOrder: ListOrder = { key: 'place', type: 'text', isDescending: false };
const newestFirst: ListOrder = { key: 'place', type: 'timestamptz', isDescending: true };

@Injectable()
export class MarkingQueueQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: OwnerScope,
  ) {}

  async queue(viewer: Viewer, wanted: Wanted, args: LongPageArgs): Promise<ConnectionOf<QueueRow>> {
    const isMarked = wanted.round === MarkingRound.MARKED;
    const queued = this.queued(viewer, wanted, isMarked ? 'm.marked_at' : orders[wanted.order]);
    const page = await pageOfIds(this.dataSource, queued.sql, queued.values, isMarked ? newestFirst : inOrder, args);
    const text = `select ${columns} ${tables} where q.id = any($1::uuid[])`;
    return connectionOfIds(page, args.after, (ids) => this.dataSource.query<QueueRow[]>(text, [ids]));
  }

  /** How many wait for a first mark. */
  async awaitedCount(viewer: Viewer): Promise<number> {
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', 2);
    const text = `select count(*)::int as count ${tables} where ${rounds.FIRST} and ${sql}`;
    const [row] = await this.dataSource.query<{ count: number }[]>(text, [viewer.userId, ...params]);
    return row?.count ?? 0;
  }

  /** As a table of ids, and the values of its parameters. */
  private queued(viewer: Viewer, { assessmentId, round }: Wanted, place: string) {
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', 3);
    const where = `${rounds[round]} and ($2::uuid is null or t.assessment_id = $2) and ${sql}`;
    const values = new ListConditions().add({ sql: 'true', params: [viewer.userId, assessmentId ?? null, ...params] });
    return { sql: `(select q.id, ${place} as place ${tables} where ${where}) queued`, values };
  }

  async one(viewer: Viewer, id: string): Promise<QueueRow | null> {
    const { sql, params } = this.scope.sql(viewer, 't.owner_id', 2);
    const known = `(m.origin <> 'automatic' and ${byHand} or ${cameLate})`;
    const text = `select ${columns} ${tables} where q.id = $1 and ${known} and ${sql}`;
    const [row] = await this.dataSource.query<QueueRow[]>(text, [id, ...params]);
    return row ?? null;
  }

  /** Every pair of marks of an assessment; who may see it has been decided. */
  pairs(assessmentId: string): Promise<PairRow[]> {
    const text = `select ${columns}, ${firstByName} as "firstByName" ${tables} where t.assessment_id = $1 and s.question_id is not null
      order by abs(s.score - s.first_score) / nullif(m.max_score, 0) desc nulls last, q.id`;
    return this.dataSource.query<PairRow[]>(text, [assessmentId]);
  }
}
