import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Pin } from '../questions';
import { asked } from './asked.sql';
import type { AskedKinds } from './paper-demands';
import { PoolsQueries } from './pools/pools.queries';
import type { StockedPool } from './pools/pools.queries';

export interface PaperFigures {
  assessmentId: string;
  questionCount: number;
  durationSeconds: number;
  totalScore: number;
  /** Pools draw questions of different times or scores: both sums are then those of an average paper. */
  durationIsApproximate: boolean;
}

type Sums = Omit<PaperFigures, 'durationIsApproximate'>;

const paperOrder = `
  select asked.question_id as "questionId", asked.version
  from (${asked}) asked join questions on questions.id = asked.question_id
  where questions.status = 'Active' order by asked.place`;

const paperSums = `
  select asked.assessment_id as "assessmentId", count(*)::int as "questionCount",
    sum((fields ->> 'durationSeconds')::int)::int as "durationSeconds",
    coalesce(sum((fields ->> 'score')::numeric) filter (where not (fields ->> 'isAdditional')::boolean), 0)::float8 as "totalScore"
  from (${asked}) asked join question_versions using (question_id, version)
    join questions on questions.id = asked.question_id
  where questions.status = 'Active' group by asked.assessment_id`;

const paperKinds = `
  select coalesce(array_agg(distinct fields ->> 'type'), '{}') as types,
    coalesce(bool_or((fields -> 'content' ->> 'allowsSeveral')::boolean), false) as "takesBack",
    coalesce(min((fields ->> 'durationSeconds')::int), 0) as "shortestSeconds",
    coalesce(max((fields ->> 'durationSeconds')::int), 0) as "longestSeconds"
  from question_versions
    join unnest($1::uuid[], $2::int[]) as pinned (question_id, version) using (question_id, version)`;

/** What papers ask, and what that adds up to. */
@Injectable()
export class PaperQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pools: PoolsQueries,
  ) {}

  /** Without what the pools draw. */
  pinsOf(assessmentId: string, on: EntityManager = this.dataSource.manager): Promise<Pin[]> {
    return on.query<Pin[]>(paperOrder, [[assessmentId]]);
  }

  /** One for each of the assessments, also for those that ask nothing. */
  async figuresOf(
    assessmentIds: readonly string[],
    on: EntityManager = this.dataSource.manager,
  ): Promise<PaperFigures[]> {
    const sums = await on.query<Sums[]>(paperSums, [assessmentIds]);
    const pools = await this.pools.stocked(assessmentIds, on);
    return assessmentIds.map((id) =>
      addPools(
        sums.find(({ assessmentId }) => assessmentId === id) ?? { assessmentId: id, ...nothing },
        pools.filter(({ assessmentId }) => assessmentId === id),
      ),
    );
  }

  /** Also of what its pools may draw: whoever may have to record something is told before the clock runs. */
  async kindsOf(assessmentId: string, on: EntityManager = this.dataSource.manager): Promise<AskedKinds> {
    const pins = [...(await this.pinsOf(assessmentId, on)), ...(await this.pools.candidates(assessmentId, on))];
    const values = [pins.map(({ questionId }) => questionId), pins.map(({ version }) => version)];
    const [kinds] = await on.query<[AskedKinds]>(paperKinds, values);
    return kinds;
  }
}

const nothing = { questionCount: 0, durationSeconds: 0, totalScore: 0 };

function addPools(sums: Sums, pools: readonly StockedPool[]): PaperFigures {
  const drawn = pools.map((pool) => ({ ...pool, count: Math.min(pool.drawCount, pool.available) }));
  const sum = (value: (pool: (typeof drawn)[number]) => number) =>
    drawn.reduce((total, pool) => total + value(pool), 0);
  return {
    assessmentId: sums.assessmentId,
    questionCount: sums.questionCount + sum(({ count }) => count),
    durationSeconds: sums.durationSeconds + Math.round(sum(({ count, meanSeconds }) => count * meanSeconds)),
    totalScore: round2(sums.totalScore + sum(({ count, meanScore }) => count * meanScore)),
    durationIsApproximate: pools.some(({ isVarying }) => isVarying),
  };
}

const round2 = (value: number): number => Math.round(value * 100) / 100;
