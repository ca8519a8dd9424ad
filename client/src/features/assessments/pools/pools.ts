import type { ContentLanguage, Difficulty, SetPoolsInput } from '../../../graphql/schema-generated';
import type { Pools_AssessmentFragment } from './pools-generated';
import type { Failure } from '../../../lib/graphql/errors';

/** As the server checks them. */
export const MAX_POOLS = 20;
export const MAX_DRAWN = 100;

export interface PoolDraft {
  /** Stays the same while the page is open. */
  key: string;
  /** Null until the server knows it. */
  id: string | null;
  skill: string;
  /** Null: any. */
  difficulty: Difficulty | null;
  language: ContentLanguage | null;
  /** Null while the field is empty. */
  drawCount: number | null;
  /** How many questions there are to draw from; null until the server has counted. */
  available: number | null;
}

type Stored = Pools_AssessmentFragment['pools'];

export const poolsOf = (pools: Stored): PoolDraft[] => pools.map((pool) => ({ ...pool, key: pool.id }));

export const blankPool = (key: string): PoolDraft => ({
  key,
  id: null,
  skill: '',
  difficulty: null,
  language: null,
  drawCount: 3,
  available: null,
});

/** A change to what is drawn from makes the known figure a thing of the past. */
export function withPool(pools: readonly PoolDraft[], key: string, change: Partial<PoolDraft>): PoolDraft[] {
  const isRecounted = 'skill' in change || 'difficulty' in change || 'language' in change;
  return pools.map((pool) =>
    pool.key === key ? { ...pool, ...change, ...(isRecounted ? { available: null } : {}) } : pool,
  );
}

export const isPoolReady = ({ skill, drawCount }: PoolDraft): boolean =>
  skill.trim() !== '' && drawCount !== null && drawCount >= 1;

const questionsOf = ({ skill, difficulty, language }: PoolDraft) =>
  [skill.trim().toLocaleLowerCase(), difficulty, language].join('|');

/** Where an earlier draw from the same questions stands, counted from 1; null when there is none. */
export function repeatedPool(pools: readonly PoolDraft[], pool: PoolDraft): number | null {
  if (pool.skill.trim() === '') return null;
  const first = pools.findIndex((other) => questionsOf(other) === questionsOf(pool));
  return first >= 0 && first < pools.indexOf(pool) ? first + 1 : null;
}

const sendable = (pools: readonly PoolDraft[]): PoolDraft[] =>
  pools.filter((pool) => isPoolReady(pool) && repeatedPool(pools, pool) === null);

/** One that only stands there empty is nothing to miss. */
const isWritten = ({ id, skill }: PoolDraft): boolean => id !== null || skill.trim() !== '';

/** Written, without its skill or its number. */
export const isBegun = (pool: PoolDraft): boolean => isWritten(pool) && !isPoolReady(pool);

/** What is written of one that cannot be sent yet. */
const isUnfinished = (pools: readonly PoolDraft[], pool: PoolDraft): boolean =>
  isWritten(pool) && !sendable(pools).includes(pool);

/** The first of them, counted from 1; null where there is none. */
export function unfinishedPool(pools: readonly PoolDraft[]): number | null {
  const at = pools.findIndex((pool) => isUnfinished(pools, pool));
  return at < 0 ? null : at + 1;
}

/** Sent without it, the server would draw no more by one that it has while it is written anew. */
export const wouldRemove = (pools: readonly PoolDraft[]): boolean =>
  pools.some((pool) => pool.id !== null && isUnfinished(pools, pool));

/** Only what is whole is sent; the rest stays on the screen. */
export const poolsInput = (pools: readonly PoolDraft[]): SetPoolsInput['pools'] =>
  sendable(pools).map(({ id, skill, difficulty, language, drawCount }) => ({
    ...(id === null ? {} : { id }),
    skill: skill.trim(),
    difficulty,
    language,
    drawCount: drawCount ?? 1,
  }));

/** Takes over ids and figures of what was sent, unless it has changed since. */
export function withStored(pools: readonly PoolDraft[], sent: readonly PoolDraft[], stored: Stored): PoolDraft[] {
  const answered = new Map(sendable(sent).map((pool, index) => [pool.key, { pool, found: stored[index] }]));
  return pools.map((pool) => {
    const { pool: asked, found } = answered.get(pool.key) ?? {};
    if (!asked || !found) return pool;
    const { skill, difficulty, language } = pool;
    const isSame = skill === asked.skill && difficulty === asked.difficulty && language === asked.language;
    return { ...pool, id: found.id, available: isSame ? found.available : null };
  });
}

/** An active assessment takes no draw that cannot be filled; the refusal says of which skill there are how many. */
export function withShortage(pools: readonly PoolDraft[], { code, params }: Failure): PoolDraft[] {
  const { skill, drawCount, available } = params;
  const isMeant = (pool: PoolDraft) =>
    code === 'POOL_TOO_SMALL' && pool.skill.trim() === skill && pool.drawCount === drawCount;
  return pools.map((pool) => (isMeant(pool) && typeof available === 'number' ? { ...pool, available } : pool));
}

/** How many questions are missing; 0 when there are enough, or nobody has counted yet. */
export const shortOf = ({ drawCount, available }: PoolDraft): number =>
  drawCount === null || available === null ? 0 : Math.max(0, drawCount - available);

export const drawnCount = (pools: readonly PoolDraft[]): number =>
  sendable(pools).reduce((sum, { drawCount }) => sum + (drawCount ?? 0), 0);
