import { Controller, Get, Param } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { StaffUserNode } from '../../identity';
import { HrReports } from '../hr-reports.service';
import type { AdminReport, AssessmentSummary, CandidateSummary, HrReport } from '../hr-report.type';
import { Describe } from '../../../platform/http/openapi';
import { adminAnswer, hrAnswer } from './rest-answers.type';

/** Admins and HR users as the specification's REST calls show them. */
@Controller('v1')
export class StaffReportsController {
  constructor(private readonly reports: HrReports) {}

  @Get('super-admin/admin/:id')
  @Describe({ summary: 'An admin with assessments and candidates.', answer: adminAnswer })
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  async admin(@CurrentViewer() viewer: Viewer, @Param('id') id: string) {
    return { status: true, data: { admin: [adminBody(await this.reports.admin(viewer, id))] } };
  }

  @Get('hr/:id')
  @Describe({ summary: 'An HR user with assessments and candidates.', answer: hrAnswer })
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
