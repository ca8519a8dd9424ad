import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { ExportAudit } from './export-audit';
import { Describe } from '../../../platform/openapi';

@Controller('v1')
export class AuditExportController {
  constructor(private readonly exportAudit: ExportAudit) {}

  /** The filter of `auditEntries` as query parameters: search, action, outcome, from, until, actorId. */
  @Get('audit.csv')
  @Describe({ summary: 'The audit log; the arguments of `auditEntries` as query parameters.', answer: ['text/csv'] })
  @StaffOnly('super-admin')
  @KeyScope('ADMINISTRATION')
  async download(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Query() query: Record<string, unknown>,
  ): Promise<StreamableFile> {
    const lines = await this.exportAudit.execute(viewer, origin, query);
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="mizan-audit.csv"',
    });
  }
}
