import type { TableRow } from './candidate-table';

/** Strongest first: a line that came out of a spreadsheet may have commas inside its cells. */
const SEPARATORS = [/\t/, /[;؛]/, /[,،]/];
const LINE_END = /\r\n|\r|\n/;

/** Pasted text: one candidate a line, cut at tabs, semicolons or commas, Latin and Arabic. Blank lines are skipped. */
export function readText(text: string): TableRow[] {
  return text
    .split(LINE_END)
    .map((content, at) => ({ line: at + 1, cells: cellsOf(content) }))
    .filter(({ cells }) => cells.length > 0);
}

function cellsOf(line: string): string[] {
  if (line.trim() === '') return [];
  const separator = SEPARATORS.find((one) => one.test(line));
  return separator ? cut(line, separator) : [line];
}

/** A cell may stand in double quotes to hold a separator; a quote that never closes is an ordinary character. */
function cut(line: string, separator: RegExp): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const after = quoted ? rest.slice(quoted[0].length) : '';
    if (quoted && (after === '' || separator.test(after.charAt(0)))) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"'));
      if (after === '') return cells;
      rest = after.slice(1);
    } else {
      const end = rest.search(separator);
      if (end < 0) return [...cells, rest];
      cells.push(rest.slice(0, end));
      rest = rest.slice(end + 1);
    }
  }
}
