import { Field, Int, ObjectType } from '@nestjs/graphql';
import { GradeBandNode } from '../../assessments';
import { ResultFigures } from '../../grading';

@ObjectType({ isAbstract: true })
export abstract class ReportedResultFields extends ResultFigures {
  @Field(() => Boolean, { description: 'An answer to a qualifier rules the candidate out.' })
  isDisqualified: boolean;

  @Field(() => [GradeBandNode], {
    description: 'From low to high; together they cover 0 to 100 percent without a gap.',
  })
  gradeBands: GradeBandNode[];

  @Field(() => Date, { description: 'When it was handed in.' })
  submittedAt: Date;

  @Field(() => Int, { description: 'Seconds for which the clocks of its questions ran, pauses and absences left out.' })
  usedSeconds: number;

  @Field(() => Int, { description: 'The time that was given, extra time included.' })
  allottedSeconds: number;
}
