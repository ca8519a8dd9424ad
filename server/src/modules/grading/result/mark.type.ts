import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MarkDerivationNode } from './explanation/derivation.type';
import { MarkOrigin } from '../score';
import type { ExplanationParam, ShownExplanation } from './explanation/shown-explanation';
import type { ShownMark } from './shown-result';

registerEnumType(MarkOrigin, {
  name: 'MarkOrigin',
  description: 'AWAITING: only a person can tell.',
  valuesMap: {
    AUTOMATIC: { description: 'By the rule of the question type.' },
    AWAITING: { description: 'A person has to mark it.' },
  },
});

@ObjectType('ExplanationParam', { description: 'One value in the text of an explanation.' })
export class ExplanationParamNode implements ExplanationParam {
  @Field(() => String, { description: 'Name of the value in the text of the code.' })
  name: string;

  @Field(() => String, { description: 'The value as text; numbers with a point.' })
  value: string;
}

@ObjectType('MarkExplanation', {
  description: 'Why a mark is what it is: a stable code with the inputs that led to it.',
})
export class MarkExplanationNode implements ShownExplanation {
  @Field(() => String, {
    description: 'Which rule of marking applied, by a name that stays; docs/question-types.md has them all.',
  })
  code: string;

  @Field(() => [ExplanationParamNode], { description: 'What the text of the code needs to be whole.' })
  params: ExplanationParamNode[];
}

@ObjectType('Mark', { description: 'What one answer was worth.' })
export class MarkNode implements ShownMark {
  @Field(() => Float, { nullable: true, description: 'Points, at most two decimals; null while a person is awaited.' })
  score: number | null;

  @Field(() => Float, { description: 'Points of the question.' })
  maxScore: number;

  @Field(() => MarkOrigin, { description: 'Who or what made the mark.' })
  origin: MarkOrigin;

  @Field(() => MarkExplanationNode)
  explanation: MarkExplanationNode;

  @Field(() => MarkDerivationNode, { description: 'From the answer to its points, step by step.' })
  derivation: MarkDerivationNode;

  @Field(() => Int, { description: 'Grows when a person changes the mark; for `expectedRevision`.' })
  revision: number;

  @Field(() => String, {
    nullable: true,
    description: 'About this answer, for the candidate; null when nothing was written.',
  })
  feedback: string | null;

  @Field(() => String, { nullable: true, description: 'The person; null when a rule marked it.' })
  markedByName: string | null;

  @Field(() => Date, { nullable: true, description: 'When a person marked it.' })
  markedAt: Date | null;
}
