import { Readable } from 'node:stream';
import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { ExportCandidateData } from './export-candidate-data';
import { Describe } from '../../../platform/openapi';

@Controller('v1')
export class CandidateExportController {
  constructor(private readonly exportData: ExportCandidateData) {}

  /** Everything stored about a candidate: `data.json` and the files they handed in. */
  @Get('candidate/:id/data.zip')
  @Describe({ summary: 'All that is stored about a candidate.', answer: ['application/zip'] })
  @StaffOnly()
  @KeyScope('RESULTS')
  async download(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Param('id') id: string,
  ): Promise<StreamableFile> {
    const archive = await this.exportData.execute(viewer, origin, id);
    return new StreamableFile(new Readable().wrap(archive), {
      type: 'application/zip',
      disposition: 'attachment; filename="mizan-candidate-data.zip"',
    });
  }
}
