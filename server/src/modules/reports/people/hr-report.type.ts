import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Connection, EmailAddressScalar } from '../../../platform/graphql';
import { Stage } from '../../candidates';
import { StaffUserNode } from '../../identity';
import { Level } from '../../questions';

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

  @Field(() => Int, { description: 'How many candidates have handed in.' })
  totalCompletedCandidates: number;

  @Field(() => String)
  jobRole: string;
}

@ObjectType('CandidateSummary', { description: 'A candidate as a report on their owner shows them.' })
export class CandidateSummary {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address, in lower case.' })
  email: string;

  @Field(() => String, { description: '8 to 15 digits, with a leading plus if it was given.' })
  phone: string;

  @Field(() => Stage, { description: 'How far the newest invitation has come.' })
  status: Stage;
}

@ObjectType('AssessmentSummaryConnection')
export class AssessmentSummaryConnection extends Connection(AssessmentSummary, 'AssessmentSummary') {}

@ObjectType('CandidateSummaryConnection')
export class CandidateSummaryConnection extends Connection(CandidateSummary, 'CandidateSummary') {}

@ObjectType('AdminReport', { description: 'An admin, and the assessments and candidates that they own.' })
export class AdminReport {
  @Field(() => StaffUserNode)
  admin: StaffUserNode;
}

@ObjectType('HrReport', { description: 'An HR user, and the assessments and candidates that they own.' })
export class HrReport {
  @Field(() => StaffUserNode)
  hr: StaffUserNode;
}
