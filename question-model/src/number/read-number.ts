import { currenciesOf } from './currencies';
import { plainText } from './decimal';
import type { Decimal } from './decimal';
import { asciiNumber, parseDecimal } from './parse-decimal';

/** `odd`: there is something, but no number that everybody would read the same way. */
export type NumberReading =
  | { kind: 'none' }
  | { kind: 'odd' }
  | { kind: 'number'; decimal: Decimal; /** A plain decimal, `1250.5`. */ plain: string };

const percents = ['%', '٪', 'percent', 'per cent', 'بالمئة', 'بالمائة', 'في المئة', 'في المائة'];
/** Words, figures, words; a stop before a digit is a decimal point, any other belongs to its word. */
const parts = /^((?:[^\d+\-.,]|\.(?!\d))*)(.*\d\.?)?(.*)$/s;
const superscripts: Readonly<Record<string, string>> = { '²': '2', '³': '3' };

/**
 * Reads what was typed where a number was asked for. Beside the figures may stand the question's unit, a percent sign or a
 * currency, as long as they say nothing else than the question: `$5` is odd where kilograms are asked for.
 */
export function readNumber(text: string, unit?: string | null): NumberReading {
  const typed = lower(asciiNumber(text));
  if (typed === '') return { kind: 'none' };
  const wanted = lower(unit?.trim() ?? '');
  const [, sign = '', rest = ''] = /^([+-]?)\s*(.*)$/s.exec(withoutUnit(typed, wanted)) ?? [];
  const [, before = '', figures = '', after = ''] = parts.exec(rest) ?? [];
  const decimal = parseDecimal(`${sign}${figures.trim()}`);
  const isPlain = [before, after].every((word) => says(word.trim().replace(/\.$/, ''), wanted));
  return decimal && isPlain ? { kind: 'number', decimal, plain: plainText(decimal) } : { kind: 'odd' };
}

/** Without a word beside the figures: its unit is that of the question. */
export const isBareNumber = (text: string): boolean => parseDecimal(text) !== null;

const lower = (text: string) => text.toLowerCase().replace(/[\u064B-\u0652\u0640]/gu, '');

/** `m²` is also typed as m2, whose figure is none of the number's. */
function withoutUnit(typed: string, unit: string): string {
  const spellings = [unit, unit.replace(/[²³]/g, (raised) => superscripts[raised] ?? raised)];
  const found = spellings.find(
    (spelling) => spelling !== '' && typed.length > spelling.length && typed.endsWith(spelling),
  );
  return found === undefined ? typed : typed.slice(0, -found.length).trim();
}

/** Whether a word beside the figures says what the question says, or nothing. */
function says(word: string, unit: string): boolean {
  if (word === '' || word === unit) return true;
  if (percents.includes(word)) return unit === '' || percents.includes(unit);
  const currencies = currenciesOf(word);
  return unit === '' ? currencies.length > 0 : currenciesOf(unit).some((code) => currencies.includes(code));
}
