import { plainDecimal } from '@mizan/question-model';

/** From `low` to `high` as a middle and a tolerance, without the rounding of binary fractions. Null when it is no range. */
export function rangeAsNumber(low: string, high: string): { value: string; tolerance: string } | null {
  const from = plainDecimal(low);
  const to = plainDecimal(high);
  if (from === null || to === null) return null;
  const places = Math.max(decimals(from), decimals(to));
  const [one, other] = [scaled(from, places), scaled(to, places)];
  if (one > other) return null;
  // One place more, because halves have it.
  const value = plainDecimal(written((one + other) * 5n, places + 1));
  const tolerance = plainDecimal(written((other - one) * 5n, places + 1));
  return value === null || tolerance === null ? null : { value, tolerance };
}

/** The other way: from where to where a number may lie. */
export function rangeOfNumber(value: string, tolerance: string): { low: string; high: string } {
  const places = Math.max(decimals(value), decimals(tolerance));
  const [middle, reach] = [scaled(value, places), scaled(tolerance, places)];
  const plain = (sum: bigint) => plainDecimal(written(sum * 10n, places + 1)) ?? value;
  return { low: plain(middle - reach), high: plain(middle + reach) };
}

function decimals(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

function scaled(text: string, places: number): bigint {
  return BigInt(text.replace('.', '') + '0'.repeat(places - decimals(text)));
}

function written(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
