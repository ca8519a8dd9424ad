import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../../assessments';
import { IdentityModule } from '../../identity';
import { DashboardQueries } from './dashboard.queries';
import { DashboardResolver } from './dashboard.resolver';
import { FoldCounts } from './fold-counts';

@Module({
  imports: [AssessmentsModule, IdentityModule],
  providers: [DashboardQueries, DashboardResolver, FoldCounts],
})
export class DashboardModule {}
