import { writeXlsx } from 'hucre/xlsx';
import type { WriteSheet } from 'hucre/xlsx';
import { hasShadesOfFeedback } from '../carried-notes';
import type { WritableQuestion, Writing } from '../interchange';
import { leaveFields, writeEach } from '../write-each';
import { choiceName, sheetColumnNames } from './columns';
import type { SheetColumn, SheetLanguage } from './columns';
import { optionsLeft, rowOf } from './write-row';
import type { WrittenRow } from './write-row';

const BEFORE_CHOICES: SheetColumn[] = ['type', 'text'];
const AFTER_CHOICES = (Object.keys(sheetColumnNames) as SheetColumn[]).filter(
  (column) => !BEFORE_CHOICES.includes(column),
);
const WIDTHS: Partial<Record<SheetColumn, number>> = { type: 20, text: 60, answer: 24, rubric: 40, gapText: 40 };
const FEWEST_CHOICES = 4;
/** As much as a cell holds. */
const LONGEST_CELL = 32_767;

/** One row for each question, under headings in the language of whoever asked. */
export async function writeSpreadsheet(
  questions: readonly WritableQuestion[],
  language: SheetLanguage,
): Promise<Writing> {
  const { parts, left } = writeEach(questions, (question, leave) => {
    const row = rowOf(question, language);
    if (row && question.textHtml) leave('FORMATTING');
    if (row) leaveFields(question, [...optionsLeft, 'comparison', 'isFixed', 'translation'], leave);
    if (row && (question.notes?.answers || hasShadesOfFeedback(question)))
      leave('FIELDS_NOT_HELD', { fields: 'answerFeedback' });
    return row;
  });
  return { bytes: Buffer.from(await writeXlsx({ sheets: [sheetOf(parts, language)] })), left };
}

/** The headings above these rows. */
export function sheetOf(
  rows: WrittenRow[],
  language: SheetLanguage,
  name = language === 'ar' ? 'الأسئلة' : 'Questions',
): WriteSheet {
  const count = Math.max(FEWEST_CHOICES, ...rows.map(({ choices }) => choices.length));
  const places = Array.from({ length: count }, (_, index) => index);
  const named = (columns: SheetColumn[]) => columns.map((column) => sheetColumnNames[column][language]);
  const head = [
    ...named(BEFORE_CHOICES),
    ...places.map((place) => choiceName(place + 1, language)),
    ...named(AFTER_CHOICES),
  ];
  const widths = [...BEFORE_CHOICES.map(widthOf), ...places.map(() => 18), ...AFTER_CHOICES.map(widthOf)];
  return {
    name,
    rows: [head, ...rows.map((row) => cellsOf(row, places))],
    columns: widths.map((width) => ({ width })),
    cells: new Map(head.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }])),
    freezePane: { rows: 1 },
    view: { rightToLeft: language === 'ar' },
  };
}

/** Texts are written as texts: no spreadsheet takes one that begins with `=` for a formula. */
function cellsOf({ cells, choices }: WrittenRow, places: number[]): (string | number | null)[] {
  const of = (columns: SheetColumn[]) => columns.map((column) => cut(cells[column] ?? null));
  return [...of(BEFORE_CHOICES), ...places.map((place) => cut(choices[place] ?? null)), ...of(AFTER_CHOICES)];
}

function cut(value: string | number | null): string | number | null {
  return typeof value === 'string' ? value.slice(0, LONGEST_CELL) || null : value;
}

function widthOf(column: SheetColumn): number {
  return WIDTHS[column] ?? 14;
}
