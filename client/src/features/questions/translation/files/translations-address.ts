import type { ContentLanguage, TranslationFormat } from '../../../../graphql/schema-generated';
import { questionFileAddress, type Exported } from '../../import/formats';

export interface Wanted {
  kind: TranslationFormat;
  /** The language that the questions were written in. */
  from: ContentLanguage;
  isAll: boolean;
  headings: string;
}

const names: Record<TranslationFormat, string> = { XLIFF: 'xliff', SPREADSHEET: 'xlsx' };

/** Where the file for a translator is. */
export function translationsAddress(exported: Exported, { kind, from, isAll, headings }: Wanted): string {
  const query = new URLSearchParams(questionFileAddress('SPREADSHEET', exported, headings).split('?')[1]);
  query.set('format', names[kind]);
  query.set('from', from.toLowerCase());
  query.set('texts', isAll ? 'all' : 'open');
  return `/api/v1/questions/translations?${query.toString()}`;
}
