import { writeXlsx } from 'hucre/xlsx';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const BYTE_ORDER_MARK = '\ufeff';

/** A sheet as a spreadsheet program in Arabic saves it: Arabic headings, Arabic-Indic digits, a repeated row, a bad one. */
export async function arabicWorkbook(): Promise<Upload> {
  const rows = [
    ['الاسم', 'البريد الإلكتروني', 'رقم الهاتف'],
    ['ليلى الدوسري', 'layla.dosari@example.com', '٠٥٥٥١٢٣٤٥٦'],
    ['سعد المطيري', 'saad.mutairi@example.com', '٠٩٦٦٥٥١١١٢٢٢'],
    ['ليلى الدوسري', 'layla.dosari@example.com', '٠٥٥٥١٢٣٤٥٦'],
    ['هند العتيبي', 'hind.otaibi@example', '٠٥٥٥٩٩٩٨٨٨'],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: 'المرشحون', rows }] });
  return {
    name: 'candidates.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  };
}

/** Comma-separated, headings in English. */
export function csv(options: { withMark: boolean }): Upload {
  const text = 'Name,Email,Phone\r\nJonas Weber,jonas.weber@example.org,+49 160 555 0199\r\n';
  return {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from((options.withMark ? BYTE_ORDER_MARK : '') + text),
  };
}
