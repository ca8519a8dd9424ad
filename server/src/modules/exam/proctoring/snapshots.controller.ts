import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { SendFile } from '../../../platform/files';
import { ShowSnapshot } from './show-snapshot';
import { Describe } from '../../../platform/openapi';

@Controller('v1/proctoring/snapshots')
export class SnapshotsController {
  constructor(
    private readonly show: ShowSnapshot,
    private readonly send: SendFile,
  ) {}

  /** The picture itself; each look is in the audit log. */
  @Get(':id')
  @Describe({ summary: 'A picture of the webcam.', answer: ['image/jpeg'] })
  @StaffOnly()
  @KeyScope('RESULTS')
  async read(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send.execute(request, reply, await this.show.execute(viewer, origin, id));
  }
}
