import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GradeBandNode } from '../assessments';
import { ClosedBy } from '../exam';
import { ReportHidingNode } from './hiding/report-part.type';
import { ResultQuestionNode } from './result-question.type';
import { ResultStatus } from './result.entity';

registerEnumType(ResultStatus, { name: 'ResultStatus', description: 'UNDER_REVIEW: an answer waits for a person.' });

@ObjectType({ isAbstract: true })
class ResultFigures {
  @Field(() => String, { description: 'Names the result where the candidate is not named.' })
  reference: string;

  @Field(() => Float)
  score: number;

  @Field(() => Float)
  totalScore: number;

  @Field(() => Int, { description: 'Integer part of score / total × 100; 0 when the total is 0.' })
  percentage: number;

  @Field(() => ResultStatus)
  status: ResultStatus;

  @Field(() => Boolean, {
    description: 'An answer to a qualifier rules the candidate out; it changes neither score nor status.',
  })
  isDisqualified: boolean;

  @Field(() => GradeBandNode, { nullable: true, description: 'By the bands that held when the attempt started.' })
  band: GradeBandNode | null;
}

@ObjectType('ResultSummary')
export class ResultSummaryNode extends ResultFigures {}

@ObjectType('Result')
export class ResultNode extends ResultFigures {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  attemptId: string;

  @Field(() => ReportHidingNode, {
    description: 'What is kept out of this result: empty strings and lists, and nulls.',
  })
  hiding: ReportHidingNode;

  @Field(() => [GradeBandNode])
  gradeBands: GradeBandNode[];

  @Field(() => Int, { description: 'The percentage from which one passes, as it held when the attempt started.' })
  passMark: number;

  @Field(() => Date)
  startedAt: Date;

  @Field(() => Date)
  submittedAt: Date;

  @Field(() => ClosedBy)
  submittedBy: ClosedBy;

  @Field(() => Int, { description: 'Seconds from opening to closing, all opened questions together.' })
  usedSeconds: number;

  @Field(() => Int)
  allottedSeconds: number;

  @Field(() => Int, { description: 'Answers that wait for a person; while there are any, `score` counts them as 0.' })
  awaitingCount: number;

  @Field(() => [ResultQuestionNode], { description: 'In the order of this attempt.' })
  questions: ResultQuestionNode[];

  @Field(() => String, { nullable: true })
  overallFeedback: string | null;

  /** For field resolvers; not part of the schema. */
  candidateId: string;
  assessmentId: string;
}
