/** Several texts of one's own as one value of an address, parted by commas; a comma within one is written as %2C, as the lists of the server read it. */
export const severalAs = (texts: readonly string[]): string =>
  texts.map((one) => one.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

export const severalIn = (told: string): string[] =>
  told
    .split(',')
    .filter(Boolean)
    .map((one) => one.replaceAll('%2C', ',').replaceAll('%25', '%'));
