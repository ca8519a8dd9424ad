/** What a spreadsheet would take for the beginning of a formula, full-width forms and what it skips before one included. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/u;

/** The text as a spreadsheet shows it: never as a formula that it runs. */
export function plainCell(text: string | null): string {
  const value = text ?? '';
  return FORMULA.test(value) ? `'${value}` : value;
}
