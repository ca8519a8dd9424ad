import { createHash } from 'node:crypto';
import { Difficulty } from '../../questions';

/** A question that a pool may draw. */
export interface Drawable {
  id: string;
  difficulty: Difficulty;
  /** How often it has been drawn before. */
  draws: number;
}

/** In the order in which they are asked; of equal remainders the one further left gets the question. */
const difficulties = [Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD] as const;
const preferred = [Difficulty.MEDIUM, Difficulty.EASY, Difficulty.HARD] as const;

/**
 * `count` of the questions, or all when there are fewer: from each difficulty in proportion to how many there are (largest
 * remainder, Hamilton), so that two candidates get the same mix; within one the least drawn first, so that no question is
 * asked twice more often than another. What remains equal is decided by the seed alone. From easy to hard.
 */
export function drawQuestions(questions: readonly Drawable[], count: number, seed: string): string[] {
  const strata = new Map(difficulties.map((difficulty) => [difficulty, ofDifficulty(questions, difficulty)]));
  const shares = allot(new Map([...strata].map(([difficulty, { length }]) => [difficulty, length])), count);
  return difficulties.flatMap((difficulty) => {
    const ranked = byDraws(strata.get(difficulty) ?? [], seed);
    return ranked.slice(0, shares.get(difficulty)).map(({ id }) => id);
  });
}

/** How many of `count` each difficulty gives, by how many questions it has; never more than those. */
export function allot(sizes: ReadonlyMap<Difficulty, number>, count: number): Map<Difficulty, number> {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const drawn = Math.min(count, total);
  const exact = (difficulty: Difficulty) => (total === 0 ? 0 : (drawn * (sizes.get(difficulty) ?? 0)) / total);
  const shares = new Map(preferred.map((difficulty) => [difficulty, Math.floor(exact(difficulty))]));
  const left = drawn - [...shares.values()].reduce((sum, share) => sum + share, 0);
  const remainder = (difficulty: Difficulty) => exact(difficulty) - Math.floor(exact(difficulty));
  const neediest = preferred.toSorted((a, b) => remainder(b) - remainder(a)).slice(0, left);
  for (const difficulty of neediest) shares.set(difficulty, (shares.get(difficulty) ?? 0) + 1);
  return shares;
}

function ofDifficulty(questions: readonly Drawable[], wanted: Difficulty): Drawable[] {
  return questions.filter(({ difficulty }) => difficulty === wanted);
}

function byDraws(questions: readonly Drawable[], seed: string): Drawable[] {
  const ranks = new Map(questions.map(({ id }) => [id, rankOf(seed, id)]));
  const rank = ({ id }: Drawable) => ranks.get(id) ?? '';
  return questions.toSorted((a, b) => a.draws - b.draws || (rank(a) < rank(b) ? -1 : 1));
}

const rankOf = (seed: string, id: string): string => createHash('sha256').update(`${seed}/${id}`).digest('hex');
