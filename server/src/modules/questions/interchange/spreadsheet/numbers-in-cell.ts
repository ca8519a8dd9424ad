import type { CarriedNumber } from '../interchange';

const SHARE = /^([\d.,٠-٩٫]+)\s*[%٪]\s*:\s*(.+)$/u;
const PLUS_MINUS = /\s*(?:±|\+\/-|\+-)\s*/u;

/** `36`, or further values after strokes: `36 | 50%: 35 ± 0.5`. The tolerance of the first has a column of its own. */
export function numbersInCell(cell: string, tolerance: string): CarriedNumber {
  const [value = '', ...more] = cell.split('|').map((part) => part.trim());
  const others = more.filter(Boolean).map((part) => {
    const [, share = '100', range = part] = SHARE.exec(part) ?? [];
    const [other = '', reach = '0'] = range.split(PLUS_MINUS);
    return { value: other, tolerance: reach, share };
  });
  return { value, tolerance, ...(others.length > 0 && { others }) };
}

export function asNumbersCell({ value, others }: CarriedNumber): string {
  const more = (others ?? []).map((other) => {
    const share = other.share && other.share !== '100' ? `${other.share}%: ` : '';
    const reach = other.tolerance && other.tolerance !== '0' ? ` ± ${other.tolerance}` : '';
    return `${share}${other.value}${reach}`;
  });
  return [value, ...more].join(' | ');
}
