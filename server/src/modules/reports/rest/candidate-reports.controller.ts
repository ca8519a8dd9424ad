import { Controller, Delete, Get, Param } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { DeleteResult } from '../../grading';
import { CandidateReports } from '../candidates';
import { Describe } from '../../../platform/openapi';
import { candidateAnswer, doneAnswer } from './rest-answers.type';

/** Candidates and their results as the specification's REST calls show them. */
@Controller('v1')
export class CandidateReportsController {
  constructor(
    private readonly reports: CandidateReports,
    private readonly deleteResult: DeleteResult,
  ) {}

  @Get('candidate/:id')
  @Describe({ summary: 'A candidate with every result, newest first.', answer: candidateAnswer })
  @StaffOnly()
  @KeyScope('RESULTS')
  async candidate(@CurrentViewer() viewer: Viewer, @Param('id') id: string) {
    return { status: true, ...(await this.reports.body(viewer, id)) };
  }

  @Delete('assessment-result/assessmentId/:assessmentId/candidateId/:candidateId')
  @Describe({ summary: 'Deletes a result with its attempt, answers and marks.', answer: doneAnswer })
  @StaffOnly('super-admin', 'admin')
  @KeyScope('RESULTS')
  async removeResult(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Param('assessmentId') assessmentId: string,
    @Param('candidateId') candidateId: string,
  ): Promise<{ status: true }> {
    await this.deleteResult.execute(viewer, origin, assessmentId, candidateId);
    return { status: true };
  }
}
