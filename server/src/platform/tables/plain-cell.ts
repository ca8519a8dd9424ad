/** What a spreadsheet would take for the beginning of a formula, full-width forms and what it skips before one included; some
 * separate cells by a semicolon, and then what follows one begins a cell of its own. */
const FORMULA = /^[;\s]*[=+\-@\t\r\n\0＝＋－＠]/u;

/** The text as a spreadsheet shows it: never as a formula that it runs. */
export function plainCell(text: string | null): string {
  const value = text ?? '';
  return FORMULA.test(value) ? `'${value}` : value;
}
