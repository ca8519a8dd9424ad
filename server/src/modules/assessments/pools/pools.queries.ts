import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Pin } from '../../questions';
import { asked } from '../asked.sql';
import type { Drawable } from './draw-questions.policy';
import type { QuestionPool } from './question-pool.entity';

/** A pool with what the bank has for it at this moment. */
export interface StockedPool extends Omit<QuestionPool, 'position'> {
  available: number;
  meanSeconds: number;
  meanScore: number;
  /** Whether two candidates can get different times or scores. */
  isVarying: boolean;
}

export interface PoolCandidate extends Drawable, Pin {
  poolId: string;
  drawCount: number;
}

/**
 * Whether `pool` may draw a row of `questions`: it belongs to the owner of the assessment, is active, counts, decides about
 * nobody's admission, and is not on the paper already.
 */
const isDrawable = `questions.owner_id = assessments.owner_id and questions.status = 'Active'
  and not questions.is_additional and questions.type <> 'qualifier'
  and fold_text(questions.skill) = fold_text(pool.skill)
  and (pool.difficulty is null or questions.difficulty = pool.difficulty)
  and (pool.language is null or questions.language = pool.language)
  and not exists (select from asked where asked.assessment_id = pool.assessment_id and asked.question_id = questions.id)`;

const stockedPools = `
  with asked as (${asked})
  select pool.id, pool.assessment_id as "assessmentId", pool.skill, pool.difficulty, pool.language,
    pool.draw_count as "drawCount", stock.available, stock.mean_seconds as "meanSeconds", stock.mean_score as "meanScore",
    coalesce(stock.available > pool.draw_count and stock.differ, false) as "isVarying"
  from question_pools pool join assessments on assessments.id = pool.assessment_id
    cross join lateral (
      select count(*)::int as available, coalesce(avg(duration_seconds), 0)::float8 as mean_seconds,
        coalesce(avg(score), 0)::float8 as mean_score,
        min(duration_seconds) < max(duration_seconds) or min(score) < max(score) as differ
      from questions where ${isDrawable}
    ) stock
  where pool.assessment_id = any($1::uuid[]) order by pool.assessment_id, pool.position`;

const candidates = `
  with asked as (${asked})
  select pool.id as "poolId", pool.draw_count as "drawCount", questions.id, questions.id as "questionId",
    questions.version, questions.difficulty, coalesce(question_draws.draws, 0) as draws
  from question_pools pool join assessments on assessments.id = pool.assessment_id
    join questions on ${isDrawable}
    left join question_draws on question_draws.question_id = questions.id
  where pool.assessment_id = any($1::uuid[]) order by pool.position`;

/** In the order of the ids, so that two who count at once wait for each other and not for ever. */
const countDraws = `
  insert into question_draws (question_id, draws)
  select id, 1 from questions where id = any($1::uuid[]) order by id for key share
  on conflict (question_id) do update set draws = question_draws.draws + 1`;

@Injectable()
export class PoolsQueries {
  constructor(private readonly dataSource: DataSource) {}

  stocked(assessmentIds: readonly string[], on: EntityManager = this.dataSource.manager): Promise<StockedPool[]> {
    return on.query<StockedPool[]>(stockedPools, [assessmentIds]);
  }

  candidates(assessmentId: string, on: EntityManager): Promise<PoolCandidate[]> {
    return on.query<PoolCandidate[]>(candidates, [[assessmentId]]);
  }

  /**
   * Until the transaction ends nobody else draws for this assessment, so that two who start at once do not get the same
   * questions for the same reason. False when it has no pools. The assessment comes first, as for those who change it.
   */
  async lock(assessmentId: string, on: EntityManager): Promise<boolean> {
    const [first] = await on.query<unknown[]>('select from question_pools where assessment_id = $1 limit 1', [
      assessmentId,
    ]);
    if (!first) return false;
    await on.query('select from assessments where id = $1 for key share', [assessmentId]);
    await on.query('select from question_pools where assessment_id = $1 order by id for update', [assessmentId]);
    return true;
  }

  async countDraws(questionIds: readonly string[], on: EntityManager): Promise<void> {
    if (questionIds.length > 0) await on.query(countDraws, [questionIds]);
  }
}
