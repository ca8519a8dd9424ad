import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity';
import { HrReportQueries } from './hr-report.queries';
import { AdminReportsResolver, HrReportsResolver } from './hr-reports.resolver';
import { HrReports } from './hr-reports.service';
import { StaffUserCountsFieldsResolver } from './staff-user-counts.fields.resolver';
import { StaffUserCountsLoader } from './staff-user-counts.loader';

@Module({
  imports: [IdentityModule],
  providers: [
    AdminReportsResolver,
    HrReportQueries,
    HrReports,
    HrReportsResolver,
    StaffUserCountsFieldsResolver,
    StaffUserCountsLoader,
  ],
  exports: [HrReports],
})
export class StaffReportsModule {}
