import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics';
import { StandardErrors } from './standard-errors';
import { StandingFieldsResolver } from './standing.fields.resolver';
import { StandingQueries } from './standing.queries';

@Module({
  imports: [AnalyticsModule],
  providers: [StandardErrors, StandingFieldsResolver, StandingQueries],
})
export class StandingModule {}
