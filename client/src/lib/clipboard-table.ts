/**
 * The rows of what a spreadsheet puts on the clipboard: tabs between cells, line breaks between rows; a cell that holds
 * either of them, or quotes, stands in quotes with its own quotes doubled.
 */
export function readClipboardTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (;;) {
    const { cell, after } = readCell(rest);
    row.push(cell);
    if (after.startsWith('\t')) {
      rest = after.slice(1);
      continue;
    }
    rows.push(row);
    if (after === '') return rows;
    row = [];
    rest = after.slice(1);
  }
}

function readCell(text: string): { cell: string; after: string } {
  const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text);
  if (quoted) return { cell: (quoted[1] ?? '').replaceAll('""', '"'), after: text.slice(quoted[0].length) };
  const end = text.search(/[\t\n]/);
  return end < 0 ? { cell: text, after: '' } : { cell: text.slice(0, end), after: text.slice(end) };
}
