import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { AdminReport, HrReport } from './hr-report.type';
import { HrReports } from './hr-reports.service';

@Resolver()
export class HrReportsResolver {
  constructor(private readonly reports: HrReports) {}

  @Query(() => AdminReport, { description: 'Everything about one admin.' })
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  adminReport(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<AdminReport> {
    return this.reports.admin(viewer, id);
  }

  @Query(() => HrReport, { description: 'Everything about one HR user.' })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  hrReport(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<HrReport> {
    return this.reports.hr(viewer, id);
  }
}
