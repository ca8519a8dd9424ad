import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { GradeBandNode } from '../../assessments';
import { MarkExplanationNode } from '../mark.type';
import { ResultStatus } from '../result.entity';

@ObjectType('PreviewMark')
export class PreviewMarkNode {
  @Field(() => ID)
  questionId: string;

  @Field(() => Int, { description: 'In the paper that was previewed, from 1.' })
  position: number;

  @Field(() => Float, { nullable: true, description: 'Null where only a person can tell.' })
  score: number | null;

  @Field(() => Float)
  maxScore: number;

  @Field(() => Boolean)
  isAdditional: boolean;

  @Field(() => MarkExplanationNode)
  explanation: MarkExplanationNode;
}

@ObjectType('PreviewMarks', { description: 'What these answers would be given; nothing of it is stored.' })
export class PreviewMarksNode {
  @Field(() => Float)
  score: number;

  @Field(() => Float)
  totalScore: number;

  @Field(() => Int)
  percentage: number;

  @Field(() => ResultStatus)
  status: ResultStatus;

  @Field(() => GradeBandNode, { nullable: true })
  band: GradeBandNode | null;

  @Field(() => [PreviewMarkNode])
  marks: PreviewMarkNode[];
}
