import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { StaffUsers, toStaffUser } from '../../identity';
import type { StaffUser } from '../../identity';
import { HrReportQueries } from './hr-report.queries';
import type { ReportedAssessment, ReportedCandidate } from './hr-report.queries';

/** What belongs to somebody, whole: the REST calls have no pages. */
export interface ReportedRecords {
  assessments: ReportedAssessment[];
  candidates: ReportedCandidate[];
}

/** Reports on admins and HR users; GraphQL and REST show the same. */
@Injectable()
export class HrReports {
  constructor(
    private readonly staffUsers: StaffUsers,
    private readonly queries: HrReportQueries,
  ) {}

  /** @throws StaffUserNotFound */
  async admin(viewer: Viewer, id: string): Promise<StaffUser> {
    return toStaffUser(await this.staffUsers.find(viewer, id, 'admin'));
  }

  /** @throws StaffUserNotFound */
  async hr(viewer: Viewer, id: string): Promise<StaffUser> {
    return toStaffUser(await this.staffUsers.find(viewer, id, 'Hr'));
  }

  /** Whoever asks may see the user. */
  async recordsOf(ownerId: string): Promise<ReportedRecords> {
    const [assessments, candidates] = await Promise.all([
      this.queries.assessmentsOf(ownerId),
      this.queries.candidatesOf(ownerId),
    ]);
    return { assessments, candidates };
  }
}
