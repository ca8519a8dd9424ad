import type { Derivation, ReadingStep, PartVerdict, DerivationRule } from '@mizan/question-model';
import { pointsOf } from '../../score';

export interface ShownDerivedPart {
  label: string | null;
  given: string | null;
  read: string | null;
  steps: ReadingStep[];
  expected: string[];
  verdict: PartVerdict;
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
