import { foldText } from '../../../../platform/text';

export const sheetColumns = {
  question: { en: 'Question ID', ar: 'معرّف السؤال' },
  path: { en: 'Text', ar: 'النص' },
  about: { en: 'Question', ar: 'السؤال' },
  from: { en: 'Written in', ar: 'كُتب بـ' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  state: { en: 'State', ar: 'الحالة' },
  before: { en: 'Translated from', ar: 'تُرجم عن' },
} as const;
export type TranslationColumn = keyof typeof sheetColumns;

const names = new Map(
  (Object.keys(sheetColumns) as TranslationColumn[]).flatMap((column) =>
    Object.values(sheetColumns[column]).map((name) => [foldText(name), column] as const),
  ),
);
const needed: TranslationColumn[] = ['question', 'path', 'english', 'arabic'];

/** Which column stands where, by headings in either language; null when one that is needed is missing. */
export function columnsIn(cells: readonly string[]): Map<TranslationColumn, number> | null {
  const found = new Map<TranslationColumn, number>();
  for (const [at, cell] of cells.entries()) {
    const column = names.get(foldText(cell.trim()));
    if (column && !found.has(column)) found.set(column, at);
  }
  return needed.every((column) => found.has(column)) ? found : null;
}

export const stateWords = {
  en: {
    initial: 'To translate',
    stale: 'Changed since',
    translated: 'Translated',
    reviewed: 'Reviewed',
    final: 'Reviewed',
  },
  ar: { initial: 'بلا ترجمة', stale: 'تغيّر الأصل', translated: 'مترجم', reviewed: 'روجع', final: 'روجع' },
} as const;
export const languageWords = { en: { en: 'English', ar: 'Arabic' }, ar: { en: 'الإنجليزية', ar: 'العربية' } } as const;
