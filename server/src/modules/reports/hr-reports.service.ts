import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access';
import { StaffUsers, toStaffUserNode } from '../identity';
import { HrReportQueries } from './hr-report.queries';
import type { AdminReport, HrReport } from './hr-report.type';

/** Reports on admins and HR users; GraphQL and REST show the same. */
@Injectable()
export class HrReports {
  constructor(
    private readonly staffUsers: StaffUsers,
    private readonly queries: HrReportQueries,
  ) {}

  /** @throws StaffUserNotFound */
  async admin(viewer: Viewer, id: string): Promise<AdminReport> {
    const admin = await this.staffUsers.find(viewer, id, 'admin');
    const [assessments, candidates] = await this.recordsOf(admin.id);
    return { admin: toStaffUserNode(admin), assessments, candidates };
  }

  /** @throws StaffUserNotFound */
  async hr(viewer: Viewer, id: string): Promise<HrReport> {
    const hr = await this.staffUsers.find(viewer, id, 'Hr');
    const [assessments, candidates] = await this.recordsOf(hr.id);
    const counts = { numberOfCandidates: candidates.length, numberOfAssessments: assessments.length };
    return { hr: toStaffUserNode(hr), ...counts, assessments, candidates };
  }

  private recordsOf(ownerId: string) {
    return Promise.all([this.queries.assessmentsOf(ownerId), this.queries.candidatesOf(ownerId)]);
  }
}
