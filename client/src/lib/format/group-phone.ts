import parsePhoneNumber from 'libphonenumber-js/min';

/** More digits than these in a row are hard to read or to dial. */
const LONG_RUN = /\d{7,}/gu;

/**
 * "+961 3 555 418": the groups of its country. Where a country writes its numbers in one run, or there is no country, the digits
 * stand in threes and fours: "+49 160 555 0143".
 */
export const groupPhone = (phone: string): string =>
  (parsePhoneNumber(phone)?.formatInternational() ?? phone).replace(LONG_RUN, inGroups);

/** Threes, and as many fours at the end as it takes to leave nothing over. */
function inGroups(digits: string): string {
  const fours = digits.length % 3;
  const threes = digits.slice(0, digits.length - 4 * fours);
  return [...(threes.match(/\d{3}/gu) ?? []), ...(digits.slice(threes.length).match(/\d{4}/gu) ?? [])].join(' ');
}
