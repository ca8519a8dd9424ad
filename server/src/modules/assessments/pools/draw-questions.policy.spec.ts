import fc from 'fast-check';
import { Difficulty } from '../../questions';
import { allot, drawQuestions } from './draw-questions.policy';
import type { Drawable } from './draw-questions.policy';

const difficulty = fc.constantFrom(...Object.values(Difficulty));
const pool = fc.uniqueArray(fc.record({ id: fc.uuid(), difficulty, draws: fc.nat(5) }), {
  selector: ({ id }) => id,
  maxLength: 60,
});

const countOf = (questions: readonly Drawable[], wanted: Difficulty) =>
  questions.filter((question) => question.difficulty === wanted).length;

describe('drawQuestions', () => {
  it('gives everybody exactly as many as were asked for, all different and all from the pool', () => {
    fc.assert(
      fc.property(pool, fc.nat(60), fc.uuid(), (questions, count, seed) => {
        const drawn = drawQuestions(questions, count, seed);
        expect(drawn).toHaveLength(Math.min(count, questions.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        const ids = new Set(questions.map(({ id }) => id));
        expect(drawn.every((id) => ids.has(id))).toBe(true);
      }),
    );
  });

  it('takes of each difficulty its share, rounded up or down', () => {
    fc.assert(
      fc.property(pool, fc.nat(60), fc.uuid(), (questions, wanted, seed) => {
        const count = Math.min(wanted, questions.length);
        const drawn = new Set(drawQuestions(questions, count, seed));
        const chosen = questions.filter(({ id }) => drawn.has(id));
        for (const level of Object.values(Difficulty)) {
          const exact = questions.length === 0 ? 0 : (count * countOf(questions, level)) / questions.length;
          expect(countOf(chosen, level)).toBeGreaterThanOrEqual(Math.floor(exact));
          expect(countOf(chosen, level)).toBeLessThanOrEqual(Math.ceil(exact));
        }
      }),
    );
  });

  it('gives two candidates the same mix of difficulties', () => {
    fc.assert(
      fc.property(pool, fc.nat(60), fc.uuid(), fc.uuid(), (questions, count, one, other) => {
        const mix = (seed: string) => {
          const drawn = new Set(drawQuestions(questions, count, seed));
          const chosen = questions.filter(({ id }) => drawn.has(id));
          return Object.values(Difficulty).map((level) => countOf(chosen, level));
        };
        expect(mix(one)).toEqual(mix(other));
      }),
    );
  });

  it('asks no question more than once more often than another of its difficulty, drawn one after another', () => {
    const fresh = fc.uniqueArray(fc.record({ id: fc.uuid(), difficulty }), {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 25,
    });
    fc.assert(
      fc.property(
        fresh,
        fc.integer({ min: 1, max: 25 }),
        fc.array(fc.uuid(), { maxLength: 40 }),
        (made, count, seeds) => {
          const questions = made.map((question) => ({ ...question, draws: 0 }));
          for (const seed of seeds) {
            const drawn = new Set(drawQuestions(questions, count, seed));
            for (const question of questions) if (drawn.has(question.id)) question.draws += 1;
          }
          for (const level of Object.values(Difficulty)) {
            const draws = questions
              .filter((question) => question.difficulty === level)
              .map((question) => question.draws);
            if (draws.length > 0) expect(Math.max(...draws) - Math.min(...draws)).toBeLessThanOrEqual(1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is decided by the seed, not by the order in which the questions come', () => {
    fc.assert(
      fc.property(pool, fc.nat(60), fc.uuid(), (questions, count, seed) => {
        const [one, other] = [questions, questions.toReversed()].map((given) => drawQuestions(given, count, seed));
        expect(one).toEqual(other);
      }),
    );
  });
});

describe('allot', () => {
  it.each([
    [{ Easy: 10, Medium: 10, Hard: 10 }, 3, { Easy: 1, Medium: 1, Hard: 1 }],
    [{ Easy: 10, Medium: 10, Hard: 10 }, 4, { Easy: 1, Medium: 2, Hard: 1 }],
    [{ Easy: 6, Medium: 3, Hard: 1 }, 5, { Easy: 3, Medium: 2, Hard: 0 }],
    [{ Easy: 0, Medium: 0, Hard: 2 }, 5, { Easy: 0, Medium: 0, Hard: 2 }],
    [{ Easy: 0, Medium: 0, Hard: 0 }, 5, { Easy: 0, Medium: 0, Hard: 0 }],
  ])('of %j it takes %d as %j', (sizes, count, shares) => {
    const given = new Map(Object.entries(sizes) as [Difficulty, number][]);
    expect(Object.fromEntries(allot(given, count))).toEqual(shares);
  });
});
