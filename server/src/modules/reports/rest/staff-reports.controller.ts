import { Controller, Get, Param } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import type { StaffUser } from '../../identity';
import { HrReports } from '../people';
import type { ReportedRecords } from '../people';
import { Describe } from '../../../platform/openapi';
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
    const admin = await this.reports.admin(viewer, id);
    return { status: true, data: { admin: [{ ...personBody(admin), ...(await this.reports.recordsOf(admin.id)) }] } };
  }

  @Get('hr/:id')
  @Describe({ summary: 'An HR user with assessments and candidates.', answer: hrAnswer })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('ADMINISTRATION')
  async hr(@CurrentViewer() viewer: Viewer, @Param('id') id: string) {
    const hr = await this.reports.hr(viewer, id);
    return { status: true, hr: hrBody(hr, await this.reports.recordsOf(hr.id)) };
  }
}

function hrBody(hr: StaffUser, { assessments, candidates }: ReportedRecords) {
  const { phone, companyName, companySize, credits } = hr;
  const { numberOfRequests, maxRequests } = credits;
  return {
    ...personBody(hr),
    phone,
    companyName,
    companySize,
    numberOfRequests,
    maxRequests,
    numberOfCandidates: candidates.length,
    numberOfAssessments: assessments.length,
    assessments,
    candidates,
  };
}

function personBody({ id, name, email, isVerified }: StaffUser) {
  return { id, name, email, isVerified };
}
