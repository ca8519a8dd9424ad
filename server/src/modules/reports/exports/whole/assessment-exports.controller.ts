import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { CurrentOrigin } from '../../../../platform/audit';
import type { RequestOrigin } from '../../../../platform/audit';
import { SendFile } from '../../../../platform/files';
import { AssessmentExports } from './assessment-exports.service';
import { Describe } from '../../../../platform/openapi';

@Controller('v1/assessment-exports')
export class AssessmentExportsController {
  constructor(
    private readonly exports: AssessmentExports,
    private readonly send: SendFile,
  ) {}

  /** The archive of an export that is ready, also in parts (`Range`). */
  @Get(':id.zip')
  @Describe({ summary: 'The archive of a whole assessment.', answer: ['application/zip'] })
  @StaffOnly()
  @KeyScope('RESULTS')
  async download(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send.execute(request, reply, await this.exports.download(viewer, origin, id));
  }
}
