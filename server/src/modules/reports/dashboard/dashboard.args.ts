import { ArgsType, Field } from '@nestjs/graphql';
import { IsOptional, IsTimeZone } from 'class-validator';
import { DashboardRange } from './dashboard-figures';

@ArgsType()
export class AttendanceArgs {
  @Field(() => DashboardRange)
  range: DashboardRange;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name, such as `Asia/Riyadh`, by whose days is counted; UTC when left out.',
  })
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;
}
