/** An exact decimal: digits × 10^-scale. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** -1, 0 or 1, exactly. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const difference = subtract(a, b).digits;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** |a − b|, exactly. */
export function distance(a: Decimal, b: Decimal): Decimal {
  const { digits, scale } = subtract(a, b);
  return { digits: digits < 0n ? -digits : digits, scale };
}

function subtract(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: atScale(a, scale) - atScale(b, scale), scale };
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

/** Without grouping, surplus zeros or an exponent: `-1250.5`. */
export function plainText({ digits, scale }: Decimal): string {
  const plain = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const fraction = scale > 0 ? plain.slice(-scale).replace(/0+$/, '') : '';
  const written = `${scale > 0 ? plain.slice(0, -scale) : plain}${fraction && `.${fraction}`}`;
  return digits < 0n ? `-${written}` : written;
}
