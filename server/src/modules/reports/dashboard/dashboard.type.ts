import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { DashboardFigures, AttendancePoint } from './dashboard-figures';
import { DashboardRange } from './dashboard-figures';

registerEnumType(DashboardRange, {
  name: 'DashboardRange',
  description: 'Twelve weeks, six months or twelve months, up to and including the present one.',
  valuesMap: {
    MONTHS_6: { description: 'Six months, by months.' },
    WEEKS_12: { description: 'Twelve weeks, by weeks.' },
    YEAR: { description: 'A year, by months.' },
  },
});

@ObjectType('AttendancePoint', { description: 'One week or month of the zone asked for; weeks begin on Monday.' })
export class AttendancePointNode implements AttendancePoint {
  @Field(() => Date, { description: 'Where its first day begins.' })
  startsOn: Date;

  @Field(() => Int)
  invited: number;

  @Field(() => Int, { description: 'How many of those invited in this time have started the exam by now.' })
  attended: number;
}

@ObjectType('Dashboard', { description: 'Figures of everything in the scope of the viewer.' })
export class DashboardNode implements DashboardFigures {
  @Field(() => Date, { nullable: true, description: 'The sign-in before the present one.' })
  lastSignInAt: Date | null;

  @Field(() => Int)
  totalInvites: number;

  @Field(() => Int)
  totalCandidates: number;

  @Field(() => Int)
  totalAssessments: number;

  @Field(() => Int, { description: 'How many candidates can take.' })
  activeAssessments: number;

  @Field(() => Int, { description: 'How many cannot be taken now.' })
  inactiveAssessments: number;

  @Field(() => Boolean, { description: 'Somebody has ever completed an exam, also of an assessment in the archive.' })
  hasResults: boolean;
}
