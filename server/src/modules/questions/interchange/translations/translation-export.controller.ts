import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { CurrentViewer, KeyScope, StaffOnly } from '../../../../platform/access';
import type { Viewer } from '../../../../platform/access';
import { InvalidInput } from '../../../../platform/errors';
import { selectionIn } from '../export-selection';
import { ExportTranslations } from './export-translations';
import { Describe } from '../../../../platform/openapi';

@Controller('v1/questions')
export class TranslationExportController {
  constructor(private readonly exporting: ExportTranslations) {}

  /**
   * Texts for a translator. `format` is xliff or xlsx, `from` the language that the questions were written in (en, ar), `texts`
   * open or all; the questions are named by `ids` parted by commas, or by the fields of the filter of `questions`.
   */
  @Get('translations')
  @Describe({
    summary: 'Texts for translators, and back again by GraphQL.',
    query: { format: 'As docs/import-export.md names it.', ids: 'Of questions, by comma.' },
    answer: ['application/octet-stream'],
  })
  @StaffOnly()
  @KeyScope('AUTHORING')
  async download(@CurrentViewer() viewer: Viewer, @Query() query: Record<string, unknown>): Promise<StreamableFile> {
    const { bytes, contentType, name } = await this.exporting.file(viewer, selectionIn(query), {
      format: oneOf('format', query.format, ['xliff', 'xlsx']),
      from: oneOf('from', query.from, ['en', 'ar']),
      texts: query.texts === undefined ? 'open' : oneOf('texts', query.texts, ['open', 'all']),
      headings: query.headings === 'ar' ? 'ar' : 'en',
    });
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(bytes, { type: contentType, disposition, length: bytes.length });
  }
}

function oneOf<Value extends string>(field: string, given: unknown, values: readonly Value[]): Value {
  const value = values.find((one) => one === given);
  if (value === undefined) throw InvalidInput.at(field, 'one-of');
  return value;
}
