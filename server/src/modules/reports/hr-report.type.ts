import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { EmailAddressScalar } from '../../platform/graphql';
import { Stage } from '../candidates';
import { StaffUserNode } from '../identity';
import { Level } from '../questions';

@ObjectType('AssessmentSummary', { description: 'An assessment as a report on its owner shows it.' })
export class AssessmentSummary {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => Int, { description: 'Seconds.' })
  duration: number;

  @Field(() => Level, { nullable: true })
  candidateLevel: Level | null;

  @Field(() => Int, { description: 'Everybody invited.' })
  totalCandidates: number;

  @Field(() => Int)
  totalCompletedCandidates: number;

  @Field(() => String)
  jobRole: string;
}

@ObjectType('CandidateSummary', { description: 'A candidate as a report on their owner shows them.' })
export class CandidateSummary {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => EmailAddressScalar)
  email: string;

  @Field(() => String)
  phone: string;

  @Field(() => Stage, { description: 'How far the newest invitation has come.' })
  status: Stage;
}

@ObjectType('AdminReport')
export class AdminReport {
  @Field(() => StaffUserNode)
  admin: StaffUserNode;

  @Field(() => [AssessmentSummary], { description: 'Newest first.' })
  assessments: AssessmentSummary[];

  @Field(() => [CandidateSummary], { description: 'By name.' })
  candidates: CandidateSummary[];
}

@ObjectType('HrReport')
export class HrReport {
  @Field(() => StaffUserNode)
  hr: StaffUserNode;

  @Field(() => Int)
  numberOfCandidates: number;

  @Field(() => Int)
  numberOfAssessments: number;

  @Field(() => [AssessmentSummary], { description: 'Newest first.' })
  assessments: AssessmentSummary[];

  @Field(() => [CandidateSummary], { description: 'By name.' })
  candidates: CandidateSummary[];
}
