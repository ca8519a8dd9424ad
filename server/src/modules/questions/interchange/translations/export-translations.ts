import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access';
import { Clock } from '../../../../platform/clock';
import type { ContentLanguage } from '../../vocabulary';
import type { ExportedFile } from '../export-questions';
import { ExportSelection } from '../export-selection';
import type { Selection } from '../export-selection';
import type { SheetLanguage } from '../spreadsheet/columns';
import { workOf } from './translation-work';
import { writeTranslationSheet } from './write-sheet';
import { writeXliff } from './write-xliff';
import type { TranslationFormat } from './translation-import';

export interface TranslationWork {
  from: ContentLanguage;
  questionCount: number;
  textCount: number;
  openCount: number;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface TranslationExport {
  format: TranslationFormat;
  /** Questions that were written in the other language are left out: a file goes one way. */
  from: ContentLanguage;
  texts: 'open' | 'all';
  headings: SheetLanguage;
}

/** Questions for translators. */
@Injectable()
export class ExportTranslations {
  constructor(
    private readonly selection: ExportSelection,
    private readonly clock: Clock,
  ) {}

  async file(viewer: Viewer, selection: Selection, wanted: TranslationExport): Promise<ExportedFile> {
    const { format, from, texts, headings } = wanted;
    const questions = (await this.selection.questions(viewer, selection)).filter(({ language }) => language === from);
    const name = `translations-${from}-${this.clock.now().toISOString().slice(0, 10)}`;
    return format === 'xliff'
      ? { name: `${name}.xlf`, contentType: 'application/xliff+xml', bytes: writeXliff(questions, from, texts) }
      : { name: `${name}.xlsx`, contentType: XLSX, bytes: await writeTranslationSheet(questions, headings, texts) };
  }

  async work(viewer: Viewer, selection: Selection): Promise<TranslationWork[]> {
    const questions = await this.selection.questions(viewer, selection);
    return (['en', 'ar'] as const).map((from) => {
      const own = questions.filter(({ language }) => language === from);
      const count = (texts: 'open' | 'all') => own.reduce((sum, question) => sum + workOf(question, texts).length, 0);
      return { from, questionCount: own.length, textCount: count('all'), openCount: count('open') };
    });
  }
}
