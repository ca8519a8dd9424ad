import { derivationRules, partVerdicts, readingSteps } from '@mizan/question-model';
import type { DerivationRule, PartVerdict, ReadingStep } from '@mizan/question-model';
import { Field, Float, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '../../../../platform/graphql';
import type { ShownDerivedPart, ShownDerivation } from './shown-derivation';

export const ReadingStepEnum = enumOf(readingSteps);
export const DerivationRuleEnum = enumOf(derivationRules);
export const PartVerdictEnum = enumOf(partVerdicts);
registerEnumType(ReadingStepEnum, { name: 'ReadingStep', description: 'What was levelled before comparing.' });
registerEnumType(DerivationRuleEnum, { name: 'DerivationRule', description: 'How the points come about.' });
registerEnumType(PartVerdictEnum, { name: 'PartVerdict', description: 'MISSED: right, and not given.' });

@ObjectType('DerivedPart', { description: 'One thing that earned points, or could have.' })
export class DerivedPartNode implements ShownDerivedPart {
  @Field(() => String, { nullable: true, description: 'Choice, number of the blank, or criterion.' })
  label: string | null;

  @Field(() => String, { nullable: true })
  given: string | null;

  @Field(() => String, { nullable: true, description: 'As it was compared; null where nothing was levelled.' })
  read: string | null;

  @Field(() => [ReadingStepEnum], { description: 'What was done to the text before it was compared, in order.' })
  steps: ReadingStep[];

  @Field(() => [String], { description: 'Right here; of a range both ends, of a number value and tolerance.' })
  expected: string[];

  @Field(() => PartVerdictEnum)
  verdict: PartVerdict;

  @Field(() => Float, { description: 'Below zero where points are taken back.' })
  score: number;

  @Field(() => Float)
  maxScore: number;
}

@ObjectType('MarkDerivation', { description: 'Parts, floor and rounding add up to the score.' })
export class MarkDerivationNode implements ShownDerivation {
  @Field(() => DerivationRuleEnum)
  rule: DerivationRule;

  @Field(() => [DerivedPartNode])
  parts: DerivedPartNode[];

  @Field(() => Float, { description: 'Given back because no score lies below zero.' })
  floor: number;

  @Field(() => Float, { description: 'What rounding to hundredths adds.' })
  rounding: number;
}
