import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection } from '../../../platform/graphql';
import { CandidateNode, Stage } from '../../candidates';
import { ResultFigures } from '../../grading';
import { ReportedResultFields } from '../figures';
import type { CandidateReportHead, ReportedResult } from './candidate-report';
import type { SkillScore, SkillProfile } from './skill-profile';

@ObjectType('SkillScore', { description: 'Share of the score in one skill.' })
export class SkillScoreNode implements SkillScore {
  @Field(() => String)
  skill: string;

  @Field(() => Int, { description: "Integer percentage of this candidate's points for the skill." })
  percentage: number;

  @Field(() => Int, { nullable: true, description: 'The same of everybody compared; null when there is nobody else.' })
  average: number | null;
}

@ObjectType('SkillProfile', { description: 'Shares of the score by skill, beside those of others.' })
export class SkillProfileNode implements SkillProfile {
  @Field(() => [SkillScoreNode], { description: 'In the order in which the skills were asked for.' })
  skills: SkillScoreNode[];

  @Field(() => Int, { description: 'How many results of the assessment the average is of: at most the newest 500.' })
  groupSize: number;
}

@ObjectType('CandidateReportResult', { implements: () => ResultFigures })
export class CandidateReportResultNode
  extends ReportedResultFields
  implements Omit<ReportedResult, 'externalId' | 'language' | 'passMark'>
{
  @Field(() => ID)
  attemptId: string;

  @Field(() => ID)
  assessmentId: string;

  @Field(() => String)
  assessmentTitle: string;

  @Field(() => String, { description: "'description not found' when there is none." })
  assessmentDescription: string;

  @Field(() => Stage)
  stage: Stage;

  @Field(() => String, { description: "'assessment not found' when there is none." })
  overallFeedback: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it.' })
  feedbackByName: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was written.' })
  feedbackAt: Date | null;

  @Field(() => Boolean, { description: 'The candidate may read the feedback.' })
  isFeedbackShared: boolean;
}

@ObjectType('CandidateReportResultConnection')
export class CandidateReportResultConnection extends Connection(CandidateReportResultNode, 'CandidateReportResult') {}

@ObjectType('CandidateReport', { description: 'A candidate, and what came of each exam of theirs.' })
export class CandidateReportNode implements CandidateReportHead {
  @Field(() => CandidateNode)
  candidate: CandidateNode;

  @Field(() => Stage, { description: 'How far the newest invitation has come.' })
  status: Stage;

  @Field(() => Int, { description: 'Assessments that were completed and have a result.' })
  completedAssessments: number;
}
