/** A plain decimal with commas between thousands, digit by digit: no figure is lost to a binary fraction. */
export function groupedNumber(plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
