import type { ContentOf } from '../../content';
import type { DerivedPart, RuledParts } from '../../derivation/derivation';
import { plainPart } from '../../derivation/derivation';
import type { Hundredths, Markable, MarkedAnswer } from '../../marking/marking';
import { marked } from '../../marking/marking';
import { choiceTexts, deriveOneChoice } from '../shared/mark-choices';

type Question = Markable<ContentOf<'multiple-choice'>, { rightChoiceIds: string[] }>;
interface Given {
  choiceIds: string[];
}

/**
 * One right choice: all or nothing. Several: each right choice earns its share, each wrong one takes a share back, never
 * below zero; so ticking everything earns nothing, and half of the answer earns half of the points.
 */
export function markMultipleChoice(question: Question, given: Given): MarkedAnswer {
  const chosen = new Set(given.choiceIds);
  const right = new Set(question.answerKey.rightChoiceIds);
  return question.content.allowsSeveral ? markSeveral(question, chosen, right) : markOne(question, chosen, right);
}

function markOne({ maxScore }: Question, chosen: Set<string>, right: Set<string>): MarkedAnswer {
  const hit = chosen.size === 1 && [...chosen].every((id) => right.has(id));
  return hit ? marked(maxScore, 'RIGHT_CHOICE') : marked(0, 'WRONG_CHOICE');
}

function markSeveral({ maxScore }: Question, chosen: Set<string>, right: Set<string>): MarkedAnswer {
  const hits = [...chosen].filter((id) => right.has(id)).length;
  const misses = chosen.size - hits;
  const shares = Math.max(0, hits - misses);
  const score = right.size === 0 ? 0 : Math.round((maxScore * shares) / right.size);
  return marked(score, 'CHOICES_COUNTED', { right: hits, wrong: misses, of: right.size });
}

/** Every choice that was taken, and every right one that was not. */
export function deriveMultipleChoice(question: Question, given: Given, score: Hundredths): RuledParts {
  if (!question.content.allowsSeveral) return deriveOneChoice(question, given, score);
  const taken = new Set(given.choiceIds);
  const right = new Set(question.answerKey.rightChoiceIds);
  const share = right.size === 0 ? 0 : Math.round(question.maxScore / right.size);
  const parts = [...new Set([...right, ...taken])].map((id): DerivedPart => {
    const label = choiceTexts(question, [id])[0] ?? '–';
    if (!taken.has(id)) return { ...plainPart, label, verdict: 'MISSED', score: 0, maxScore: share };
    return right.has(id)
      ? { ...plainPart, label, verdict: 'RIGHT', score: share, maxScore: share }
      : { ...plainPart, label, verdict: 'WRONG', score: -share, maxScore: 0 };
  });
  return { rule: 'SHARES_LESS_WRONG', parts };
}
