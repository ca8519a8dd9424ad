import type { MarkableQuestion, MarkedAnswer, MarkingRule } from './marking';
import { marked } from './marking';

/**
 * One right choice: all or nothing. Several: each right choice earns its share, each wrong one takes a share back, never
 * below zero; so ticking everything earns nothing, and half of the answer earns half of the points.
 */
export const markMultipleChoice: MarkingRule = (question, given) => {
  const chosen = new Set(given.choiceIds);
  const right = new Set(question.answerKey.rightChoiceIds);
  return question.content.allowsSeveral ? markSeveral(question, chosen, right) : markOne(question, chosen, right);
};

function markOne({ maxScore }: MarkableQuestion, chosen: Set<string>, right: Set<string>): MarkedAnswer {
  const hit = chosen.size === 1 && [...chosen].every((id) => right.has(id));
  return hit ? marked(maxScore, 'RIGHT_CHOICE') : marked(0, 'WRONG_CHOICE');
}

function markSeveral({ maxScore }: MarkableQuestion, chosen: Set<string>, right: Set<string>): MarkedAnswer {
  const hits = [...chosen].filter((id) => right.has(id)).length;
  const misses = chosen.size - hits;
  const shares = Math.max(0, hits - misses);
  const score = right.size === 0 ? 0 : Math.round((maxScore * shares) / right.size);
  return marked(score, 'CHOICES_COUNTED', { right: hits, wrong: misses, of: right.size });
}
