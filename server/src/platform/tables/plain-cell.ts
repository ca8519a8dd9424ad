/**
 * Where a spreadsheet could see a formula begin, full-width forms and what it skips before one included: at the beginning of the text, and
 * at that of a cell or a row which is one only to a spreadsheet that separates cells by semicolons or tabs: it sees no quotes around the text, and
 * takes away those that the text begins with.
 */
const BEGINS = /^(?=\s*[=+\-@\t\r\n\0＝＋－＠])|(?<=[;\t\r\n])(?=(?:[^\S\r\n]|")*[=+\-@\0＝＋－＠])/gu;

/** The apostrophes that stand there. */
const PUT_BEFORE = /^'(?=[\s']*[=+\-@\t\r\n\0＝＋－＠])|(?<=[;\t\r\n])'(?=(?:[^\S\r\n]|['"])*[=+\-@\0＝＋－＠])/gu;

/** The text as a spreadsheet shows it: never as a formula that it runs. */
export function plainCell(text: string | null): string {
  return (text ?? '').replace(BEGINS, "'");
}

/** What `plainCell` was given. */
export function readPlainCell(cell: string): string {
  return cell.replace(PUT_BEFORE, '');
}
