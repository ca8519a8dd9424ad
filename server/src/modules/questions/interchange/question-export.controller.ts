import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { InvalidInput } from '../../../platform/errors';
import { ExportQuestions } from './export-questions';
import { selectionIn } from './export-selection';
import { QuestionFormat } from './question-format';
import type { SheetLanguage } from './spreadsheet/columns';
import { spreadsheetTemplate } from './spreadsheet/template';
import { Describe } from '../../../platform/openapi';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller('v1/questions')
export class QuestionExportController {
  constructor(private readonly exporting: ExportQuestions) {}

  /**
   * `ids` parted by commas; without them the fields of the filter of `questions`. `headings` (en, ar) is the language of a
   * spreadsheet's headings.
   */
  @Get('export')
  @Describe({
    summary: 'Questions as a file.',
    query: { format: 'Such as `gift`.', ids: 'Of questions, by comma.' },
    answer: ['application/octet-stream'],
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async download(@CurrentViewer() viewer: Viewer, @Query() query: Record<string, unknown>): Promise<StreamableFile> {
    const format = formatNamed(query.format);
    const file = await this.exporting.file(viewer, format, selectionIn(query), languageNamed(query.headings));
    return attachment(file.bytes, file.contentType, file.name);
  }

  @Get('template.xlsx')
  @Describe({
    summary: 'The sheet to fill in.',
    query: { headings: '`en` or `ar`.' },
    answer: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async template(@Query('headings') headings: unknown): Promise<StreamableFile> {
    return attachment(await spreadsheetTemplate(languageNamed(headings)), XLSX, 'mizan-questions.xlsx');
  }
}

function formatNamed(name: unknown): QuestionFormat {
  const format = Object.values(QuestionFormat).find((one) => one === name);
  if (!format) throw InvalidInput.at('format', 'one-of');
  return format;
}

function languageNamed(name: unknown): SheetLanguage {
  return name === 'ar' ? 'ar' : 'en';
}

function attachment(bytes: Buffer, type: string, name: string): StreamableFile {
  return new StreamableFile(bytes, { type, disposition: `attachment; filename="${name}"`, length: bytes.length });
}
