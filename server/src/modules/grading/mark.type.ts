import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Explanation } from '@mizan/question-model';
import { MarkDerivationNode } from './explanation/derivation.type';
import { MarkOrigin } from './mark.entity';

registerEnumType(MarkOrigin, { name: 'MarkOrigin', description: 'AWAITING: only a person can tell.' });

@ObjectType('ExplanationParam')
export class ExplanationParamNode {
  @Field(() => String)
  name: string;

  @Field(() => String)
  value: string;
}

@ObjectType('MarkExplanation', {
  description: 'Why a mark is what it is: a stable code with the inputs that led to it.',
})
export class MarkExplanationNode {
  @Field(() => String)
  code: string;

  @Field(() => [ExplanationParamNode])
  params: ExplanationParamNode[];
}

@ObjectType('Mark')
export class MarkNode {
  @Field(() => Float, { nullable: true, description: 'Points, at most two decimals; null while a person is awaited.' })
  score: number | null;

  @Field(() => Float)
  maxScore: number;

  @Field(() => MarkOrigin)
  origin: MarkOrigin;

  @Field(() => MarkExplanationNode)
  explanation: MarkExplanationNode;

  @Field(() => MarkDerivationNode, { description: 'From the answer to its points, step by step.' })
  derivation: MarkDerivationNode;

  @Field(() => Int, { description: 'Grows when a person changes the mark; for `expectedRevision`.' })
  revision: number;

  @Field(() => String, { nullable: true })
  feedback: string | null;

  @Field(() => String, { nullable: true })
  markedByName: string | null;

  @Field(() => Date, { nullable: true, description: 'When a person marked it.' })
  markedAt: Date | null;
}

export function toExplanationNode({ code, params }: Explanation): MarkExplanationNode {
  return { code, params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })) };
}
