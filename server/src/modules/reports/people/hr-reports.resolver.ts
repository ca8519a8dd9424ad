import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { LongPageArgs } from '../../../platform/graphql';
import { HrReportQueries } from './hr-report.queries';
import { AdminReport, AssessmentSummaryConnection, CandidateSummaryConnection, HrReport } from './hr-report.type';
import { HrReports } from './hr-reports.service';

const byTime = { description: 'Newest first.' };
const byName = { description: 'By name.' };

@Resolver(() => AdminReport)
export class AdminReportsResolver {
  constructor(
    private readonly reports: HrReports,
    private readonly queries: HrReportQueries,
  ) {}

  @Query(() => AdminReport)
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  async adminReport(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<AdminReport> {
    return { admin: await this.reports.admin(viewer, id) };
  }

  @ResolveField(() => AssessmentSummaryConnection, byTime)
  assessments(@Parent() { admin }: AdminReport, @Args() args: LongPageArgs): Promise<AssessmentSummaryConnection> {
    return this.queries.pageOfAssessments(admin.id, args);
  }

  @ResolveField(() => CandidateSummaryConnection, byName)
  candidates(@Parent() { admin }: AdminReport, @Args() args: LongPageArgs): Promise<CandidateSummaryConnection> {
    return this.queries.pageOfCandidates(admin.id, args);
  }
}

@Resolver(() => HrReport)
export class HrReportsResolver {
  constructor(
    private readonly reports: HrReports,
    private readonly queries: HrReportQueries,
  ) {}

  @Query(() => HrReport)
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  async hrReport(@CurrentViewer() viewer: Viewer, @Args('id', { type: () => ID }) id: string): Promise<HrReport> {
    return { hr: await this.reports.hr(viewer, id) };
  }

  @ResolveField(() => Int)
  numberOfAssessments(@Parent() { hr }: HrReport): Promise<number> {
    return this.queries.countAssessments(hr.id);
  }

  @ResolveField(() => Int)
  numberOfCandidates(@Parent() { hr }: HrReport): Promise<number> {
    return this.queries.countCandidates(hr.id);
  }

  @ResolveField(() => AssessmentSummaryConnection, byTime)
  assessments(@Parent() { hr }: HrReport, @Args() args: LongPageArgs): Promise<AssessmentSummaryConnection> {
    return this.queries.pageOfAssessments(hr.id, args);
  }

  @ResolveField(() => CandidateSummaryConnection, byName)
  candidates(@Parent() { hr }: HrReport, @Args() args: LongPageArgs): Promise<CandidateSummaryConnection> {
    return this.queries.pageOfCandidates(hr.id, args);
  }
}
