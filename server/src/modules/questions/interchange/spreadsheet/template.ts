import { writeXlsx } from 'hucre/xlsx';
import type { CarriedQuestion } from '../interchange';
import type { SheetLanguage } from './columns';
import { typeWords } from './sheet-words';
import { templateExamples } from './template-examples';
import { sheetOf } from './write-spreadsheet';
import { rowOf } from './write-row';

const ROWS_TO_FILL = 1_000;

/** An empty sheet to fill in, whose types are a list to choose from, and a second one with an example of every type. */
export async function spreadsheetTemplate(language: SheetLanguage): Promise<Buffer> {
  const examples = templateExamples[language].flatMap((question: CarriedQuestion) => rowOf(question, language) ?? []);
  const types = Object.values(typeWords).map((words) => words[language]);
  const list = { name: language === 'ar' ? 'القوائم' : 'Lists', rows: types.map((type) => [type]), hidden: true };
  const empty = sheetOf([], language);
  const sheet = {
    ...empty,
    dataValidations: [
      {
        type: 'list' as const,
        formula1: `'${list.name}'!$A$1:$A$${types.length}`,
        range: `A2:A${ROWS_TO_FILL}`,
        allowBlank: true,
      },
    ],
  };
  return Buffer.from(
    await writeXlsx({ sheets: [sheet, sheetOf(examples, language, language === 'ar' ? 'أمثلة' : 'Examples'), list] }),
  );
}
