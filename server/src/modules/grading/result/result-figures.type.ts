import { Field, Float, Int, InterfaceType } from '@nestjs/graphql';
import { GradeBandNode } from '../../assessments';
import { ResultStatus } from '../score';
import type { ShownFigures } from './shown-result';

@InterfaceType('ResultFigures', { description: 'What a result comes to, wherever one is shown.' })
export abstract class ResultFigures implements ShownFigures {
  @Field(() => Float, {
    description: 'Points of the questions that count; an answer that waits for a person counts 0.',
  })
  score: number;

  @Field(() => Float, { description: 'The most that `score` could be.' })
  totalScore: number;

  @Field(() => Int, { description: 'Integer part of score / total × 100; 0 when the total is 0.' })
  percentage: number;

  @Field(() => ResultStatus, { description: 'By `percentage` and the pass mark that held when the attempt started.' })
  status: ResultStatus;

  @Field(() => GradeBandNode, {
    nullable: true,
    description: 'By the bands that held when the attempt started; null while under review.',
  })
  band: GradeBandNode | null;
}
