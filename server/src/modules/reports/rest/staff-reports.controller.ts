import { Controller, Get, Param } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { StaffUserNode } from '../../identity';
import { HrReports } from '../hr-reports.service';
import type { AdminReport, AssessmentSummary, CandidateSummary, HrReport } from '../hr-report.type';

/** Admins and HR users as the specification's REST calls show them. */
@Controller('v1')
export class StaffReportsController {
  constructor(private readonly reports: HrReports) {}

  @Get('super-admin/admin/:id')
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  async admin(@CurrentViewer() viewer: Viewer, @Param('id') id: string) {
    return { status: true, data: { admin: [adminBody(await this.reports.admin(viewer, id))] } };
  }

  @Get('hr/:id')
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  async hr(@CurrentViewer() viewer: Viewer, @Param('id') id: string) {
    return { status: true, hr: hrBody(await this.reports.hr(viewer, id)) };
  }
}

type Body = Record<string, string | number | boolean | null | AssessmentSummary[] | CandidateSummary[]>;

function adminBody({ admin, assessments, candidates }: AdminReport): Body {
  return { ...personBody(admin), assessments, candidates };
}

function hrBody({ hr, assessments, candidates, numberOfCandidates, numberOfAssessments }: HrReport): Body {
  const { phone, companyName, companySize, credits } = hr;
  const { numberOfRequests, maxRequests } = credits;
  return {
    ...personBody(hr),
    ...{ phone, companyName, companySize, numberOfRequests, maxRequests },
    ...{ numberOfCandidates, numberOfAssessments, assessments, candidates },
  };
}

function personBody({ id, name, email, isVerified }: StaffUserNode): Body {
  return { id, name, email, isVerified };
}
