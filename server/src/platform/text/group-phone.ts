import parsePhoneNumber from 'libphonenumber-js/min';

/** "+961 3 555 418": the groups of its country; what is no number of a known country stays as it was given. */
export const groupPhone = (phone: string): string => parsePhoneNumber(phone)?.formatInternational() ?? phone;
