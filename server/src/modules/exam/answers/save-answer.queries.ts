import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config';
import { NamedQueries } from '../../../platform/database';
import type { NamedStatement } from '../../../platform/database';
import type { ContentLanguage } from '../../questions';
import { isOpenAnswer } from '../attempt';
import { valueHash } from './receipts/receipts.queries';

export interface AnswerSave {
  questionId: string;
  invitationId: string;
  tokenVersion: number;
  pageId: string;
  revision: number;
  /** JSON text. */
  value: string;
  /** Milliseconds since the epoch, when the request arrived. */
  receivedAt: number;
  /** In which the question was read; null for that of the sitting. */
  language: ContentLanguage | null;
}

/** The row after the save, whatever the save changed. Moments are milliseconds since the epoch. */
export interface StoredAnswer {
  questionId: string;
  attemptId: string;
  revision: number;
  savedAt: number | null;
  valueHash: string | null;
  lateRevision: number;
  lateSavedAt: number | null;
  lateValueHash: string | null;
  closesAt: number;
  isLivePage: boolean;
  /** It came late and has no place beside the answer. */
  isLeftOut: boolean;
}

/** A pause ends the time like the close of the question does: what was on its way still counts, and what comes later does not. */
const inTime = `s.is_live and ${isOpenAnswer('a')}
  and s.received_at <= least(a.closes_at, s.paused_at) + make_interval(secs => $8)`;
const counts = `${inTime} and s.revision > a.revision`;
/** Where a person let a late one count, the late place holds what came in time. Of two pages that wrote the same revision the live one's is kept. */
const isKept = `not (${inTime}) and a.late_counted_at is null and s.revision > a.revision
  and (s.revision > a.late_revision or s.is_live and s.revision = a.late_revision and s.value <> a.late_value)`;
/** Of the row after the save. The live page is told of newer words in the late place: its own, or another page's, above which it sends again. */
const isLeftOut = `case when s.is_live then a.late_counted_at is not null and s.revision > a.revision
  else a.closed_at is not null and a.value is distinct from s.value and a.late_value is distinct from s.value end`;
/** What a person let count though it was late gives way to an answer in time, and is the late one again. */
const isDisplaced = `a.late_counted_at is not null and ${counts}`;
const setLate = (column: string, sent: string) =>
  `late_${column} = case when ${isKept} then s.${sent} when ${isDisplaced} then a.${column} else a.late_${column} end`;
const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** What a save changes, and the row afterwards; `s` is the save with its sitting. */
const change = (when: string) => `
  update answers a set
    value = case when ${counts} then s.value else a.value end,
    revision = case when ${counts} then s.revision else a.revision end,
    saved_at = case when ${counts} then s.received_at else a.saved_at end,
    language = case when ${counts} then s.language else a.language end,
    ${setLate('value', 'value')},
    ${setLate('revision', 'revision')},
    ${setLate('saved_at', 'received_at')},
    late_counted_at = case when ${isDisplaced} then null else a.late_counted_at end
  from s
  where a.question_id = s.question_id and a.attempt_id = s.attempt_id and ${when}
  returning a.question_id as "questionId", a.attempt_id as "attemptId", a.revision, a.late_revision as "lateRevision", s.is_live as "isLivePage", ${isLeftOut} as "isLeftOut",
    ${milliseconds('a.saved_at')} as "savedAt", ${milliseconds('a.late_saved_at')} as "lateSavedAt",
    ${milliseconds('a.closes_at')} as "closesAt",
    ${valueHash('a.value')} as "valueHash", ${valueHash('a.late_value')} as "lateValueHash"`;

/**
 * The whole decision about a save, for any number of answers: what is newer and in time counts, what is newer and late (or
 * from a page that is not the live one) is kept beside it unless a person let such a one count, anything else changes nothing. A revoked or re-issued token
 * finds no row. After waiting for a closing on the row's lock PostgreSQL evaluates all of it again on the closed row.
 *
 * Read by index whatever the statistics say: `limit 1` keeps the look-ups apart from the join, and the array hidden behind
 * a sub-select lets the plan be made once, for any number of rows. Several are locked by id first, since the plan may come to
 * them in any order: so neither two batches nor whoever closes or forgets several answers can wait in a circle.
 */
export const saveAnswers: NamedStatement = {
  name: 'save-answers',
  lane: 'saves',
  text: `with s as materialized (
    select given.question_id, given.revision, given.value, coalesce(given.language, seat.language) as language, to_timestamp(given.received_ms / 1000) as received_at, seat.attempt_id, coalesce(seat.page_id = given.page_id, false) as is_live,
      seat.paused_at
    from unnest((select $1::uuid[]), $2::uuid[], $3::int[], $4::uuid[], $5::int[], $6::jsonb[], $7::float8[], $9::content_language[])
      as given (question_id, invitation_id, token_version, page_id, revision, value, received_ms, language),
    lateral (
      select t.id as attempt_id, t.page_id, t.paused_at, t.language
      from attempts t join invitations i on i.id = t.invitation_id
      where t.invitation_id = given.invitation_id and i.token_version = given.token_version and i.revoked_at is null
      limit 1
    ) seat
    order by given.question_id
  ), held as materialized (
    select a.question_id from s, lateral (
      select question_id from answers where question_id = s.question_id limit 1 for no key update
    ) a
  )${change('(select count(*) from held) >= 0')}`,
};

/** The same of a single one, as most are while few write: it has nothing to put in order, and costs PostgreSQL a sixth less so. */
export const saveAnswer: NamedStatement = {
  name: 'save-answer',
  lane: 'saves',
  text: `with s as materialized (
    select $1::uuid as question_id, $5::int as revision, $6::jsonb as value, coalesce($9::content_language, t.language) as language,
      to_timestamp($7::float8 / 1000) as received_at, t.id as attempt_id, coalesce(t.page_id = $4::uuid, false) as is_live, t.paused_at
    from attempts t join invitations i on i.id = t.invitation_id
    where t.invitation_id = $2::uuid and i.token_version = $3::int and i.revoked_at is null
    limit 1
  )${change('a.question_id = $1::uuid')}`,
};

const whyNoRow: NamedStatement = {
  name: 'why-no-answer-row',
  lane: 'saves',
  text: `select true as "isValid" from invitations where id = $1 and token_version = $2 and revoked_at is null`,
};

@Injectable()
export class SaveAnswerQueries {
  constructor(
    private readonly queries: NamedQueries,
    private readonly config: AppConfig,
  ) {}

  /** The stored rows in the order of the saves; undefined where the sitting has no such open or closed question. */
  async save(saves: AnswerSave[]): Promise<(StoredAnswer | undefined)[]> {
    const [only, ...others] = saves;
    const { saveGraceSeconds } = this.config;
    if (only && others.length === 0)
      return [(await this.queries.query<StoredAnswer>(saveAnswer, saveAnswerValues(only, saveGraceSeconds)))[0]];
    const rows = await this.queries.query<StoredAnswer>(saveAnswers, saveAnswersValues(saves, saveGraceSeconds));
    const byQuestion = new Map(rows.map((row) => [row.questionId, row]));
    return saves.map(({ questionId }) => byQuestion.get(questionId));
  }

  async isTokenValid(invitationId: string, tokenVersion: number): Promise<boolean> {
    return (await this.queries.query(whyNoRow, [invitationId, tokenVersion])).length > 0;
  }
}

export function saveAnswersValues(saves: readonly AnswerSave[], graceSeconds: number): unknown[] {
  return [
    saves.map((save) => save.questionId),
    saves.map((save) => save.invitationId),
    saves.map((save) => save.tokenVersion),
    saves.map((save) => save.pageId),
    saves.map((save) => save.revision),
    saves.map((save) => save.value),
    saves.map((save) => save.receivedAt),
    graceSeconds,
    saves.map((save) => save.language),
  ];
}

export function saveAnswerValues(save: AnswerSave, graceSeconds: number): unknown[] {
  const { questionId, invitationId, tokenVersion, pageId, revision, value, receivedAt, language } = save;
  return [questionId, invitationId, tokenVersion, pageId, revision, value, receivedAt, graceSeconds, language];
}
