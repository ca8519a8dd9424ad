import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { MarkExplanationNode, ResultFigures } from '../result';
import type { PreviewedMark, PreviewedMarks } from './preview-marks';

@ObjectType('PreviewMark', { description: 'What one answer of a preview would be worth.' })
export class PreviewMarkNode implements PreviewedMark {
  @Field(() => ID)
  questionId: string;

  @Field(() => Int, { description: 'In the paper that was previewed, from 1.' })
  position: number;

  @Field(() => Float, { nullable: true, description: 'Null where only a person can tell.' })
  score: number | null;

  @Field(() => Float)
  maxScore: number;

  @Field(() => Boolean, { description: 'Asked and kept, not counted in the score.' })
  isAdditional: boolean;

  @Field(() => MarkExplanationNode)
  explanation: MarkExplanationNode;
}

@ObjectType('PreviewMarks', {
  description: 'What these answers would be given; nothing of it is stored.',
  implements: () => ResultFigures,
})
export class PreviewMarksNode extends ResultFigures implements PreviewedMarks {
  @Field(() => [PreviewMarkNode])
  marks: PreviewMarkNode[];
}
