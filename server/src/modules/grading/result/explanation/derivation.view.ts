import type { Derivation } from '@mizan/question-model';
import { pointsOf } from '../../score';
import type { MarkDerivationNode } from './derivation.type';

export function toDerivationNode({ rule, parts, floor, rounding }: Derivation): MarkDerivationNode {
  return {
    rule,
    parts: parts.map((part) => ({ ...part, score: pointsOf(part.score), maxScore: pointsOf(part.maxScore) })),
    floor: pointsOf(floor),
    rounding: pointsOf(rounding),
  };
}
