import type { Derivation, DerivationRule } from '@mizan/question-model';
import { pointsOf } from '../../score';

export interface ShownDerivedPart extends Omit<Derivation['parts'][number], 'score' | 'maxScore'> {
  score: number;
  maxScore: number;
}

export interface ShownDerivation {
  rule: DerivationRule;
  parts: ShownDerivedPart[];
  floor: number;
  rounding: number;
}

export function toShownDerivation({ rule, parts, floor, rounding }: Derivation): ShownDerivation {
  return {
    rule,
    parts: parts.map((part) => ({ ...part, score: pointsOf(part.score), maxScore: pointsOf(part.maxScore) })),
    floor: pointsOf(floor),
    rounding: pointsOf(rounding),
  };
}
