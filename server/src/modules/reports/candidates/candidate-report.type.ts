import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { GradeBandNode } from '../../assessments';
import { CandidateNode, Stage } from '../../candidates';
import { ResultStatus } from '../../grading';

@ObjectType('SkillScore')
export class SkillScoreNode {
  @Field(() => String)
  skill: string;

  @Field(() => Int, { description: "Integer percentage of this candidate's points for the skill." })
  percentage: number;

  @Field(() => Int, { nullable: true, description: 'The same of everybody compared; null when there is nobody else.' })
  average: number | null;
}

@ObjectType('SkillProfile')
export class SkillProfileNode {
  @Field(() => [SkillScoreNode], { description: 'In the order in which the skills were asked for.' })
  skills: SkillScoreNode[];

  @Field(() => Int, { description: 'How many results of the assessment the average is of: at most the newest 500.' })
  groupSize: number;
}

@ObjectType('CandidateReportResult')
export class CandidateReportResultNode {
  @Field(() => ID)
  attemptId: string;

  @Field(() => ID)
  assessmentId: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String, { description: "'description not found' when there is none." })
  assessmentDescription: string;

  @Field(() => Float)
  score: number;

  @Field(() => Float)
  totalScore: number;

  @Field(() => Int, { description: 'Integer part of score / total × 100; 0 when the total is 0.' })
  percentage: number;

  @Field(() => ResultStatus)
  status: ResultStatus;

  @Field(() => Stage)
  stage: Stage;

  @Field(() => Boolean)
  isDisqualified: boolean;

  @Field(() => GradeBandNode, { nullable: true })
  band: GradeBandNode | null;

  @Field(() => [GradeBandNode])
  gradeBands: GradeBandNode[];

  @Field(() => Date)
  submittedAt: Date;

  @Field(() => Int, { description: 'Seconds from opening to closing, all opened questions together.' })
  usedSeconds: number;

  @Field(() => Int)
  allottedSeconds: number;

  @Field(() => String, { description: "'assessment not found' when there is none." })
  overallFeedback: string;

  @Field(() => String, { nullable: true })
  feedbackByName: string | null;

  @Field(() => Date, { nullable: true })
  feedbackAt: Date | null;

  @Field(() => Boolean, { description: 'The candidate may read the feedback.' })
  isFeedbackShared: boolean;
}

@ObjectType('CandidateReport')
export class CandidateReportNode {
  @Field(() => CandidateNode)
  candidate: CandidateNode;

  @Field(() => Stage, { description: 'How far the newest invitation has come.' })
  status: Stage;

  @Field(() => Int, { description: 'Assessments that were completed and have a result.' })
  completedAssessments: number;

  @Field(() => [CandidateReportResultNode], { description: 'Newest first.' })
  results: CandidateReportResultNode[];
}
