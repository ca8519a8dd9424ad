import { writeXlsx } from 'hucre/xlsx';
import type { Question } from '../../question.entity';
import { titleOf } from '../read-each';
import type { SheetLanguage } from '../spreadsheet/columns';
import { codedCell } from './sheet-codes';
import { languageWords, sheetColumns, stateWords } from './sheet-columns';
import type { TranslationColumn } from './sheet-columns';
import { workOf } from './translation-work';
import type { WorkUnit } from './translation-work';

const columns = Object.keys(sheetColumns) as TranslationColumn[];
const widths: Record<TranslationColumn, number> = {
  question: 38,
  path: 18,
  about: 40,
  from: 12,
  english: 60,
  arabic: 60,
  state: 16,
  before: 40,
};

/** A text a row, with a column for each language. Cells are texts: none that begins with `=` is a formula. */
export async function writeTranslationSheet(
  questions: readonly Question[],
  headings: SheetLanguage,
  texts: 'open' | 'all',
): Promise<Buffer> {
  const head = columns.map((column) => sheetColumns[column][headings]);
  const rows = questions.flatMap((question) => workOf(question, texts).map((unit) => rowOf(question, unit, headings)));
  const sheet = {
    name: headings === 'ar' ? 'الترجمة' : 'Translation',
    rows: [head, ...rows],
    columns: columns.map((column) => ({ width: widths[column] })),
    cells: new Map(head.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }])),
    freezePane: { rows: 1 },
    view: { rightToLeft: headings === 'ar' },
  };
  return Buffer.from(await writeXlsx({ sheets: [sheet] }));
}

function rowOf({ id, text, language }: Question, unit: WorkUnit, headings: SheetLanguage): (string | null)[] {
  const own = codedCell(unit.form, unit.source);
  const other = unit.said ? codedCell(unit.form, unit.said) : null;
  const state = unit.staleSource === null ? unit.state : 'stale';
  const cells: Record<TranslationColumn, string | null> = {
    question: id,
    path: unit.path,
    about: titleOf(text),
    from: languageWords[headings][language],
    english: language === 'en' ? own : other,
    arabic: language === 'ar' ? own : other,
    state: stateWords[headings][state],
    before: unit.staleSource,
  };
  return columns.map((column) => cells[column]);
}
