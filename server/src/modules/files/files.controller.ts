import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentViewer, KeyScope, StaffOnly } from '../../platform/access';
import type { Viewer } from '../../platform/access';
import { SendFile } from '../../platform/files';
import { neutralName } from './nameless';
import { ReadableFiles } from './readable-files';
import { Describe } from '../../platform/openapi';

@Controller('v1/files')
export class FilesController {
  constructor(
    private readonly files: ReadableFiles,
    private readonly send: SendFile,
  ) {}

  /** The file itself, also in parts (`Range`); with `?download` always to be saved. */
  @Get(':id')
  @Describe({ summary: 'A file that was given as an answer, or by staff.', answer: ['application/octet-stream'] })
  @StaffOnly()
  @KeyScope('RESULTS')
  async read(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send.execute(request, reply, await this.files.find(viewer, id));
  }

  /** The same under a neutral name, for whoever shall not learn whose it is. */
  @Get(':id/nameless')
  @Describe({ summary: 'The same, without its name.', answer: ['application/octet-stream'] })
  @StaffOnly()
  @KeyScope('RESULTS')
  async readNameless(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.find(viewer, id);
    await this.send.execute(request, reply, { ...file, name: neutralName(file) });
  }
}
