import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { CurrentOrigin } from '../../../platform/audit';
import type { RequestOrigin } from '../../../platform/audit';
import { contentDisposition } from '../../../platform/files';
import { ExportPdf } from './export-pdf';
import type { MadeFile } from './export-pdf';
import { languageIn } from './read-query';
import { Describe } from '../../../platform/openapi';

const PDF = 'application/pdf';

/** Reports as files, for signed-in staff and for programs with the scope RESULTS. `lang`: en or ar; else the caller's own. */
@Controller('v1')
export class PdfExportsController {
  constructor(private readonly pdf: ExportPdf) {}

  @Get('results/:assessmentId/:candidateId.pdf')
  @Describe({
    summary: 'A result as a document.',
    query: { lang: '`en` or `ar`; without it, the caller’s own.' },
    answer: ['application/pdf'],
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async result(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Param('assessmentId') assessmentId: string,
    @Param('candidateId') candidateId: string,
    @Query('lang') language: unknown,
  ): Promise<StreamableFile> {
    return attachment(
      await this.pdf.ofResult(viewer, origin, { assessmentId, candidateId }, languageIn(language)),
      PDF,
    );
  }

  @Get('candidates/:candidateId.pdf')
  @Describe({
    summary: 'A candidate with every result, as a document.',
    query: { lang: '`en` or `ar`; without it, the caller’s own.' },
    answer: ['application/pdf'],
  })
  @StaffOnly()
  @KeyScope('RESULTS')
  async candidate(
    @CurrentViewer() viewer: Viewer,
    @CurrentOrigin() origin: RequestOrigin,
    @Param('candidateId') candidateId: string,
    @Query('lang') language: unknown,
  ): Promise<StreamableFile> {
    return attachment(await this.pdf.ofCandidate(viewer, origin, candidateId, languageIn(language)), PDF);
  }
}

export function attachment({ bytes, name }: MadeFile, type: string): StreamableFile {
  return new StreamableFile(bytes, { type, disposition: contentDisposition(name, type, true), length: bytes.length });
}
