import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../../../../platform/access';
import { FileNotFound, SendFile } from '../../../../platform/files';
import type { SentFile } from '../../../../platform/files';
import { ExamFileLinks } from './exam-file-links';
import { Describe } from '../../../../platform/openapi';

/**
 * The link must still open the exam at this moment; of what candidates handed in, and of pictures, everybody gets their own. During a
 * pause neither the question nor the answer is shown, and so no file of either.
 */
const signedFile = `
  select f.id, f.name, f.content_type as "contentType", f.byte_size as "byteSize", f.sha256
  from stored_files f, invitations i
  where f.id = $1 and f.finished_at is not null and i.id = $2 and i.token_version = $3 and i.revoked_at is null
    and (f.purpose = 'welcome-video'
      or f.purpose = 'question-image' and not exists (
      select from attempts t where t.invitation_id = i.id and t.paused_at is not null)
      or exists (
      select from answer_files af join attempts t on t.id = af.attempt_id
      where af.file_id = f.id and t.invitation_id = i.id and t.paused_at is null)
      or exists (
      select from proctor_snapshots p join attempts t on t.id = p.attempt_id where p.file_id = f.id and t.invitation_id = i.id))`;

@Controller('v1/exam/files')
export class ExamFilesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: ExamFileLinks,
    private readonly send: SendFile,
  ) {}

  /** Open to whoever has a signed address: the seal in it is the access rule. */
  @Get(':id')
  @Describe({
    summary: 'A file of an exam, by a sealed address.',
    query: { t: 'What seals it.' },
    answer: ['application/octet-stream'],
  })
  @Public()
  async read(
    @Param('id') id: string,
    @Query('t') token: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const credential = isUUID(id) ? this.links.read(id, token) : null;
    if (!credential) throw new FileNotFound();
    const values = [id, credential.invitationId, credential.tokenVersion];
    const [file] = await this.dataSource.query<SentFile[]>(signedFile, values);
    if (!file) throw new FileNotFound();
    await this.send.execute(request, reply, file);
  }
}
