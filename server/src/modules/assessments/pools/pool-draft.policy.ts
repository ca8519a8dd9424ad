import { isUUID } from 'class-validator';
import { foldText } from '../../../platform/text';
import type { ContentLanguage, Difficulty, FieldProblems } from '../../questions';
import type { QuestionPool } from './question-pool.entity';

export interface PoolDraft {
  id?: string | null;
  skill: string;
  difficulty?: Difficulty | null;
  language?: ContentLanguage | null;
  drawCount: number;
}

export type PoolTerms = Pick<QuestionPool, 'skill' | 'difficulty' | 'language' | 'drawCount'> & { id: string | null };

export const poolLimits = { pools: 20, skillLength: 80, drawCount: { min: 1, max: 100 } } as const;

/**
 * What a new set of pools says. No two may draw the same question: then how many each has is known beforehand, whoever
 * draws and in whatever order.
 */
export function readPools(drafts: readonly PoolDraft[], problems: FieldProblems): PoolTerms[] {
  if (drafts.length > poolLimits.pools) problems.add('pools', 'max-items', { max: poolLimits.pools });
  const pools = drafts.map(({ id, skill, difficulty, language, drawCount }, index) => ({
    id: id != null && isUUID(id) ? id.toLowerCase() : null,
    skill: problems.text(`pools.${index}.skill`, skill, { max: poolLimits.skillLength, singleLine: true }),
    difficulty: difficulty ?? null,
    language: language ?? null,
    drawCount: problems.number(`pools.${index}.drawCount`, drawCount, poolLimits.drawCount),
  }));
  for (const [index, pool] of pools.entries()) {
    if (pools.slice(0, index).some((earlier) => overlap(earlier, pool)))
      problems.add(`pools.${index}.skill`, 'pool-overlap');
  }
  return pools;
}

function overlap(one: PoolTerms, other: PoolTerms): boolean {
  return (
    foldText(one.skill) === foldText(other.skill) &&
    meet(one.difficulty, other.difficulty) &&
    meet(one.language, other.language)
  );
}

const meet = (one: string | null, other: string | null): boolean => one === null || other === null || one === other;
